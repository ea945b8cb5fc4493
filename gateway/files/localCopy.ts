import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { Files } from "./files";

/** Lends a stored file as one on this machine's disk, so that it need not be in memory whole. Throws MissingFile. */
export async function withLocalCopy<Result>(
  { storage, incoming }: Pick<Files, "storage" | "incoming">,
  storageKey: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  const path = await incoming.newPath();
  try {
    await pipeline(await storage.read(storageKey), createWriteStream(path, { flags: "wx" }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}
