import { readFileSync } from "node:fs";
import { z } from "zod";

/** The documents that the build of the client wrote down, by their hash. */
export type PersistedDocuments = ReadonlyMap<string, string>;

const file = z.record(z.string(), z.string());

/** Reads the relay-compiler's list; a missing file holds none. */
export function readPersisted(path: string): PersistedDocuments {
  try {
    return new Map(Object.entries(file.parse(JSON.parse(readFileSync(path, "utf8")))));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return new Map();
    throw error;
  }
}
