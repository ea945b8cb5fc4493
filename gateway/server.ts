import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Logger } from "pino";
import { minuteMs } from "./domains/durationContract";
import type { Gateway } from "./gateway";
import { answerFailure } from "./http/answerFailure";
import { isForwarded, isSecure } from "./http/clientAddress";
import { setSecurityHeaders } from "./http/headers";
import { recordRequest } from "./http/recordRequest";
import { getRoute } from "./http/requestRoute";
import type { RealtimeLimits } from "./realtime/limits";
import { createRealtimeHandler, type RealtimeHandler } from "./realtime/realtimeHandler";
import { type Timers, wallTimers } from "./realtime/timers";
import { openRequestHandlers, type RequestHandlerOptions } from "./requestHandlers";
import { answerRequest } from "./router";
import { Pipeline, type PipelineOptions } from "./schema/pipeline";
import { createHttpServer, type ServingTimes } from "./serving";
import { traceRequest } from "./tracing/traced";

interface ServerOptions extends Pick<PipelineOptions, "persisted" | "planning">, RequestHandlerOptions {
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

/** Whether a request is a health probe, which bypasses the proxy. */
const isForProbes = ({ url = "" }: IncomingMessage): boolean => /^\/(healthz|readyz)(\?|$)/.test(url);

/** Milliseconds between two lines of the log about connections that were one too many. */
const warnEvery = minuteMs;

function warnOfDrops(log: Logger, maxConnections: number): () => void {
  let warned = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - warned < warnEvery) return;
    warned = performance.now();
    log.warn({ maxConnections }, "connections are turned away: as many as MAX_CONNECTIONS are open");
  };
}

/** Creates the one HTTP server of all handlers, with what comes before each of them. */
export function createGatewayServer(
  gateway: Gateway,
  {
    persisted,
    timers = wallTimers,
    realtimeLimits: limits,
    servingTimes: times,
    planning,
    ...options
  }: ServerOptions,
): GatewayServer {
  const { config, log, database, metrics } = gateway;
  const documents = { production: config.production, persisted };
  const pipeline = new Pipeline({ ...documents, log, metrics, readRow: database.readRow, planning });
  const handlers = openRequestHandlers({ gateway, pipeline, persisted }, options);
  const { maxConnections } = config;
  const warnOfDrop = warnOfDrops(log, maxConnections);
  const onDrop = () => {
    metrics.refused("connections");
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
      recordRequest(metrics, exchange);
      traceRequest({ request, response, isSecure: secure, readRoute: () => getRoute(request) }, () => {
        answerRequest(handlers, exchange).catch((error: unknown) => answerFailure(error, exchange));
      });
    },
    { maxConnections, onDrop, times },
  );
  return {
    server,
    realtime: createRealtimeHandler(server, { gateway, pipeline, documents, timers, limits }),
    warm: async () => handlers.rendered?.warm(),
  };
}
