import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "../graphql/context";
import type { Pipeline } from "../graphql/pipeline";
import { readBody } from "./body";
import { urlOf } from "./openRequest";
import { send } from "./send";

const passed = ["accept", "content-type"] as const;

/** Answers /graphql: the body within its limit, the rest by the pipeline. */
export async function answerGraphql(
  pipeline: Pipeline,
  context: Context,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const method = request.method ?? "GET";
  const body = method === "POST" ? await readBody(request) : undefined;
  const headers = new Headers();
  for (const name of passed) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const answer = await pipeline.fetch(
    urlOf(request).href,
    { method, headers, ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}) },
    { context },
  );
  answer.headers.forEach((value, name) => {
    if (name !== "content-length") response.setHeader(name, value);
  });
  response.setHeader("Cache-Control", "no-store");
  await send(request, response, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
}
