import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace-base";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inSpan } from "#gateway/tracing/spans";
import { traceReceived } from "#gateway/tracing/traced";
import { openSuite } from "#tests/support/suite";
import { startTracing } from "#tests/support/tracing";

const persisted = new Map([
  ["one", "query CourseTitle($id: Int!) { course(databaseId: $id) { title } }"],
  ["mine", "query OwnMail { viewer { email } }"],
]);

const { test } = await openSuite({ persisted });

const traceId = "0af7651916cd43dd8448eb211c80319c";

function ask(documentId: string, token: string | undefined): Promise<Response> {
  return fetch(`${test.origin}/graphql?secret=typed`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ documentId, variables: { id: 1 } }),
  });
}

describe("without an SDK", () => {
  it("nothing is traced, and the work runs as it is", () => {
    const describeSpan = () => {
      throw new Error("never asked for");
    };
    expect(inSpan(describeSpan, () => 42)).toBe(42);
    expect(trace.getActiveSpan()).toBeUndefined();
  });
});

describe("with an SDK", () => {
  let tracing: ReturnType<typeof startTracing>;
  beforeEach(() => {
    tracing = startTracing();
  });
  afterEach(() => tracing.stop());

  const named = (name: string): ReadableSpan | undefined =>
    tracing.spans().find((span) => span.name === name);
  const found = async (name: string): Promise<ReadableSpan> => {
    await expect.poll(() => named(name)).toBeDefined();
    return named(name) as ReadableSpan;
  };

  it("a request goes on with its caller's trace, and holds the operation and its statements", async () => {
    const { token } = await test.as("learner");
    tracing.reset();
    await (await ask("mine", token)).text();
    const request = await found("POST /graphql");
    const operation = await found("query OwnMail");
    const statement = await found("SELECT User");
    expect(request.kind).toBe(SpanKind.SERVER);
    expect(request.attributes).toEqual({
      "http.request.method": "POST",
      "url.scheme": "http",
      "http.route": "/graphql",
      "http.response.status_code": 200,
    });
    expect(operation.attributes).toEqual({
      "graphql.operation.type": "query",
      "graphql.operation.name": "OwnMail",
    });
    expect(statement.kind).toBe(SpanKind.CLIENT);
    expect(statement.attributes).toMatchObject({
      "db.system.name": "postgresql",
      "db.operation.name": "SELECT",
      "db.collection.name": "User",
    });
    expect(request.parentSpanContext?.spanId).toBe("b7ad6b7169203331");
    expect(operation.parentSpanContext?.spanId).toBe(request.spanContext().spanId);
    expect(statement.parentSpanContext?.spanId).toBe(operation.spanContext().spanId);
    for (const span of [request, operation, statement]) expect(span.spanContext().traceId).toBe(traceId);
  });

  it("what a mutation publishes belongs to it", async () => {
    const admin = await test.as("admin");
    tracing.reset();
    await admin.rest("POST", "categories", { name: "Traced" });
    const published = await found("publish categoriesChanged");
    const operation = tracing
      .spans()
      .find((span) => span.spanContext().spanId === published.parentSpanContext?.spanId);
    expect(published.kind).toBe(SpanKind.PRODUCER);
    expect(operation?.name).toBe("mutation");
    expect(await found("POST /api/categories")).toBeDefined();
  });

  it("an event of another gateway goes on with the trace in which it was published", () => {
    const carrier = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    traceReceived("courseChanged", carrier, () => undefined);
    const span = named("process courseChanged");
    expect([span?.kind, span?.spanContext().traceId]).toEqual([SpanKind.CONSUMER, traceId]);
  });

  it("a job has a span of its own", async () => {
    await test.gateway.tasks.start("tidy", async () => undefined);
    expect((await found("job tidy")).attributes).toEqual({ "lectern.job.name": "tidy" });
  });

  it("a failure is told by its class, never by its words", async () => {
    const failing = test.gateway.database.withoutTenant.$queryRaw`SELECT 'secret'::int`;
    await expect(failing).rejects.toThrow();
    const span = tracing.spans().find(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(span?.attributes["error.type"]).toBeDefined();
    expect(JSON.stringify([span?.attributes, span?.events, span?.status])).not.toContain("secret");
  });

  it("no span holds a person, a variable, an address or a query string", async () => {
    const { token } = await test.as("admin");
    await (await ask("mine", token)).text();
    await found("POST /graphql");
    const told = JSON.stringify(
      tracing.spans().map(({ name, attributes, events }) => [name, attributes, events]),
    );
    for (const text of ["admin@demo.test", "admin-12345", "secret=typed", "127.0.0.1", "organizationId"])
      expect(told).not.toContain(text);
  });
});
