import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError, getFilePath } from "./manifest";
import type { Entry } from "./tar";

/** The folder of uploaded files. Each is written once under a unique name, so copying needs no lock. */
const filesFolder = (dataDir: string) => join(dataDir, "files");

/** The entries of all uploaded files of a data folder; none if the folder does not exist. */
export async function* readFiles(dataDir: string): AsyncGenerator<Entry> {
  const folder = filesFolder(dataDir);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of found) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    const name = `files${path.slice(folder.length).split(sep).join("/")}`;
    yield { name, size, content: createReadStream(path) };
  }
}

/** Whether a data folder has uploaded files. */
export async function hasFiles(dataDir: string): Promise<boolean> {
  const found = await readdir(filesFolder(dataDir)).catch(() => []);
  return found.length > 0;
}

/** Restores uploaded files next to those in use, and swaps them in once all are written. */
export class FilesRestore {
  readonly #folder: string;
  readonly #unfinished: string;
  #count = 0;

  constructor(dataDir: string) {
    this.#folder = filesFolder(dataDir);
    this.#unfinished = `${this.#folder}.restoring`;
  }

  /** Takes an entry when it is an uploaded file. */
  async take({ name, content }: Entry): Promise<void> {
    const file = getFilePath(name);
    if (file === undefined) return;
    if (this.#count === 0) await rm(this.#unfinished, { recursive: true, force: true });
    const path = resolve(this.#unfinished, file);
    if (!path.startsWith(resolve(this.#unfinished) + sep))
      throw new BackupError(`the backup names a file outside of its folder: ${name}`);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(Readable.from(content), createWriteStream(path, { flags: "wx" }));
    this.#count += 1;
  }

  /** Replaces the former files by the restored ones. */
  async finish(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    if (this.#count > 0) await rename(this.#unfinished, this.#folder);
  }
}
