import { outages } from "./database/outage";
import {
  type AuthenticatedRequest,
  authenticateRequest,
  isSessionUnchanged,
  prepareBrowser,
} from "./http/authenticateRequest";
import { answerBlogFeed, isForBlogFeed } from "./http/blogFeed";
import { handleBounce, isForBounces } from "./http/bounceHandler";
import { handleCalendar, isCalendarPath } from "./http/calendarHandler";
import { answerPage } from "./http/clientPage";
import { answerPreflight, isPreflight } from "./http/cors";
import { parseArchivePath, serveCourseArchive } from "./http/courseArchive";
import { createRequestContext } from "./http/createRequestContext";
import type { LoggedExchange } from "./http/exchange";
import { handleFiles, isForFiles } from "./http/files/filesHandler";
import { answerGraphiql, isForGraphiql } from "./http/graphiql";
import { answerMetrics } from "./http/metricsHandler";
import { parsePersonPath, servePersonArchive } from "./http/personArchive";
import { isForPrinted, servePrinted } from "./http/printed/printedHandler";
import { handleProviderSignIn, parseProviderPath } from "./http/providerSignIn";
import { RejectedRequest } from "./http/rejectedRequest";
import { getRequestUrl } from "./http/requestUrl";
import { sendJson } from "./http/send";
import { sendUnavailable } from "./http/unavailable";
import { handleUnsubscribing, isForUnsubscribing } from "./http/unsubscribeHandler";
import type { RequestHandlers } from "./requestHandlers";
import { isForExport } from "./rest/export/handler";
import { isStaff } from "./session/viewer";

/** The path of a documented call relative to the API base; undefined for other addresses. */
function restPath(path: string): string | undefined {
  if (path.startsWith("/api/")) return path.slice("/api/".length);
  return path.startsWith("/data/") ? path.slice(1) : undefined;
}

const isForTables = (path: string): boolean => isForExport(path) || parsePersonPath(path) !== undefined;

/** Whether an address serves data on behalf of a viewer. */
const isForData = (path: string): boolean =>
  restPath(path) !== undefined ||
  path === "/graphql" ||
  path.startsWith("/graphql/") ||
  isForTables(path) ||
  isForFiles(path) ||
  isForPrinted(path);

/** A request to a path. */
interface Arrival {
  path: string;
  exchange: LoggedExchange;
}

/** The same with its tenant and viewer. */
interface AuthenticatedArrival extends Arrival {
  authenticated: AuthenticatedRequest;
}

async function answerHealth({ isReady }: RequestHandlers, { path, exchange }: Arrival): Promise<void> {
  const { request, response } = exchange;
  if (path === "/readyz" && !(await isReady())) return sendUnavailable(request, response, outages.down);
  await sendJson(request, response, { status: 200, body: { status: "ok" } });
}

async function answerGraphqlOrPage(
  { gateway, answerGraphql }: RequestHandlers,
  { path, exchange, authenticated }: AuthenticatedArrival,
): Promise<void> {
  const { request, response } = exchange;
  if (!isForGraphiql(request, path)) return answerGraphql(exchange, authenticated);
  if (gateway.config.production && !isStaff(authenticated.viewer))
    throw new RejectedRequest(404, "Not found");
  return answerGraphiql(request, response, path);
}

function answerExport(
  { gateway, running, exportTable }: RequestHandlers,
  { path, exchange, authenticated }: AuthenticatedArrival,
): Promise<void> {
  const exporting = {
    ...exchange,
    context: createRequestContext(gateway, exchange, authenticated),
    isSessionUnchanged: () => isSessionUnchanged(gateway, exchange.request, authenticated),
  };
  const courseId = parseArchivePath(path);
  if (courseId !== undefined) return serveCourseArchive(courseId, { ...exporting, running });
  const username = parsePersonPath(path);
  if (username !== undefined) return servePersonArchive(username, { ...exporting, running });
  return exportTable(path, exporting);
}

/** Responds to requests for data, whose tenant and viewer are known. */
function answerAuthenticated(handlers: RequestHandlers, arrival: AuthenticatedArrival): Promise<void> {
  const { path, exchange, authenticated } = arrival;
  const openContext = () => createRequestContext(handlers.gateway, exchange, authenticated);
  if (isForTables(path)) return answerExport(handlers, arrival);
  if (isForFiles(path)) return handleFiles(path, { ...exchange, context: openContext() });
  // Before the API, among whose addresses are those of printed documents.
  if (isForPrinted(path)) return servePrinted(path, { ...exchange, context: openContext() });
  const rest = restPath(path);
  if (rest === undefined) return answerGraphqlOrPage(handlers, arrival);
  return handlers.answerRest(rest, { ...exchange, context: { ...openContext(), source: "REST" } });
}

/** Responds at addresses that serve no viewer: probes, feeds, and links of mails and providers; undefined at others. */
function answerPublic(handlers: RequestHandlers, arrival: Arrival): Promise<void> | undefined {
  const { gateway, pipeline } = handlers;
  const { path, exchange } = arrival;
  if (path === "/healthz" || path === "/readyz") return answerHealth(handlers, arrival);
  if (path === "/metrics") return answerMetrics(gateway, exchange);
  if (isForBlogFeed(path)) return answerBlogFeed(gateway, pipeline, exchange);
  if (isCalendarPath(path)) return handleCalendar(gateway, pipeline, exchange);
  if (isForUnsubscribing(path)) return handleUnsubscribing(gateway, exchange);
  if (isForBounces(path)) return handleBounce(gateway, exchange);
  const provider = parseProviderPath(path);
  return provider && handleProviderSignIn(gateway, provider, exchange);
}

/** Leads a request to the handler of its address. Rejects with what `answerFailure` reports. */
export async function answerRequest(handlers: RequestHandlers, exchange: LoggedExchange): Promise<void> {
  const { gateway, pipeline, rendered, serveClient } = handlers;
  const { request, response } = exchange;
  const path = getRequestUrl(request).pathname;
  const handling = answerPublic(handlers, { path, exchange });
  if (handling) return handling;
  if (!isForData(path)) {
    return serveClient(request, response, (page) => {
      prepareBrowser(gateway, request, response);
      return answerPage({ gateway, pipeline, page, rendered }, exchange);
    });
  }
  if (isPreflight(request)) {
    const { proxyHops } = gateway.config;
    return answerPreflight({ tenants: await gateway.tenants.list(), request, proxyHops }, response);
  }
  const authenticated = await authenticateRequest(gateway, exchange);
  await answerAuthenticated(handlers, { path, exchange, authenticated });
}
