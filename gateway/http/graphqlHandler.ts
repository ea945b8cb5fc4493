import type { IncomingMessage } from "node:http";
import type { Gateway } from "../gateway";
import type { Context } from "../graphql/context";
import type { Pipeline } from "../schema/pipeline";
import { isMember } from "../session/viewer";
import type { AuthenticatedRequest } from "./authenticateRequest";
import { readBody } from "./body";
import { createRequestContext } from "./createRequestContext";
import type { Exchange, LoggedExchange } from "./exchange";
import type { LearnerResponses } from "./learnerResponses";
import {
  getResponseType,
  type Posted,
  readParams,
  sendBytes,
  sendJsonText,
  sendResult,
} from "./plainGraphql";
import { noteFacts } from "./requestFacts";
import { getRequestUrl } from "./requestUrl";
import { send } from "./send";
import type { Visit, VisitorResponses } from "./visitorResponses";

const passed = ["accept", "content-type"] as const;

interface YogaRequest extends Exchange {
  context: Context;
  body: Buffer | undefined;
}

/** Handles every request of the specification: GET, unreadable bodies, rare media types. */
export async function handleByYoga(pipeline: Pipeline, { request, response, context, body }: YogaRequest) {
  const headers = new Headers();
  for (const name of passed) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const answer = await pipeline.fetch(
    getRequestUrl(request).href,
    {
      method: request.method ?? "GET",
      headers,
      ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
    },
    context,
  );
  answer.headers.forEach((value, name) => {
    if (name !== "content-length") response.setHeader(name, value);
  });
  response.setHeader("Cache-Control", "no-store");
  await send(request, response, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
}

interface Shared {
  exchange: LoggedExchange;
  authenticated: AuthenticatedRequest;
}

interface HandlerParts {
  gateway: Gateway;
  pipeline: Pipeline;
  visitors: VisitorResponses;
  learners: LearnerResponses;
}

/** Requests that carry a token, valid or not, bypass the visitors' cache. */
const isVisitor = ({ viewer }: AuthenticatedRequest, { headers }: IncomingMessage): boolean =>
  viewer.kind === "visitor" && viewer.session === "none" && headers.authorization === undefined;

/**
 * Creates the handler of /graphql. All requests go through one pipeline. The usual request, an operation
 * posted as JSON, takes a short way into it; tests check that both ways give the same responses. Visitors'
 * reads are cached, and those of learners that depend on their roles alone.
 */
export function createGraphqlHandler({ gateway, pipeline, visitors, learners }: HandlerParts) {
  /** Returns whether the visitor got a response. */
  async function answerVisitor(posted: Posted, body: Buffer, visit: Visit): Promise<boolean> {
    const { answer, result, operation } = await visitors.answer(body, visit);
    if (operation !== undefined) noteFacts(posted.request, { operation });
    if (answer) await sendBytes(posted, answer);
    else if (result) await sendResult(pipeline, posted, result);
    return answer !== undefined || result !== undefined;
  }

  /** Responds to an operation posted as JSON: by its plan, or by running it. */
  async function answerPosted(posted: Posted, params: Record<string, unknown>, context: Context) {
    const planned = await pipeline.postPlanned(params, context);
    if (typeof planned === "string") return sendJsonText(posted, planned);
    return sendResult(pipeline, posted, planned ?? (await pipeline.post(params, context)));
  }

  /** Returns whether the member got a response that learners share. */
  async function answerMember(posted: Posted, asked: Parameters<LearnerResponses["answer"]>[0]) {
    const answer = await learners.answer(asked);
    if (!answer) return false;
    if (answer.operation !== undefined) noteFacts(posted.request, { operation: answer.operation });
    await sendBytes(posted, answer);
    return true;
  }

  /** Sends a response that others had, where there is one to share; returns whether there was. */
  async function answerShared(
    posted: Posted,
    body: Buffer,
    { exchange, authenticated }: Shared,
  ): Promise<boolean> {
    const { viewer, tenant } = authenticated;
    const { log } = exchange;
    if (isVisitor(authenticated, exchange.request))
      return answerVisitor(posted, body, { organizationId: tenant.id, log });
    return isMember(viewer) && answerMember(posted, { body, member: viewer, log });
  }

  return async (exchange: LoggedExchange, authenticated: AuthenticatedRequest): Promise<void> => {
    const { request, response } = exchange;
    const body = request.method === "POST" ? await readBody(request) : undefined;
    const mediaType = getResponseType(request);
    const posted = body && mediaType ? { request, response, mediaType } : undefined;
    if (posted && body && (await answerShared(posted, body, { exchange, authenticated }))) return;
    const context = createRequestContext(gateway, exchange, authenticated);
    const params = posted && body && readParams(body);
    if (!params) return handleByYoga(pipeline, { request, response, context, body });
    return answerPosted(posted, params, context);
  };
}
