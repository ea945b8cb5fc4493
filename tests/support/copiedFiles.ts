import { readFileSync } from "node:fs";
import { MemoryFS } from "@electric-sql/pglite";

/** The folder of the database inside the program. */
const dataFolder = "/pglite/data";
const blockSize = 512;
const aFolder = "5";
const fileMode = 0o100600;
const folderMode = 0o40700;

interface Entry {
  /** The folder that it is in; "" is the topmost. */
  folder: string;
  name: string;
  isFolder: boolean;
  /** The offset of its bytes in the archive. */
  at: number;
  size: number;
}

interface Image {
  bytes: Uint8Array;
  entries: Entry[];
}

interface MemoryNode {
  node_ops: { mknod(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode };
  contents: Uint8Array;
  usedBytes: number;
}

/** As much of Emscripten's files as this uses. */
interface MemoryFiles {
  mkdirTree(path: string, mode: number): void;
  lookupPath(path: string): { node: MemoryNode };
}

function readEntries(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  const text = (from: number, length: number) =>
    bytes.toString("latin1", from, from + length).replace(/\0.*$/s, "");
  for (let head = 0; bytes[head] !== undefined && bytes[head] !== 0; ) {
    const [prefix, rest] = [text(head + 345, 155), text(head, 100)];
    const parts = `${prefix}/${rest}`.split("/").filter((part) => part !== "");
    const size = Number.parseInt(text(head + 124, 12), 8);
    const at = head + blockSize;
    entries.push({
      folder: parts.slice(0, -1).join("/"),
      name: parts.at(-1) ?? "",
      isFolder: text(head + 156, 1) === aFolder,
      at,
      size,
    });
    head = at + Math.ceil(size / blockSize) * blockSize;
  }
  return entries;
}

const images = new Map<string, Image>();

/** The archive at a path, read once by each process. */
function readImage(path: string): Image {
  const known = images.get(path);
  if (known) return known;
  const bytes = readFileSync(path);
  const image = { bytes, entries: readEntries(bytes) };
  images.set(path, image);
  return image;
}

/**
 * The files of a database in memory, which begin as those of an archive of `dumpDataDir`. PGlite's own way
 * unpacks the archive for each database and finds each file by its path, which takes most of an opening.
 */
class CopiedFiles extends MemoryFS {
  readonly #image: Image;

  constructor(image: Image) {
    super();
    this.#image = image;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error("the files have no database");
    const files: MemoryFiles = this.pg.Module.FS;
    files.mkdirTree(dataFolder, folderMode);
    const folders = new Map([["", files.lookupPath(dataFolder).node]]);
    // The database writes into it; one copy of all is quicker than one of each.
    const own = Uint8Array.from(this.#image.bytes);
    for (const { folder, name, isFolder, at, size } of this.#image.entries) {
      const parent = folders.get(folder);
      if (!parent) throw new Error(`${name} comes before its folder ${folder}`);
      const node = parent.node_ops.mknod(parent, name, isFolder ? folderMode : fileMode, 0);
      if (isFolder) folders.set(folder === "" ? name : `${folder}/${name}`, node);
      else Object.assign(node, { contents: own.subarray(at, at + size), usedBytes: size });
    }
  }
}

/** The files for a database in memory that is a copy of the one in an archive. */
export const copyFiles = (path: string): MemoryFS => new CopiedFiles(readImage(path));
