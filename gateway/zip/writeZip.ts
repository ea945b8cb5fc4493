import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { beyond16, beyond32, extra64, flags, lengths, methods, signatures } from "./zipFormat";

/** Whether content of a media type becomes smaller: pictures, sound, films, archives and PDF are packed already. */
export const isCompressible = (mime: string): boolean => !/^(image|video|audio)\/|zip|pdf/.test(mime);

/** A file of a new archive. */
export interface NewEntry {
  /** Its path, with slashes. */
  name: string;
  /** Whether its bytes become smaller by deflating; those of pictures and videos do not. */
  isCompressible: boolean;
  read: () => AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>;
}

/** The facts of an entry after its bytes. */
interface Written {
  name: Buffer;
  crc: number;
  size: number;
  compressedSize: number;
  offset: number;
}

/** 1980-01-01, the first day that the format knows: equal contents make equal archives. */
const date = 0x21;
const versionNeeded = 20;
const versionOf64 = 45;

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(lengths.local);
  header.writeUInt32LE(signatures.local, 0);
  header.writeUInt16LE(versionNeeded, 4);
  header.writeUInt16LE(flags.sizesFollow | flags.utf8, 6);
  header.writeUInt16LE(methods.deflated, 8);
  header.writeUInt16LE(date, 12);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function descriptor({ crc, size, compressedSize }: Written): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(signatures.descriptor, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(compressedSize, 8);
  bytes.writeUInt32LE(size, 12);
  return bytes;
}

/** The extra field with an offset beyond 4 GB; empty for others. */
function offsetField(offset: number): Buffer {
  if (offset < beyond32) return Buffer.alloc(0);
  const field = Buffer.alloc(12);
  field.writeUInt16LE(extra64, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(offset), 4);
  return field;
}

function centralHeader({ name, crc, size, compressedSize, offset }: Written): Buffer {
  const extra = offsetField(offset);
  const header = Buffer.alloc(lengths.central);
  header.writeUInt32LE(signatures.central, 0);
  header.writeUInt16LE(versionOf64, 4);
  header.writeUInt16LE(extra.length > 0 ? versionOf64 : versionNeeded, 6);
  header.writeUInt16LE(flags.sizesFollow | flags.utf8, 8);
  header.writeUInt16LE(methods.deflated, 10);
  header.writeUInt16LE(date, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(compressedSize, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, beyond32), 42);
  return Buffer.concat([header, name, extra]);
}

interface Directory {
  count: number;
  offset: number;
  size: number;
}

/** The end of an archive whose directory is beyond 4 GB, or has more entries than 16 bits count. */
function end64({ count, offset, size }: Directory): Buffer {
  const end = Buffer.alloc(lengths.end64);
  end.writeUInt32LE(signatures.end64, 0);
  end.writeBigUInt64LE(BigInt(lengths.end64 - 12), 4);
  end.writeUInt16LE(versionOf64, 12);
  end.writeUInt16LE(versionOf64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(lengths.locator64);
  locator.writeUInt32LE(signatures.locator64, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}

function writeEnd(directory: Directory): Buffer {
  const { count, offset, size } = directory;
  const isLarge = count >= beyond16 || offset >= beyond32 || size >= beyond32;
  const end = Buffer.alloc(lengths.end);
  end.writeUInt32LE(signatures.end, 0);
  end.writeUInt16LE(Math.min(count, beyond16), 8);
  end.writeUInt16LE(Math.min(count, beyond16), 10);
  end.writeUInt32LE(Math.min(size, beyond32), 12);
  end.writeUInt32LE(Math.min(offset, beyond32), 16);
  return isLarge ? Buffer.concat([end64(directory), end]) : end;
}

/** Yields the compressed bytes of an entry and returns the facts known after them. */
async function* writeEntry(entry: NewEntry, offset: number): AsyncGenerator<Buffer, Written> {
  const name = Buffer.from(entry.name);
  const written: Written = { name, crc: 0, size: 0, compressedSize: 0, offset };
  yield localHeader(name);
  const bytes = await entry.read();
  async function* counted() {
    for await (const chunk of bytes) {
      written.crc = crc32(chunk, written.crc);
      written.size += chunk.length;
      yield chunk;
    }
  }
  const deflate = createDeflateRaw({ level: entry.isCompressible ? 6 : 0 });
  // A failure to read destroys the other stream, which the loop below then throws.
  pipeline(Readable.from(counted()), deflate, () => undefined);
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    written.compressedSize += chunk.length;
    yield chunk;
  }
  yield descriptor(written);
  return written;
}

/** The bytes of a ZIP archive, one entry after the other. Equal entries make equal bytes. An entry has less than 4 GB. */
export async function* writeZip(entries: Iterable<NewEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const parts = writeEntry(entry, offset);
    for (let part = await parts.next(); ; part = await parts.next()) {
      if (part.done) {
        written.push(part.value);
        break;
      }
      offset += part.value.length;
      yield part.value;
    }
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  yield writeEnd({ count: written.length, offset, size: directory.length });
}
