import type { Context } from "#gateway/graphql/context";
import type { Person, PersonalData } from "#gateway/personal/personalRows";
import { readPersonalData } from "#gateway/personal/readPersonalData";
import { isCompressible, type NewEntry } from "#gateway/zip/writeZip";

type Reading = Pick<Context, "db" | "files" | "clock">;

async function* inOne(value: unknown): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

/** A file's name in an archive: unpacking it is safe on every system. */
const nameInArchive = ({ id, name }: { id: number; name: string }): string =>
  `files/${id}-${name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, "_").slice(-150)}`;

/** The entries of a person's archive: a JSON file for each domain that holds something, and the files that the person uploaded. */
export async function readPersonArchive(
  { db, files, clock }: Reading,
  person: Person & { name: string; organization: string },
  parts: readonly PersonalData[],
): Promise<NewEntry[]> {
  const uploaded = await db.file.findMany({
    where: { uploadedById: person.userId },
    select: { id: true, name: true, mime: true, storageKey: true },
    orderBy: { id: "asc" },
  });
  const about = {
    person: person.name,
    organization: person.organization,
    exportedAt: clock().toISOString(),
    files: ["about.json", ...parts.map(({ name }) => `${name}.json`), ...uploaded.map(nameInArchive)],
  };
  return [
    { name: "about.json", isCompressible: true, read: () => inOne(about) },
    ...parts.map((part) => ({
      name: `${part.name}.json`,
      isCompressible: true,
      read: () => readPersonalData(db, person, part),
    })),
    ...uploaded.map((file) => ({
      name: nameInArchive(file),
      isCompressible: isCompressible(file.mime),
      read: () => files.storage.read(file.storageKey),
    })),
  ];
}
