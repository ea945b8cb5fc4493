import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { Durations } from "./durations";
import type { Metrics, Sources } from "./metrics";

/** Seconds: from a cached response to the longest permitted request. */
const requestBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 2.5, 10];
const longBuckets = [0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300];

/** The error codes that the gateway gives; a metric has no others. */
const errorCodes: ReadonlySet<string> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "LIMIT_EXCEEDED",
  "TOO_MANY_ATTEMPTS",
  "UNAVAILABLE",
  "FAULT",
  "BAD_USER_INPUT",
  "PERSISTED_UNKNOWN",
  "PERSISTED_ONLY",
  "INVALID",
  "NOT_FOUND",
  "CONFLICT",
]);

const httpMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);

function openDurations(register: Registry) {
  const open = (name: string, help: string, labels: readonly string[], buckets: readonly number[]) =>
    new Durations({ name, help, labels, buckets, register });
  return {
    request: open(
      "lectern_http_request_duration_seconds",
      "HTTP requests, from their headers to the end of the response.",
      ["method", "route", "status"],
      requestBuckets,
    ),
    operation: open(
      "lectern_graphql_operation_duration_seconds",
      "Executions of GraphQL queries and mutations over every transport, by persisted operation.",
      ["operation"],
      requestBuckets,
    ),
    statement: open(
      "lectern_sql_statement_duration_seconds",
      "SQL statements, the wait for a connection included.",
      ["command"],
      statementBuckets,
    ),
    generation: open(
      "lectern_generation_duration_seconds",
      "Requests to the AI service.",
      ["outcome"],
      longBuckets,
    ),
    job: open("lectern_job_duration_seconds", "Background jobs.", ["job"], longBuckets),
  };
}

function openCounters(register: Registry) {
  const open = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [register] });
  return {
    operationErrors: open(
      "lectern_graphql_operation_errors_total",
      "Executions that returned at least one error.",
      "operation",
    ),
    errors: open("lectern_graphql_errors_total", "GraphQL errors sent to callers.", "code"),
    statementErrors: open("lectern_sql_statement_errors_total", "SQL statements that failed.", "command"),
    published: open("lectern_bus_published_total", "Events published by this gateway.", "topic"),
    received: open("lectern_bus_received_total", "Events received from other gateways.", "topic"),
    gaps: open("lectern_bus_gaps_total", "Times that events of other gateways may have been missed."),
    tokens: open("lectern_generation_tokens_total", "Tokens that the AI service counted.", "direction"),
    jobFailures: open("lectern_job_failures_total", "Background jobs that failed.", "job"),
    refused: open("lectern_refused_total", "Requests, sockets and operations refused by a limit.", "limit"),
    closed: open("lectern_realtime_closed_total", "WebSockets that the gateway closed.", "reason"),
  };
}

/** Registers the gauges read at each scrape; a source that was not set is left out. */
function openGauges(register: Registry, sources: Partial<Sources>): void {
  const open = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        const value = read();
        if (value !== undefined) this.set(value);
      },
    });
  const total = (name: string, help: string, read: () => number | undefined) =>
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset();
        this.inc(read() ?? 0);
      },
    });
  open("lectern_database_pool_total", "Open connections to the database.", () => sources.pool?.().total);
  open("lectern_database_pool_idle", "Open, idle connections.", () => sources.pool?.().idle);
  open("lectern_database_pool_waiting", "Work that waits for a connection.", () => sources.pool?.().waiting);
  open("lectern_realtime_sockets", "Open WebSockets.", () => sources.realtime?.().sockets);
  open("lectern_realtime_subscriptions", "Open subscriptions.", () => sources.realtime?.().subscriptions);
  total(
    "lectern_realtime_messages_total",
    "Messages sent over WebSockets.",
    () => sources.realtime?.().messages,
  );
  total("lectern_response_cache_hits_total", "Responses from the cache.", () => sources.cache?.().hits);
  total(
    "lectern_response_cache_misses_total",
    "Responses that had to be worked out.",
    () => sources.cache?.().misses,
  );
  open("lectern_response_cache_bytes", "Memory of the response cache.", () => sources.cache?.().bytes);
  open("lectern_bus_connected", "1 while events of other gateways arrive.", () => {
    const hears = sources.bus?.();
    return hears === undefined ? undefined : Number(hears);
  });
}

/** Opens the metrics of one gateway, with those of its process. */
export function openMetrics(version: string): Metrics {
  const register = new Registry();
  const sources: Partial<Sources> = {};
  collectDefaultMetrics({ register });
  const durations = openDurations(register);
  const counters = openCounters(register);
  openGauges(register, sources);
  const build = { name: "lectern_build_info", help: "Always 1.", labelNames: ["version"] };
  new Gauge({ ...build, registers: [register] }).set({ version }, 1);
  return {
    request({ method, route, status, seconds }) {
      durations.request.count(seconds, httpMethods.has(method) ? method : "other", route, String(status));
    },
    operation({ name, seconds, failed }) {
      durations.operation.count(seconds, name);
      if (failed) counters.operationErrors.inc({ operation: name });
    },
    graphqlError: (code) => counters.errors.inc({ code: errorCodes.has(code) ? code : "other" }),
    statement({ command, seconds, failed }) {
      durations.statement.count(seconds, command);
      if (failed) counters.statementErrors.inc({ command });
    },
    published: (topic) => counters.published.inc({ topic }),
    received: (topic) => counters.received.inc({ topic }),
    gap: () => counters.gaps.inc(),
    generation({ outcome, seconds, inputTokens, outputTokens }) {
      durations.generation.count(seconds, outcome);
      counters.tokens.inc({ direction: "input" }, inputTokens);
      counters.tokens.inc({ direction: "output" }, outputTokens);
    },
    job({ name, seconds, failed }) {
      durations.job.count(seconds, name);
      if (failed) counters.jobFailures.inc({ job: name });
    },
    refused: (limit) => counters.refused.inc({ limit }),
    closedSocket: (reason) => counters.closed.inc({ reason }),
    watch: (given) => void Object.assign(sources, given),
    write: async () => ({ contentType: register.contentType, text: await register.metrics() }),
  };
}
