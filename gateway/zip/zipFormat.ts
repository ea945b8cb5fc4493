import type { Readable } from "node:stream";
import type { ByteRange } from "../files/storage";

/** The signatures of a ZIP archive's parts, as little-endian numbers. */
export const signatures = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;

/** The lengths of their fixed parts, in bytes. */
export const lengths = { local: 30, central: 46, end: 22, end64: 56, locator64: 20 } as const;

/** Bits of an entry's flags: it is encrypted, its sizes follow its bytes, its name is UTF-8. */
export const flags = { encrypted: 0x1, sizesFollow: 0x8, utf8: 0x800 } as const;

/** The compression methods of an entry's bytes. */
export const methods = { stored: 0, deflated: 8 } as const;

/** The value of a field of 16 or 32 bits when the larger one of ZIP64 counts. */
export const beyond16 = 0xffff;
export const beyond32 = 0xffff_ffff;

/** The id of the extra field with the larger numbers of ZIP64. */
export const extra64 = 0x0001;

/** Bytes that can be read anywhere, such as a file of a storage. */
export interface ByteSource {
  size: number;
  read: (range: ByteRange) => Promise<Readable>;
}

/** A file of an archive, as its directory describes it. */
export interface ZipEntry {
  name: string;
  method: number;
  flags: number;
  crc: number;
  size: number;
  compressedSize: number;
  /** Its offset in the archive. */
  offset: number;
  /** The mode of its file where it was packed on Unix; 0 otherwise. */
  mode: number;
}

/** An archive, or an entry of it, that cannot be read. */
export class BadZip extends Error {}
