import { Readable } from "node:stream";
import { crc32, deflateRawSync } from "node:zlib";
import { readDirectory } from "#gateway/zip/directory";
import { readEntry } from "#gateway/zip/readZip";
import type { ByteSource } from "#gateway/zip/zipFormat";

/** An entry of an archive made by hand, and what it lies about. */
export interface HandEntry {
  name: string;
  bytes?: Buffer | string;
  /** 0 stores, 8 deflates. */
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  /** The name in the entry's own header. */
  localName?: string;
  /** The Unix mode. */
  mode?: number;
  /** The offset at which the directory says that it begins. */
  offset?: number;
}

const unixMadeBy = (3 << 8) | 20;

/** A ZIP archive as an attacker may write it: nothing is checked. */
export function handZip(entries: readonly HandEntry[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const { name, bytes = "", method = 8, flags = 0x800, mode = 0o100644, localName = name } = entry;
    const raw = Buffer.from(bytes);
    const packed = method === 8 ? deflateRawSync(raw) : raw;
    const [crc, size] = [entry.crc ?? crc32(raw), entry.size ?? raw.length];
    const numbers = Buffer.alloc(26);
    numbers.writeUInt16LE(20, 0);
    numbers.writeUInt16LE(flags, 2);
    numbers.writeUInt16LE(method, 4);
    numbers.writeUInt16LE(0x21, 8);
    numbers.writeUInt32LE(crc, 10);
    numbers.writeUInt32LE(packed.length, 14);
    numbers.writeUInt32LE(size, 18);
    const [local, central] = [Buffer.from(numbers), Buffer.from(numbers)];
    local.writeUInt16LE(Buffer.byteLength(localName), 22);
    central.writeUInt16LE(Buffer.byteLength(name), 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(entry.offset ?? at, 10);
    const madeBy = Buffer.alloc(2);
    madeBy.writeUInt16LE(unixMadeBy, 0);
    const part = Buffer.concat([Buffer.from("PK\x03\x04"), local, Buffer.from(localName), packed]);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02"), madeBy, central, tail, Buffer.from(name)]));
    parts.push(part);
    at += part.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}

/** Bytes in memory as a source of an archive. */
export const openBytes = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
});

/** The entries of an archive with their bytes, in its order. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const source = openBytes(bytes);
  const unpacked = new Map<string, Buffer>();
  for (const entry of await readDirectory(source, 10_000)) {
    const chunks: Buffer[] = [];
    for await (const chunk of readEntry(source, entry)) chunks.push(chunk);
    unpacked.set(entry.name, Buffer.concat(chunks));
  }
  return unpacked;
}
