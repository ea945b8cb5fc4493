import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Logger } from "pino";
import { outages } from "./database/outage";
import type { Gateway } from "./gateway";
import { answerFailure } from "./http/answerFailure";
import { answerBlogFeed, isForBlogFeed } from "./http/blogFeed";
import { handleBounce, isForBounces } from "./http/bounceHandler";
import { CacheMemory } from "./http/cacheMemory";
import { handleCalendar, isCalendarPath } from "./http/calendarHandler";
import { isForwarded, isSecure } from "./http/clientAddress";
import { openClientFiles } from "./http/clientFiles";
import { answerPage } from "./http/clientPage";
import { answerPreflight, isPreflight } from "./http/cors";
import { parseArchivePath, serveCourseArchive } from "./http/courseArchive";
import type { LoggedExchange as Exchange } from "./http/exchange";
import { handleFiles, isForFiles } from "./http/files/filesHandler";
import { answerGraphiql, isForGraphiql } from "./http/graphiql";
import { createGraphqlHandler } from "./http/graphqlHandler";
import { setSecurityHeaders } from "./http/headers";
import { LearnerResponses } from "./http/learnerResponses";
import { answerMetrics } from "./http/metricsHandler";
import {
  type AuthenticatedRequest,
  authenticateRequest,
  createRequestContext,
  getRequestUrl,
  isStillAdmitted,
  prepareBrowser,
  RejectedRequest,
} from "./http/openRequest";
import type { PagesBuild } from "./http/pagesBuild";
import { parsePersonPath, servePersonArchive } from "./http/personArchive";
import { isForPrinted, servePrinted } from "./http/printed/printedHandler";
import { handleProviderSignIn, parseProviderPath } from "./http/providerSignIn";
import { openReadiness } from "./http/readiness";
import { recordRequest } from "./http/recordRequest";
import { RenderedPages } from "./http/renderedPages";
import { getRoute } from "./http/requestRoute";
import { RunningExports } from "./http/runningExports";
import { sendJson } from "./http/send";
import { sendUnavailable } from "./http/unavailable";
import { handleUnsubscribing, isForUnsubscribing } from "./http/unsubscribeHandler";
import { VisitorResponses } from "./http/visitorResponses";
import type { RealtimeLimits } from "./realtime/limits";
import { createRealtimeHandler, type RealtimeHandler } from "./realtime/realtimeHandler";
import { type Timers, wallTimers } from "./realtime/timers";
import { isForExport, openExportHandler } from "./rest/export/handler";
import { createRestHandler } from "./rest/restHandler";
import { Pipeline, type PipelineOptions } from "./schema/pipeline";
import { createHttpServer, type ServingTimes } from "./serving";
import { isStaff } from "./session/viewer";
import { traceRequest } from "./tracing/traced";

interface ServerOptions extends Pick<PipelineOptions, "persisted" | "planning"> {
  /** The folder of the built client. */
  clientFolder: string;
  /** The visitors' pages as the build has made them; without them visitors get every page without its content. */
  pagesBuild?: PagesBuild | undefined;
  timers?: Timers;
  realtimeLimits?: Partial<RealtimeLimits> | undefined;
  servingTimes?: Partial<ServingTimes> | undefined;
}

/** The server, and the realtime handler, whose sockets must be closed before it can close. */
export interface GatewayServer {
  server: Server;
  realtime: RealtimeHandler;
  /** Spares the first visitor the extra time of the first rendering. */
  warm: () => Promise<void>;
}

/** The path of a documented call relative to the API base; undefined for other addresses. */
function restPath(path: string): string | undefined {
  if (path.startsWith("/api/")) return path.slice("/api/".length);
  return path.startsWith("/data/") ? path.slice(1) : undefined;
}

/** Whether an address serves data on behalf of a viewer. */
const isForData = (path: string): boolean =>
  restPath(path) !== undefined ||
  path === "/graphql" ||
  path.startsWith("/graphql/") ||
  isForExport(path) ||
  parsePersonPath(path) !== undefined ||
  isForFiles(path) ||
  isForPrinted(path);

/** Whether a request is a health probe, which bypasses the proxy. */
const isForProbes = ({ url = "" }: IncomingMessage): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);

/** Milliseconds between two lines of the log about connections that were one too many. */
const warnEvery = 60_000;

function warnOfDrops(log: Logger, maxConnections: number): () => void {
  let warned = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - warned < warnEvery) return;
    warned = performance.now();
    log.warn({ maxConnections }, "connections are turned away: as many as MAX_CONNECTIONS are open");
  };
}

