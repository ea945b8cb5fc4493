import type { IncomingMessage } from "node:http";
import { limits } from "../graphql/limits";
import { RejectedRequest } from "./openRequest";

/** Reads a body of at most 1 MB; a larger one is a 413, and what cannot be a JSON body a 415. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > limits.bodyBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limits.bodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (size > 0 && type !== "application/json")
    throw new RejectedRequest(415, "Content-Type must be application/json");
  const body = Buffer.concat(chunks, size);
  if (escapedNul.test(body.toString("latin1")))
    throw new RejectedRequest(400, "Texts must not hold the character NUL");
  return body;
}

// PostgreSQL keeps every character but this one. In JSON it can only stand escaped.
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

const tooLarge = () => new RejectedRequest(413, `The body is larger than ${limits.bodyBytes} bytes`);
