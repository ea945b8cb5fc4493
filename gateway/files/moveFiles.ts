import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type FileStorage, MissingFile } from "./storage";

interface Move {
  from: FileStorage;
  to: FileStorage;
  /** The path of a new file on this machine's disk. */
  newPath: () => Promise<string>;
  /** Leaves the files where they were, too. */
  keep: boolean;
  /** Called after each file, with how many there have been. */
  onProgress?: (count: number) => void;
}

/** The outcome of a move. */
export interface Moved {
  /** Files that are in the new storage only by this move. */
  copied: number;
  /** Files that were there already, byte for byte. */
  known: number;
  /** Keys under which both storages have different bytes: nothing of them was changed. */
  differing: string[];
}

type Outcome = "copied" | "known" | "differing";

/** Number of files moved at once. */
const concurrency = 8;

async function hashFile(storage: FileStorage, key: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    for await (const part of await storage.read(key)) hash.update(part);
  } catch (error) {
    if (error instanceof MissingFile) return undefined;
    throw error;
  }
  return hash.digest("hex");
}

/** Copies a file by way of this machine's disk and reads it back. Throws when it arrives in another shape. */
async function copy({ from, to, newPath }: Move, key: string): Promise<void> {
  const path = await newPath();
  const hash = createHash("sha256");
  const measure = new Transform({
    transform(part, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  try {
    await pipeline(await from.read(key), measure, createWriteStream(path));
    await to.keep(key, path);
  } finally {
    await rm(path, { force: true });
  }
  if ((await hashFile(to, key)) !== hash.digest("hex")) {
    await to.remove(key);
    throw new Error(`the file ${key} did not arrive as it was sent: it is still where it was`);
  }
}

/** The smaller sizes of a picture can be made again: existing ones stay. */
const isDerived = (key: string) => key.includes(".");

async function moveFile(move: Move, key: string): Promise<Outcome> {
  const { from, to, keep } = move;
  const present = await hashFile(to, key);
  if (present !== undefined && !isDerived(key) && present !== (await hashFile(from, key))) return "differing";
  if (present === undefined) await copy(move, key);
  if (!keep) await from.remove(key);
  return present === undefined ? "copied" : "known";
}

/**
 * Moves all files from one storage to another. Each is deleted only after its copy was read back, so that an
 * interrupted move continues when it is run again.
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, known: 0, differing: [] };
  const keys = move.from.list()[Symbol.asyncIterator]();
  let count = 0;
  const work = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const { key } = next.value;
      const outcome = await moveFile(move, key);
      if (outcome === "differing") moved.differing.push(key);
      else moved[outcome] += 1;
      count += 1;
      move.onProgress?.(count);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return moved;
}
