import type { IncomingMessage } from "node:http";
import { readBody } from "../http/body";
import type { AuthenticatedExchange } from "../http/exchange";
import { getRequestUrl } from "../http/openRequest";
import { noteFacts } from "../http/requestFacts";
import { sendJson } from "../http/send";
import { BadRequest } from "../routes/route";
import type { Pipeline } from "../schema/pipeline";
import { routes } from "../schema/routes";
import { executeRoute } from "./execute";
import { openMatcher } from "./match";
import { prepareRoutes } from "./prepare";
import { failure, failureOfThrown, type RestResult } from "./result";

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await readBody(request);
  if (bytes.length === 0) return {};
  const value = parseJson(bytes.toString("utf8"));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new BadRequest("The body must be a JSON object");
  }
  return value as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest("The body is not JSON");
  }
}

/** Creates the handler of the documented paths, which are relative to the API base. */
export function createRestHandler(pipeline: Pipeline) {
  const match = openMatcher(prepareRoutes(routes));

  async function answer(
    path: string,
    { request, context, response }: AuthenticatedExchange,
  ): Promise<RestResult> {
    const method = request.method === "HEAD" ? "GET" : (request.method ?? "GET");
    const matched = match(method, path);
    if (!matched.found) {
      if (matched.allowed.length === 0) return failure("NOT_FOUND", "Not found");
      response.setHeader("Allow", matched.allowed.join(", "));
      return { status: 405, body: { message: "Method not allowed", errorMessage: "Method not allowed" } };
    }
    const { method: asked, path: template } = matched.route;
    noteFacts(request, { operation: `${asked} ${template}`, template });
    const body = method === "GET" ? {} : await readJson(request);
    const { searchParams: query, pathname: address } = getRequestUrl(request);
    const input = { path: matched.path, query, address, body };
    return executeRoute({ pipeline, context, route: matched.route }, input);
  }

  return async (path: string, exchange: AuthenticatedExchange): Promise<void> => {
    const { request, response } = exchange;
    const result = await answer(path, exchange).catch(failureOfThrown);
    if (result.retryAfter !== undefined) response.setHeader("Retry-After", String(result.retryAfter));
    if (result.link !== undefined) response.setHeader("Link", result.link);
    if (result.status === 204) return void response.writeHead(204).end();
    await sendJson(request, response, { status: result.status, body: result.body });
  };
}
