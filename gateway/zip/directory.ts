import {
  BadZip,
  type ByteSource,
  beyond16,
  beyond32,
  extra64,
  lengths,
  signatures,
  type ZipEntry,
} from "./zipFormat";

const notZip = "This is not a ZIP archive";

/** A part of the bytes. Throws BadZip when they end before it does. */
export async function readBytes(source: ByteSource, start: number, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  if (start < 0 || start + length > source.size) throw new BadZip(notZip);
  const chunks: Buffer[] = [];
  for await (const chunk of await source.read({ start, end: start + length - 1 })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== length) throw new BadZip(notZip);
  return bytes;
}

interface Directory {
  count: number;
  offset: number;
  size: number;
}

/** Reads the larger numbers of ZIP64, which come before the end. */
async function readEnd64(source: ByteSource, endAt: number): Promise<Directory> {
  const locator = await readBytes(source, endAt - lengths.locator64, lengths.locator64);
  if (locator.readUInt32LE(0) !== signatures.locator64) throw new BadZip(notZip);
  const end = await readBytes(source, Number(locator.readBigUInt64LE(8)), lengths.end64);
  if (end.readUInt32LE(0) !== signatures.end64) throw new BadZip(notZip);
  return {
    count: Number(end.readBigUInt64LE(32)),
    size: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  };
}

async function findDirectory(source: ByteSource): Promise<Directory> {
  // A comment of up to 64 KB may follow.
  const length = Math.min(source.size, lengths.end + beyond16);
  const tail = await readBytes(source, source.size - length, length);
  for (let at = tail.length - lengths.end; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== signatures.end) continue;
    if (at + lengths.end + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const found = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    };
    const isLarge = found.count === beyond16 || found.offset === beyond32 || found.size === beyond32;
    return isLarge ? readEnd64(source, source.size - length + at) : found;
  }
  throw new BadZip(notZip);
}

/** The numbers of an entry that are too large for their fields, in the order of the format. */
function readLargeNumbers(extra: Buffer, fields: readonly number[]): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== extra64) continue;
    let next = at + 4;
    return fields.map((field) => {
      if (field !== beyond32) return field;
      if (next + 8 > extra.length) throw new BadZip(notZip);
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return [...fields];
}

const unix = 3;

function parseEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + lengths.central > bytes.length || bytes.readUInt32LE(at) !== signatures.central)
    throw new BadZip(notZip);
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
    bytes.readUInt16LE(at + field),
  );
  const nameAt = at + lengths.central;
  const extraAt = nameAt + (nameLength ?? 0);
  const extraEnd = extraAt + (extraLength ?? 0);
  const next = extraEnd + (commentLength ?? 0);
  if (next > bytes.length) throw new BadZip(notZip);
  const fields = [24, 20, 42].map((field) => bytes.readUInt32LE(at + field));
  const [size = 0, compressedSize = 0, offset = 0] = readLargeNumbers(
    bytes.subarray(extraAt, extraEnd),
    fields,
  );
  const entry = {
    name: bytes.toString("utf8", nameAt, extraAt),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    size,
    compressedSize,
    offset,
    mode: bytes.readUInt8(at + 5) === unix ? bytes.readUInt16LE(at + 40) : 0,
  };
  return { entry, next };
}

/** The largest directory that is read, in bytes: some 400 for each entry. */
const bytesOfEntry = 400;

/**
 * Reads the entries of an archive's directory. Throws BadZip for other files, and for one with too many entries.
 */
export async function readDirectory(source: ByteSource, maxEntries: number): Promise<ZipEntry[]> {
  const { count, offset, size } = await findDirectory(source);
  if (count > maxEntries || size > maxEntries * bytesOfEntry)
    throw new BadZip(`The archive has more than ${maxEntries} entries`);
  const bytes = await readBytes(source, offset, size);
  const entries: ZipEntry[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { entry, next } = parseEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  if (entries.length !== count) throw new BadZip(notZip);
  return entries;
}
