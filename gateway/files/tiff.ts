import { type FileHandle, open } from "node:fs/promises";

/** The tags about a picture's making: texts, times, devices, EXIF, GPS, XMP, IPTC and Photoshop's. */
const telling = new Set([
  269, 270, 271, 272, 285, 305, 306, 315, 316, 700, 33_432, 33_723, 34_377, 34_665, 34_853, 40_091, 40_092,
  40_093, 40_094, 40_095, 40_965,
]);
/** Of these, those that lead to another directory of tags. */
const tellingDirectories = new Set([34_665, 34_853, 40_965]);
/** Leads to further pictures. */
const furtherPictures = 330;

/** The bytes of a value by the number of its type. */
const typeSizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 1, 1, 8, 8, 8];

/** More than any file needs. */
const most = { directories: 2_000, entries: 2_000, offsets: 8_000, erased: 32 * 1_048_576 } as const;

interface Entry {
  tag: number;
  bytes: Buffer;
  /** The place and length of its value where that is not within the entry. */
  outside: { at: number; length: number } | null;
  /** Its values, where they are offsets of directories. */
  offsets: () => Promise<number[]>;
}

/** The encoding of a file's numbers. BigTIFF has wide ones. */
interface Layout {
  file: FileHandle;
  size: number;
  isLittle: boolean;
  isWide: boolean;
}

const damaged = () => new Error("a TIFF that points outside of itself");

async function readAt({ file, size }: Layout, at: number, length: number): Promise<Buffer> {
  if (at < 8 || length < 0 || at + length > size) throw damaged();
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, at);
  return bytes;
}

const toNumber = ({ isLittle }: Layout, bytes: Buffer): number => {
  const hex = (isLittle ? Buffer.from(bytes).reverse() : bytes).toString("hex");
  const value = Number.parseInt(hex, 16);
  if (!Number.isSafeInteger(value)) throw damaged();
  return value;
};

/** The lengths of a directory's count, its entries and its offsets. */
const getLengths = ({ isWide }: Layout) =>
  isWide ? { count: 8, entry: 20, offset: 8 } : { count: 2, entry: 12, offset: 4 };

function readEntry(layout: Layout, bytes: Buffer): Entry {
  const { offset } = getLengths(layout);
  const read = (from: number, length: number) => toNumber(layout, bytes.subarray(from, from + length));
  const valueLength = typeSizes[read(2, 2)] ?? 1;
  const length = read(4, offset) * valueLength;
  const inside = 4 + offset;
  const outside = length > offset ? { at: read(inside, offset), length } : null;
  return {
    tag: read(0, 2),
    bytes,
    outside,
    offsets: async () => {
      if (length > most.offsets) throw damaged();
      const value = outside
        ? await readAt(layout, outside.at, length)
        : bytes.subarray(inside, inside + length);
      const starts = Array.from({ length: Math.floor(length / valueLength) }, (_, at) => at * valueLength);
      return starts.map((start) => toNumber(layout, value.subarray(start, start + valueLength)));
    },
  };
}

interface Directory {
  at: number;
  entries: Entry[];
  /** As stored: the offset of the next directory. */
  next: Buffer;
}

async function readDirectory(layout: Layout, at: number): Promise<Directory> {
  const { count, entry, offset } = getLengths(layout);
  const entries = toNumber(layout, await readAt(layout, at, count));
  if (entries > most.entries) throw damaged();
  const rows = await readAt(layout, at + count, entries * entry);
  const next = await readAt(layout, at + count + rows.length, offset);
  const starts = Array.from({ length: entries }, (_, row) => row * entry);
  return { at, next, entries: starts.map((start) => readEntry(layout, rows.subarray(start, start + entry))) };
}

/** Writes a directory with the entries that stay; the freed bytes are zero. */
async function writeDirectory(layout: Layout, { at, entries, next }: Directory, kept: readonly Entry[]) {
  const { count, entry } = getLengths(layout);
  const bytes = Buffer.alloc(count + entries.length * entry + next.length);
  const number = Buffer.alloc(count);
  number.writeUInt16LE(kept.length, 0);
  (layout.isLittle ? number : number.reverse()).copy(bytes);
  Buffer.concat([...kept.map((item) => item.bytes), next]).copy(bytes, count);
  await layout.file.write(bytes, 0, bytes.length, at);
}

async function openLayout(file: FileHandle): Promise<{ layout: Layout; first: number }> {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  await file.read(head, 0, 16, 0);
  const isLittle = head.toString("latin1", 0, 2) === "II";
  const isWide = head[isLittle ? 2 : 3] === 43;
  const layout = { file, size, isLittle, isWide };
  return { layout, first: toNumber(layout, isWide ? head.subarray(8, 16) : head.subarray(4, 8)) };
}

/** Erases the values of entries that leave. */
async function erase({ file, size }: Layout, entries: readonly Entry[]): Promise<void> {
  for (const { outside } of entries) {
    if (!outside) continue;
    const { at, length } = outside;
    if (at < 8 || at + length > size || length > most.erased) throw damaged();
    await file.write(Buffer.alloc(length), 0, length, at);
  }
}

/** A directory to read; of one that tells, all entries leave. */
interface DirectoryAt {
  at: number;
  isTelling: boolean;
}

/** The directories that one leads to. */
async function findPlaces(
  layout: Layout,
  { entries, next }: Directory,
  isTelling: boolean,
): Promise<DirectoryAt[]> {
  const places: DirectoryAt[] = [{ at: toNumber(layout, next), isTelling }];
  for (const { tag, offsets } of entries) {
    const leadsToTelling = isTelling || tellingDirectories.has(tag);
    if (tellingDirectories.has(tag) || (tag === furtherPictures && !isTelling))
      for (const at of await offsets()) places.push({ at, isTelling: leadsToTelling });
  }
  return places;
}

/** Strips the revealing tags of one directory and returns the directories that it leads to. */
async function stripDirectory(layout: Layout, { at, isTelling }: DirectoryAt): Promise<DirectoryAt[]> {
  const directory = await readDirectory(layout, at);
  const leaving = directory.entries.filter(({ tag }) => isTelling || telling.has(tag));
  const places = await findPlaces(layout, directory, isTelling);
  await erase(layout, leaving);
  const kept = directory.entries.filter((entry) => !leaving.includes(entry));
  if (leaving.length > 0) await writeDirectory(layout, directory, kept);
  return places;
}

/**
 * Strips the facts about its making from a TIFF, in place: every picture in it stays as it is, bit by bit. A file
 * without them is not changed. Throws if the file is damaged.
 */
export async function stripTiff(path: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { layout, first } = await openLayout(file);
    const waiting: DirectoryAt[] = [{ at: first, isTelling: false }];
    const known = new Set([0]);
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      if (known.has(place.at)) continue;
      if (known.add(place.at).size > most.directories) throw damaged();
      waiting.push(...(await stripDirectory(layout, place)));
    }
  } finally {
    await file.close();
  }
}
