import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { limits } from "../graphql/limits";
import { RejectedRequest } from "./rejectedRequest";

/** Reads a body of at most 1 MB; a larger one is a 413, and one that cannot be JSON a 415. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = await readWhole(request, limits.bodyBytes);
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (body.length > 0 && type !== "application/json")
    throw new RejectedRequest(415, "Content-Type must be application/json");
  // Bytes that are not UTF-8 would be decoded as other characters.
  if (!isUtf8(body)) throw new RejectedRequest(400, "The body must be UTF-8");
  return body;
}

/** Reads a body up to a number of bytes; a larger one is a 413. */
export async function readWhole(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooLarge(most);
  return collect(request, most);
}

/** By events: iterating over a request costs more than everything else that is done with most bodies. */
function collect(request: IncomingMessage, most: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
      else reject(tooLarge(most));
    });
    request.once("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const endEarly = () => reject(new RejectedRequest(400, "The request body was cut off"));
    // The caller's connection broke; the error itself would read like one of the database's.
    request.once("error", endEarly);
    request.once("close", () => request.complete || endEarly());
    // A caller that disconnected before this listener is not reported.
    if (request.destroyed) endEarly();
  });
}

/** The most bytes still read of a refused body. */
const discarded = 32 * 1_048_576;

/**
 * Reads the rest of a refused body and forgets it: a caller that is still sending when its connection is closed loses the
 * response. One that sends far too much is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  let size = 0;
  request.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > discarded) request.socket.destroy();
  });
}

const tooLarge = (most: number) => new RejectedRequest(413, `The body is larger than ${most} bytes`);
