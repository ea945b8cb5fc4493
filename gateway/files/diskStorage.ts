import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { type ByteRange, checkKey, type FileStorage, MissingFile, type StoredObject } from "./storage";

/** The suffix of a file that is still being copied. */
const unfinished = ".unfinished";

/** Waits until the disk has stored the file or folder at a path. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** Moves a file; one on another disk is copied next to its new place first. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!isCode(error, "EXDEV")) throw error;
    await copyFile(from, `${to}${unfinished}`);
    await flush(`${to}${unfinished}`);
    await rename(`${to}${unfinished}`, to);
    await rm(from);
  }
}

async function openToRead(path: string, key: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) throw new MissingFile(key);
    throw error;
  });
  if (!found.isFile()) throw new MissingFile(key);
}

/** Keeps files in a folder. A crash leaves each of them whole or absent. */
export function openDiskStorage(folder: string): FileStorage {
  const toPath = (key: string) => join(folder, ...checkKey(key).split("/"));
  return {
    async keep(key, path) {
      const place = toPath(key);
      await mkdir(dirname(place), { recursive: true });
      await flush(path);
      await move(path, place);
      await flush(dirname(place));
    },
    async read(key, range?: ByteRange): Promise<Readable> {
      const path = toPath(key);
      await openToRead(path, key);
      return createReadStream(path, range);
    },
    remove: (key) => rm(toPath(key), { force: true }),
    async *list(): AsyncGenerator<StoredObject> {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of found) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(folder, path).split(sep).join("/");
        // A file may go while the others are listed.
        const known = await stat(path).catch(() => null);
        if (known) yield { key, changedAt: known.mtime };
      }
    },
  };
}
