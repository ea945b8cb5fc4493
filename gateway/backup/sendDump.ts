import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Database } from "../database/open";
import { writeTo } from "./backupFile";
import { dumpDatabase } from "./dump";
import { TarWriter } from "./tar";

/** Bytes: large, since under load each piece waits for its turn among the requests. */
const pieceSize = 1 << 20;

let sent = 0;

/**
 * Sends a dump of a database through a temporary file, so that the database waits for the disk only, and never for the reader of the dump.
 */
export async function sendDump(database: Database, folder: string, out: Writable): Promise<void> {
  sent += 1;
  const path = join(folder, `dump-${sent}.tar`);
  const file = createWriteStream(path, { mode: 0o600, flags: "wx" });
  try {
    await dumpDatabase(database, new TarWriter(writeTo(file)));
    await finished(file.end());
    const write = writeTo(out);
    for await (const bytes of createReadStream(path, { highWaterMark: pieceSize })) await write(bytes);
  } finally {
    file.destroy();
    await rm(path, { force: true });
  }
}
