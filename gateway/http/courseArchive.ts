import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import { readCourseArchive } from "../domains/archives/exportLoaders";
import { courseMessages } from "../domains/courses/formContract";
import type { Context } from "../graphql/context";
import { accessMessages } from "../graphql/scopes";
import { isStaff, type Member } from "../session/viewer";
import { writeZip } from "../zip/writeZip";
import { contentDisposition } from "./files/contentDisposition";
import { requireUploader } from "./files/fileExchange";
import { RejectedRequest } from "./openRequest";
import { noteFacts } from "./requestFacts";
import type { RunningExports } from "./runningExports";

interface ArchiveExchange {
  request: IncomingMessage;
  response: ServerResponse;
  log: Logger;
  context: Context;
  running: RunningExports;
  /** Whether the session is unchanged since the request arrived. */
  isStillAdmitted: () => Promise<boolean>;
}

const pattern = /^\/export\/courses\/(\d{1,9})\.zip$/;

/** The id of the course whose archive an address is of; undefined for other addresses. */
export function parseArchivePath(path: string): number | undefined {
  const id = pattern.exec(path)?.[1];
  return id === undefined ? undefined : Number(id);
}

function requireStaff(context: Context): Member {
  const member = requireUploader(context);
  if (!isStaff(member)) throw new RejectedRequest(403, accessMessages.forbidden);
  return member;
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

async function send(courseId: number, exchange: ArchiveExchange): Promise<void> {
  const { request, response, context, isStillAdmitted } = exchange;
  const archive = await readCourseArchive(context, courseId);
  if (!archive) throw new RejectedRequest(404, courseMessages.notFound);
  response.setHeader("Content-Type", "application/zip");
  response.setHeader(
    "Content-Disposition",
    contentDisposition({ kind: "OTHER", name: `${archive.code}.zip` }),
  );
  response.setHeader("Cache-Control", "no-store");
  if (request.method === "HEAD") return void response.end();
  const file = whileAdmitted(writeZip(archive.entries), isStillAdmitted);
  await pipeline(Readable.from(file, { objectMode: false }), response).catch((error: unknown) => {
    // The caller sees a broken download rather than a short file.
    exchange.log.info({ err: error }, "an export ended early");
    response.destroy();
  });
}

/** Serves a course as a ZIP archive that can be imported again: to staff, while it is made. */
export async function serveCourseArchive(courseId: number, exchange: ArchiveExchange): Promise<void> {
  const { request, response, context, running } = exchange;
  noteFacts(request, { operation: "GET /export/courses/{id}.zip" });
  if (!["GET", "HEAD"].includes(request.method ?? "GET")) throw new RejectedRequest(404, "Not found");
  const { userId } = requireStaff(context);
  if (!running.start(userId)) {
    response.setHeader("Retry-After", "5");
    throw new RejectedRequest(429, "Other exports are still running. Please wait for them.");
  }
  try {
    await send(courseId, exchange);
  } finally {
    running.end(userId);
  }
}
