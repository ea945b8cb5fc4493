import type { IncomingMessage, ServerResponse } from "node:http";
import type { ExecutionResult } from "graphql";
import { processRegularResult } from "graphql-yoga";
import type { Context } from "../graphql/context";
import { presentError } from "../graphql/faults";
import type { Pipeline } from "../graphql/pipeline";
import { send } from "./send";

/** An operation posted as JSON, and the media type that its answer has. */
export interface PlainRequest {
  params: Record<string, unknown>;
  mediaType: string;
}

/** What callers say that they accept, as they commonly say it; whoever says it otherwise is Yoga's. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ["", "application/json"],
  ["*/*", "application/json"],
  ["application/json", "application/json"],
  ["application/graphql-response+json", "application/graphql-response+json"],
  ["application/graphql-response+json, application/json", "application/graphql-response+json"],
]);

const isJson = (contentType: string | undefined) =>
  contentType === "application/json" || contentType?.startsWith("application/json;") === true;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    // Yoga says what is wrong with it.
    return undefined;
  }
}

const isEndpoint = (address = "") => /^\/graphql\/?(\?|$)/.test(address);

/** A request that can take the short way; undefined for one that Yoga has to look at. */
export function readPlain({ url, headers }: IncomingMessage, body: Buffer): PlainRequest | undefined {
  const mediaType = mediaTypes.get(headers.accept ?? "");
  if (mediaType === undefined || !isEndpoint(url) || !isJson(headers["content-type"])) return undefined;
  const params = parseJson(body);
  return isObject(params) ? { params, mediaType } : undefined;
}

// The pipeline asks a request for its method alone; all that it answers comes from params and context.
const posted = new Request("http://gateway/graphql", { method: "POST" });

type Result = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

/** Runs an operation through the pipeline of all doors. */
async function runPlain(
  pipeline: Pipeline,
  params: PlainRequest["params"],
  context: Context,
): Promise<Result> {
  try {
    const result = await pipeline.getResultForParams({ params, request: posted }, { context });
    if (result && !(Symbol.asyncIterator in result)) return result;
    throw new Error("an operation over HTTP answers once");
  } catch (error) {
    return { errors: [presentError(error, context.log)] };
  }
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  plain: PlainRequest;
}

/** Answers an operation without the layers between HTTP and the pipeline that only rare requests need. */
export async function answerPlainly(
  pipeline: Pipeline,
  context: Context,
  { request, response, plain: { params, mediaType } }: Exchange,
): Promise<void> {
  const result = await runPlain(pipeline, params, context);
  const { status, headers, text } = await serialize(pipeline, result, mediaType);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  await send(request, response, { status, body: Buffer.from(text) });
}

interface Serialized {
  status: number;
  headers: Iterable<[string, string]>;
  text: string;
}

/** An answer without errors is its JSON; the status and headers of errors are worked out as Yoga does. */
async function serialize(pipeline: Pipeline, result: Result, mediaType: string): Promise<Serialized> {
  if (result.errors || result.extensions) {
    const answer = processRegularResult(result, pipeline.fetchAPI, mediaType);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
  const headers: [string, string][] = [["content-type", `${mediaType}; charset=utf-8`]];
  return { status: 200, headers, text: JSON.stringify(result) };
}
