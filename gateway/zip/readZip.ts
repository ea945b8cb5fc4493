import { pipeline, type Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import { readBytes } from "./directory";
import { BadZip, type ByteSource, lengths, methods, signatures, type ZipEntry } from "./zipFormat";

const damaged = "The entry is damaged";

/** Finds the start of an entry's bytes. Its own header must name it as the directory does. */
async function findBytes(source: ByteSource, { name, offset }: ZipEntry): Promise<number> {
  const header = await readBytes(source, offset, lengths.local);
  if (header.readUInt32LE(0) !== signatures.local) throw new BadZip(damaged);
  const nameLength = header.readUInt16LE(26);
  const named = await readBytes(source, offset + lengths.local, nameLength);
  if (named.toString("utf8") !== name) throw new BadZip("The entry has two names");
  return offset + lengths.local + nameLength + header.readUInt16LE(28);
}

async function openBytes(source: ByteSource, entry: ZipEntry): Promise<AsyncIterable<Buffer>> {
  const start = await findBytes(source, entry);
  if (start + entry.compressedSize > source.size) throw new BadZip(damaged);
  const bytes: Readable = await source.read({ start, end: start + entry.compressedSize - 1 });
  if (entry.method === methods.stored) return bytes;
  const inflate = createInflateRaw();
  // A failure of one stream destroys the other.
  pipeline(bytes, inflate, () => undefined);
  return inflate;
}

/** The decompressor's error says only that the bytes are wrong; others are the storage's. */
const toBadZip = (error: unknown): unknown =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_")
    ? new BadZip(damaged)
    : error;

/**
 * The bytes of an entry, never more than the directory promises: one that inflates to more ends at once. Throws BadZip for
 * bytes that are not as promised.
 */
export async function* readEntry(source: ByteSource, entry: ZipEntry): AsyncGenerator<Buffer> {
  let [size, crc] = [0, 0];
  if (entry.compressedSize > 0) {
    try {
      for await (const chunk of await openBytes(source, entry)) {
        size += chunk.length;
        if (size > entry.size) throw new BadZip("The entry is larger than the archive says");
        crc = crc32(chunk, crc);
        yield chunk;
      }
    } catch (error) {
      throw toBadZip(error);
    }
  }
  if (size !== entry.size || crc !== entry.crc) throw new BadZip(damaged);
}
