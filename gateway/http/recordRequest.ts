import type { Metrics } from "../metrics/metrics";
import type { LoggedExchange } from "./exchange";
import { readFacts } from "./requestFacts";
import { getRoute } from "./requestRoute";

/** Returns the path to log: query strings may carry tokens, and so may the path of a mail's link. */
function getLoggedPath(url: string): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith("/auth/") ? path.replace(/^\/auth\/(\w+)\/.+/, "/auth/$1/*") : path;
}

/** Writes the log line of a request, and counts it, when it is over. */
export function recordRequest(metrics: Metrics, { request, response, log }: LoggedExchange): void {
  const started = performance.now();
  response.once("close", () => {
    const passed = performance.now() - started;
    const milliseconds = Math.round(passed * 10) / 10;
    const path = getLoggedPath(request.url ?? "/");
    const { method = "GET" } = request;
    const { statusCode: status } = response;
    const { tenantId, userId, operation } = readFacts(request);
    log.info({ method, path, status, milliseconds, tenantId, userId, operation }, "request");
    metrics.request({ method, route: getRoute(request), status, seconds: passed / 1000 });
  });
}
