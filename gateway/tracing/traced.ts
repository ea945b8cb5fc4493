import type { IncomingMessage, ServerResponse } from "node:http";
import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { findTracer, inSpan, readCarried } from "./spans";

// Names and attributes follow OpenTelemetry's semantic conventions. Anything that may name a person or contain
// typed text is left out: addresses and query strings, variables, documents, SQL and its parameters, messages of
// errors.

interface RequestToTrace {
  request: IncomingMessage;
  response: ServerResponse;
  isSecure: boolean;
  /** The template of the address; known when the request is over. */
  readRoute: () => string;
}

/** Handles a request in a span that ends with its response and continues its caller's trace. */
export function traceRequest(
  { request, response, isSecure, readRoute }: RequestToTrace,
  work: () => void,
): void {
  const tracer = findTracer();
  if (!tracer) {
    work();
    return;
  }
  const { method = "GET", headers } = request;
  const attributes = { "http.request.method": method, "url.scheme": isSecure ? "https" : "http" };
  const parent = readCarried(headers);
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  response.once("close", () => {
    const [route, status] = [readRoute(), response.statusCode];
    span.updateName(`${method} ${route}`);
    span.setAttributes({ "http.route": route, "http.response.status_code": status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
  context.with(trace.setSpan(parent, span), work);
}

interface OperationToTrace {
  type: string;
  /** Undefined for a caller's own operation, whose name can be anything. */
  name: string | undefined;
}

export const traceOperation = <Result>({ type, name }: OperationToTrace, work: () => Result): Result =>
  inSpan(
    () => ({
      name: name === undefined ? type : `${type} ${name}`,
      attributes: {
        "graphql.operation.type": type,
        ...(name === undefined ? {} : { "graphql.operation.name": name }),
      },
    }),
    work,
  );

const table = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?!LATERAL\b)(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)"?/i;

/** The first word of a statement, and the first table that it names. */
function summarize(sql: string): { command: string; table: string | undefined } {
  return { command: /\w+/.exec(sql)?.[0].toUpperCase() ?? "", table: table.exec(sql)?.[1] };
}

export const traceStatement = <Result>(sql: string, work: () => Result): Result =>
  inSpan(() => {
    const summary = summarize(sql);
    const name = summary.table ? `${summary.command} ${summary.table}` : summary.command;
    return {
      name,
      kind: SpanKind.CLIENT,
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": summary.command,
        ...(summary.table ? { "db.collection.name": summary.table } : {}),
        "db.query.summary": name,
      },
    };
  }, work);

const ofBus = (operation: "publish" | "process", topic: string) => ({
  "messaging.system": "lectern.bus",
  "messaging.operation.name": operation,
  "messaging.operation.type": operation === "publish" ? "send" : "process",
  "messaging.destination.name": topic,
});

export const tracePublish = <Result>(topic: string, work: () => Result): Result =>
  inSpan(
    () => ({
      name: `publish ${topic}`,
      kind: SpanKind.PRODUCER,
      attributes: ofBus("publish", topic),
    }),
    work,
  );

/** Handles an event of another gateway as part of the trace that published it. */
export const traceReceived = <Result>(topic: string, carrier: unknown, work: () => Result): Result =>
  inSpan(
    () => ({
      name: `process ${topic}`,
      kind: SpanKind.CONSUMER,
      parent: readCarried(carrier ?? {}),
      attributes: ofBus("process", topic),
    }),
    work,
  );

export const traceJob = <Result>(name: string, work: () => Result): Result =>
  inSpan(() => ({ name: `job ${name}`, attributes: { "lectern.job.name": name } }), work);
