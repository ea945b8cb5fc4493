import { packArchive, packedFile, smallArchive, smallEntries } from "#tests/gateway/archives/madeArchive";
import type { HandEntry } from "#tests/support/zip";

type Small = ReturnType<typeof smallArchive>;

/** The small archive with other entries. */
export const withEntries = (...more: HandEntry[]) => packArchive(smallArchive(), [...smallEntries, ...more]);

/** The small archive with a changed course.json. */
export function changed(change: (archive: Small) => unknown): Buffer {
  const archive = smallArchive();
  change(archive);
  return packArchive(archive);
}

export const block = (archive: Small, at: number) => {
  const found = archive.modules[0]?.topics[0]?.draft[at];
  if (!found) throw new Error("the small archive has no such block");
  return found;
};

/** The small archive whose only file is another one. */
export function withFile(name: string, body: Buffer | string, mime: string, change: object = {}): Buffer {
  const archive = smallArchive();
  const file = { ...packedFile("f1", name, body, mime), ...change };
  archive.files = [file];
  return packArchive(archive, [smallEntries[0] ?? { name: "" }, { name: file.path, bytes: body }]);
}

/** An archive, the entry that is named, and why nothing of it is imported. */
export type HostileArchive = readonly [what: string, archive: Buffer, entry: string | null, message: string];
