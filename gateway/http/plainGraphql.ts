import type { IncomingMessage } from "node:http";
import { processRegularResult } from "graphql-yoga";
import type { Pipeline, Result } from "../schema/pipeline";
import type { Exchange } from "./exchange";
import type { CachedResponse } from "./responseCache";
import { encodingFor, send, sendEncoded, sendText } from "./send";

/** Common `Accept` headers. Any other is handled by Yoga. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["", "application/json"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
  ["application/graphql-response+json", "application/graphql-response+json"],
  ["application/graphql-response+json, application/json", "application/graphql-response+json"],
]);

const isJson = (contentType: string | undefined) =>
  contentType === "application/json" || contentType?.startsWith("application/json;") === true;

const isEndpoint = (address = "") => /^\/graphql\/?(\?|$)/.test(address);

/**
 * The media type of the response to an operation posted as JSON; undefined for a request that Yoga has to
 * handle.
 */
export function getResponseType({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== "POST" || !isEndpoint(url) || !isJson(headers["content-type"])) return undefined;
  return mediaTypes.get(headers.accept ?? "");
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    // Yoga reports the error.
    return undefined;
  }
}

/** The operation in a body; undefined for a body that Yoga has to handle. */
export function readParams(body: Buffer): Record<string, unknown> | undefined {
  const params = parseJson(body);
  const isObject = typeof params === "object" && params !== null && !Array.isArray(params);
  return isObject ? (params as Record<string, unknown>) : undefined;
}

/** A posted operation and the media type of its response. */
export interface Posted extends Exchange {
  mediaType: string;
}

function setContentHeaders({ response, mediaType }: Posted): void {
  response.setHeader("Content-Type", `${mediaType}; charset=utf-8`);
  response.setHeader("Cache-Control", "no-store");
}

/** Sends a response without errors that is in bytes already. */
export async function sendBytes(posted: Posted, answer: CachedResponse): Promise<void> {
  const { request, response } = posted;
  const encoding = encodingFor(request, answer.body.length);
  setContentHeaders(posted);
  const body = encoding ? await answer.in(encoding) : answer.plain;
  sendEncoded(request, response, { status: 200, encoding, body });
}

/** Sends a response without errors that is JSON already. */
export function sendJsonText(posted: Posted, text: string): Promise<void> {
  setContentHeaders(posted);
  return sendText(posted.request, posted.response, { status: 200, text });
}

/** Sends a result: without errors it is its JSON; the status and headers of errors are worked out as Yoga does. */
export async function sendResult(pipeline: Pipeline, posted: Posted, result: Result): Promise<void> {
  const { request, response, mediaType } = posted;
  setContentHeaders(posted);
  if (!result.errors && !result.extensions) return sendJsonText(posted, JSON.stringify(result));
  const answer = processRegularResult(result, pipeline.fetchAPI, mediaType);
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value);
  });
  await send(request, response, { status: answer.status, body: Buffer.from(await answer.text()) });
}
