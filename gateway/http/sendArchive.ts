import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type NewEntry, writeZip } from "../zip/writeZip";
import type { AuthenticatedExchange, LoggedExchange } from "./exchange";
import { contentDisposition } from "./files/contentDisposition";
import { RejectedRequest } from "./openRequest";
import type { RunningExports } from "./runningExports";

export interface ArchiveExchange extends LoggedExchange, AuthenticatedExchange {
  running: RunningExports;
  /** Whether the session is unchanged since the request arrived. */
  isStillAdmitted: () => Promise<boolean>;
}

/** Chunks between two looks whether the session lives: some megabytes. */
const chunksBetween = 64;

async function* whileAdmitted(chunks: AsyncIterable<Buffer>, isStillAdmitted: () => Promise<boolean>) {
  let count = 0;
  for await (const chunk of chunks) {
    count += 1;
    if (count % chunksBetween === 0 && !(await isStillAdmitted()))
      throw new Error("the session ended during an export");
    yield chunk;
  }
}

/** Sends a ZIP archive while it is made. */
export async function sendArchive(
  { name, entries }: { name: string; entries: readonly NewEntry[] },
  { request, response, log, isStillAdmitted }: ArchiveExchange,
): Promise<void> {
  response.setHeader("Content-Type", "application/zip");
  response.setHeader("Content-Disposition", contentDisposition({ kind: "OTHER", name }));
  response.setHeader("Cache-Control", "no-store");
  if (request.method === "HEAD") return void response.end();
  const file = whileAdmitted(writeZip(entries), isStillAdmitted);
  await pipeline(Readable.from(file, { objectMode: false }), response).catch((error: unknown) => {
    // The caller sees a broken download rather than a short file.
    log.info({ err: error }, "an export ended early");
    response.destroy();
  });
}

/** Runs an export of a user, who may run only some at a time. */
export async function runExport(
  userId: number,
  { response, running }: ArchiveExchange,
  send: () => Promise<void>,
): Promise<void> {
  if (!running.start(userId)) {
    response.setHeader("Retry-After", "5");
    throw new RejectedRequest(429, "Other exports are still running. Please wait for them.");
  }
  try {
    await send();
  } finally {
    running.end(userId);
  }
}
