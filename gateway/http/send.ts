import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endTogether } from "./endTogether";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Bytes below which compression costs more than it saves. */
export const worthCompressing = 1_024;

export type Encoding = "br" | "gzip" | null;

/** The best encoding that the caller takes and we make. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(\.0+)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : null;
}

/** A body in an encoding. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === null) return body;
  if (encoding === "gzip") return compressGzip(body, { level: 5 });
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

/** The encoding of a response body of a size, for a caller. */
export const encodingFor = ({ headers }: IncomingMessage, bytes: number): Encoding =>
  bytes >= worthCompressing ? chooseEncoding(headers["accept-encoding"]) : null;

interface Answer {
  status: number;
  body: Buffer;
}

interface EncodedAnswer {
  status: number;
  /** Bytes, or text that is sent as it is: it leaves in one write with the head. */
  body: Buffer | string;
  encoding: Encoding;
  /** The length of the body in bytes, where it is known. */
  bytes?: number;
}

/** Ends a response with a body that is encoded already. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, encoding, bytes = Buffer.byteLength(body) }: EncodedAnswer,
): void {
  response.appendHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", bytes);
  endTogether({ response: response.writeHead(status), body: request.method === "HEAD" ? undefined : body });
}

/** Ends a response with a body, compressed where that pays. */
export async function send(request: IncomingMessage, response: ServerResponse, { status, body }: Answer) {
  const encoding = encodingFor(request, body.length);
  sendEncoded(request, response, { status, encoding, body: await encode(body, encoding) });
}

/** Ends a response with a text, compressed where that pays. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text }: { status: number; text: string },
): Promise<void> {
  const bytes = Buffer.byteLength(text);
  const encoding = encodingFor(request, bytes);
  if (encoding) return send(request, response, { status, body: Buffer.from(text) });
  sendEncoded(request, response, { status, encoding, body: text, bytes });
}

/** Ends a response with JSON. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { status: number; body: unknown },
) {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
  return send(request, response, { status: answer.status, body: Buffer.from(JSON.stringify(answer.body)) });
}
