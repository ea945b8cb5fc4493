import type { IncomingMessage } from "node:http";

/** An answer is larger than it may be. */
class AnswerTooLarge extends Error {}

const withoutBody = [101, 204, 205, 304];

/** Reads an answer of at most some bytes; a larger one ends its connection. Throws for it, and for one that breaks off. */
export async function readAnswer(message: IncomingMessage, most: number): Promise<Response> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message) {
    const bytes: Buffer = chunk;
    length += bytes.length;
    if (length > most) throw new AnswerTooLarge(`an answer of more than ${most} bytes`);
    chunks.push(bytes);
  }
  const headers = new Headers();
  for (let index = 0; index < message.rawHeaders.length; index += 2)
    headers.append(message.rawHeaders[index] ?? "", message.rawHeaders[index + 1] ?? "");
  const { statusCode: status = 0 } = message;
  const body = withoutBody.includes(status) ? null : Buffer.concat(chunks);
  return new Response(body, { status, headers });
}
