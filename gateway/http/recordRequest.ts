import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Metrics } from "../metrics/metrics";
import { readFacts } from "./requestFacts";
import { getRoute } from "./requestRoute";

/** A request and its response, and the log that names its id. */
export interface LoggedExchange {
  request: IncomingMessage;
  response: ServerResponse;
  log: Logger;
}

/** Writes the log line of a request, and counts it, when it is over. */
export function recordRequest(metrics: Metrics, { request, response, log }: LoggedExchange): void {
  const started = performance.now();
  response.once("close", () => {
    const passed = performance.now() - started;
    const milliseconds = Math.round(passed * 10) / 10;
    // Query strings may carry tokens, so only the path is written; and not the token of a mail's link.
    const [address = "/"] = (request.url ?? "/").split("?");
    const path = address.replace(/^\/auth\/(\w+)\/.+/, "/auth/$1/*");
    const { statusCode: status } = response;
    const { template: _template, ...facts } = readFacts(request);
    log.info({ method: request.method, path, status, milliseconds, ...facts }, "request");
    const { method = "GET" } = request;
    metrics.request({ method, route: getRoute(request), status, seconds: passed / 1000 });
  });
}