/** Creates the one HTTP server of all handlers, with the checks that come before each of them. */
export function createGatewayServer(
  gateway: Gateway,
  {
    clientFolder,
    persisted,
    pagesBuild: build,
    timers = wallTimers,
    realtimeLimits: limits,
    servingTimes: times,
    planning,
  }: ServerOptions,
): GatewayServer {
  const { config, log, database, metrics } = gateway;
  const documents = { production: config.production, persisted };
  const pipeline = new Pipeline({ ...documents, log, metrics, readRow: database.readRow, planning });
  const answerRest = createRestHandler(pipeline);
  const running = new RunningExports();
  const handleExport = openExportHandler(pipeline, running);
  const memory = new CacheMemory({ metrics: gateway.metrics });
  const visitors = new VisitorResponses({ gateway, pipeline, persisted, memory });
  const learners = new LearnerResponses({
    gateway,
    pipeline,
    persisted,
    memory,
    hiddenTables: gateway.hiddenTables,
  });
  const answerGraphql = createGraphqlHandler({ gateway, pipeline, visitors, learners });
  const rendered = build && new RenderedPages({ gateway, pipeline, visitors, memory, build });
  const serveClient = openClientFiles(clientFolder);
  const isReady = openReadiness(() => database.ping());

  async function answerHealth(path: string, { request, response }: Exchange): Promise<void> {
    if (path === "/readyz" && !(await isReady())) return sendUnavailable(request, response, outages.down);
    await sendJson(request, response, { status: 200, body: { status: "ok" } });
  }

  async function answerGraphqlOrPage(
    path: string,
    exchange: Exchange,
    admitted: AuthenticatedRequest,
  ): Promise<void> {
    const { request, response } = exchange;
    if (!isForGraphiql(request, path)) return answerGraphql(exchange, admitted);
    if (config.production && !isStaff(admitted.viewer)) throw new RejectedRequest(404, "Not found");
    return answerGraphiql(request, response, path);
  }

  function exportTable(path: string, exchange: Exchange, admitted: AuthenticatedRequest): Promise<void> {
    const exporting = {
      ...exchange,
      context: createRequestContext(gateway, exchange, admitted),
      isStillAdmitted: () => isStillAdmitted(gateway, exchange.request, admitted),
    };
    const courseId = parseArchivePath(path);
    if (courseId !== undefined) return serveCourseArchive(courseId, { ...exporting, running });
    const username = parsePersonPath(path);
    if (username !== undefined) return servePersonArchive(username, { ...exporting, running });
    return handleExport(path, exporting);
  }

  function answerAdmitted(path: string, exchange: Exchange, admitted: AuthenticatedRequest): Promise<void> {
    if (isForExport(path) || parsePersonPath(path) !== undefined)
      return exportTable(path, exchange, admitted);
    if (isForFiles(path))
      return handleFiles(path, { ...exchange, context: createRequestContext(gateway, exchange, admitted) });
    if (isForPrinted(path))
      return servePrinted(path, { ...exchange, context: createRequestContext(gateway, exchange, admitted) });
    const rest = restPath(path);
    if (rest === undefined) return answerGraphqlOrPage(path, exchange, admitted);
    const context = { ...createRequestContext(gateway, exchange, admitted), source: "REST" as const };
    return answerRest(rest, { ...exchange, context });
  }

  /** The addresses that mails and providers of sign-ins lead to; undefined for others. */
  function answerLink(path: string, exchange: Exchange): Promise<void> | undefined {
    if (isForUnsubscribing(path)) return handleUnsubscribing(gateway, exchange);
    if (isForBounces(path)) return handleBounce(gateway, exchange);
    const provider = parseProviderPath(path);
    return provider && handleProviderSignIn(gateway, provider, exchange);
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const url = getRequestUrl(request);
    const path = url.pathname;
    if (path === "/healthz" || path === "/readyz") return answerHealth(path, exchange);
    if (path === "/metrics") return answerMetrics(gateway, exchange);
    if (isForBlogFeed(path)) return answerBlogFeed(gateway, pipeline, exchange);
    if (isCalendarPath(path)) return handleCalendar(gateway, pipeline, exchange);
    const handling = answerLink(path, exchange);
    if (handling) return handling;
    if (!isForData(path)) {
      return serveClient(request, response, (page) => {
        prepareBrowser(gateway, request, response);
        return answerPage({ gateway, pipeline, page, rendered }, exchange);
      });
    }
    if (isPreflight(request))
      return answerPreflight({ tenants: await gateway.tenants.list(), url }, request, response);
    await answerAdmitted(path, exchange, await authenticateRequest(gateway, exchange));
  }

  const { maxConnections } = config;
  const warnOfDrop = warnOfDrops(log, maxConnections);
  const onDrop = () => {
    gateway.metrics.refused("connections");
    warnOfDrop();
  };
  const server = createHttpServer(
    (request, response) => {
      const requestId = randomUUID();
      const exchange = { request, response, log: log.child({ requestId }) };
      response.setHeader("X-Request-Id", requestId);
      const secure = isSecure(request, config.proxyHops);
      setSecurityHeaders(response, { secure });
      if (!isForProbes(request))
        gateway.requests.note({ isForwarded: isForwarded(request), isSecure: secure });
      recordRequest(gateway.metrics, exchange);
      traceRequest({ request, response, isSecure: secure, readRoute: () => getRoute(request) }, () => {
        answer(exchange).catch((error: unknown) => answerFailure(error, exchange));
      });
    },
    { maxConnections, onDrop, times },
  );
  return {
    server,
    realtime: createRealtimeHandler(server, { gateway, pipeline, documents, timers, limits }),
    warm: async () => rendered?.warm(),
  };
}
