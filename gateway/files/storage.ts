import type { Readable } from "node:stream";

/** A part of a file: its first and its last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file in a storage. */
export interface StoredObject {
  key: string;
  changedAt: Date;
}

/**
 * Storage for the bytes of files, under keys such as `12/3f2c`. A key is written once, whole or not at all, and its
 * bytes never change.
 */
export interface FileStorage {
  /** Moves a local file into the storage. */
  keep(key: string, path: string): Promise<void>;
  /** Reads a file or a part of it. Throws MissingFile. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a file, if there is one. */
  remove(key: string): Promise<void>;
  /** All files, in no order. */
  list(): AsyncIterable<StoredObject>;
}

/** The storage has no such file. */
export class MissingFile extends Error {
  constructor(key: string) {
    super(`the storage has no file ${key}`);
  }
}

/** Throws for a key that no storage gave out: it might lead out of the folder. */
export function checkKey(key: string): string {
  if (!/^\d+\/[\w-]+(\.\w+)*$/.test(key)) throw new Error(`${key} is not the key of a file`);
  return key;
}
