import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "../graphql/context";
import type { Pipeline } from "../graphql/pipeline";
import { readBody } from "./body";
import { urlOf } from "./openRequest";
import { answerPlainly, readPlain } from "./plainGraphql";
import { send } from "./send";

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const passed = ["accept", "content-type"] as const;

interface Asked extends Exchange {
  context: Context;
  body: Buffer | undefined;
}

/** The entrance for every request of the specification: GET, what cannot be read, rare media types. */
export async function answerByYoga(
  pipeline: Pipeline,
  { request, response, context, body }: Asked,
): Promise<void> {
  const headers = new Headers();
  for (const name of passed) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const answer = await pipeline.fetch(
    urlOf(request).href,
    {
      method: request.method ?? "GET",
      headers,
      ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
    },
    { context },
  );
  answer.headers.forEach((value, name) => {
    if (name !== "content-length") response.setHeader(name, value);
  });
  response.setHeader("Cache-Control", "no-store");
  await send(request, response, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
}

/**
 * Answers /graphql: the body within its limit, the rest by the one pipeline. What nearly every caller sends, an
 * operation posted as JSON, takes the short way into it; tests hold that both ways answer the same.
 */
export async function answerGraphql(
  pipeline: Pipeline,
  context: Context,
  { request, response }: Exchange,
): Promise<void> {
  const body = request.method === "POST" ? await readBody(request) : undefined;
  const plain = body && readPlain(request, body);
  if (!plain) return answerByYoga(pipeline, { request, response, context, body });
  return answerPlainly(pipeline, context, { request, response, plain });
}
