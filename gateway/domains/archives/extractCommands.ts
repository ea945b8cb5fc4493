import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Examined } from "#gateway/files/examine";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import { readEntry } from "#gateway/zip/readZip";
import { BadZip, type ByteSource, type ZipEntry } from "#gateway/zip/zipFormat";
import { refuseWrongFiles } from "../lessons/contentCommands";
import type { ArchivedFile } from "./archiveContract";
import type { ArchiveProblem, Plan } from "./archiveRules";
import { archiveMessages } from "./contract";
import type { ReadArchive } from "./readLoaders";

type Storing = Pick<Context, "files">;

/** A file of an archive that was examined; its bytes are kept under the key where there is one. */
export interface ExtractedFile extends Examined {
  name: string;
  storageKey: string;
}

interface Packed {
  source: ByteSource;
  entry: ZipEntry;
  file: ArchivedFile;
}

/** Unpacks an entry to a path, and refuses one whose bytes are not those that the archive names. */
async function unpack({ source, entry, file }: Packed, path: string): Promise<void> {
  if (entry.size !== file.bytes) throw new BadZip(archiveMessages.wrongSize);
  const hash = createHash("sha256");
  async function* hashed() {
    for await (const chunk of readEntry(source, entry)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(Readable.from(hashed()), createWriteStream(path, { flags: "wx" }));
  if (hash.digest("hex") !== file.sha256) throw new BadZip(archiveMessages.wrongHash);
}

/** Examines a file as any upload is, and hands its path over. */
async function examine<Result>(
  { files }: Storing,
  packed: Packed,
  use: (path: string, examined: Examined) => Promise<Result>,
): Promise<Result> {
  const path = await files.incoming.newPath();
  try {
    await unpack(packed, path);
    // The libraries that read pictures and recordings are loaded with the first file.
    const { examineFile } = await import("#gateway/files/examine");
    const { name, mime: type } = packed.file;
    return await use(path, await examineFile(path, { name, type, owner: "archives" }));
  } finally {
    await rm(path, { force: true });
  }
}

interface Extraction {
  read: ReadArchive;
  plan: Plan;
  /** Under which tenant's key each file is kept; null only examines them. */
  keepFor: number | null;
  /** Called after each file. */
  onFile?: (count: number) => Promise<void>;
  signal?: AbortSignal;
}

interface Extracted {
  files: ExtractedFile[];
  problems: ArchiveProblem[];
}

const toProblem = (entry: string, message: string): ArchiveProblem => ({ entry, line: null, message });

/** The problem of a file that is refused; any other error is a fault. */
function toFileProblem(entry: string, error: unknown): ArchiveProblem {
  if (error instanceof BadZip || error instanceof Refusal) return toProblem(entry, error.message);
  throw error;
}

/** Blocks that cannot show the file that they name. */
function findWrongFiles({ archive, lessons }: Plan, files: readonly ExtractedFile[]): ArchiveProblem[] {
  const blocks = lessons.flat().flatMap(({ draft, published }) => [...draft, ...(published ?? [])]);
  return blocks.flatMap(({ content }) => {
    const at = (place: number | null) => files[(place ?? 0) - 1];
    try {
      refuseWrongFiles(content, { file: at(content.fileId), captions: at(content.captionsFileId) });
      return [];
    } catch (error) {
      const place = content.fileId ?? content.captionsFileId ?? 0;
      return [toFileProblem(archive.files[place - 1]?.path ?? "", error)];
    }
  });
}

/** Unpacks the files of an archive, one after the other, and examines them; keeps them where a tenant is named. */
export async function extractFiles(
  context: Storing,
  { read, plan, keepFor, onFile, signal }: Extraction,
): Promise<Extracted> {
  const { storage } = context.files;
  const files: ExtractedFile[] = [];
  const problems: ArchiveProblem[] = [];
  const keep = async (file: ArchivedFile, path: string, examined: Examined) => {
    const storageKey = `${keepFor ?? 0}/${randomBytes(16).toString("hex")}`;
    if (keepFor !== null) await storage.keep(storageKey, path);
    files.push({ ...examined, name: file.name, storageKey });
  };
  try {
    for (const file of plan.archive.files) {
      signal?.throwIfAborted();
      const entry = read.entries.get(file.path);
      if (!entry) problems.push(toProblem(file.path, archiveMessages.missing));
      else
        await examine(context, { source: read.source, entry, file }, (path, examined) =>
          keep(file, path, examined),
        ).catch((error: unknown) => problems.push(toFileProblem(file.path, error)));
      await onFile?.(files.length);
    }
  } catch (error) {
    await forgetFiles(context, files);
    throw error;
  }
  if (problems.length === 0) problems.push(...findWrongFiles(plan, files));
  return { files, problems };
}

/** Deletes the bytes of files that were kept for nothing. */
export async function forgetFiles({ files: { storage } }: Storing, files: readonly ExtractedFile[]) {
  for (const { storageKey } of files) await storage.remove(storageKey);
}
