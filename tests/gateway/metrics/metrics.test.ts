import { describe, expect, it } from "vitest";
import { createMetricsServer } from "#gateway/http/metricsHandler";
import { closeServer, listen } from "#gateway/serving";
import { openTestGateway } from "#tests/support/gateway";
import { openLiveSocket } from "#tests/support/liveSocket";
import { openSuite } from "#tests/support/suite";

const token = "a-token-of-a-scraper";
const persisted = new Map([
  ["titles", "query CourseTitles { courses(first: 2) { nodes { title } } }"],
  ["mine", "query OwnMail { viewer { email } }"],
]);

const { test } = await openSuite({ persisted, isMeasured: true, environment: { METRICS_TOKEN: token } });

const scrape = (headers: Record<string, string> = { Authorization: `Bearer ${token}` }) =>
  fetch(`${test.origin}/metrics`, { headers });

/** The value of one line of the metrics; 0 where there is none. */
async function read(line: string): Promise<number> {
  const text = await (await scrape()).text();
  const found = text.split("\n").find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

/** By how much a line grows with a piece of work. */
async function growth(line: string, work: () => Promise<unknown>): Promise<number> {
  const before = await read(line);
  await work();
  return (await read(line)) - before;
}

const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${test.origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  }).then((answer) => answer.text());

const operations = "lectern_graphql_operation_duration_seconds_count";
const requests = "lectern_http_request_duration_seconds_count";

describe("who may read the metrics", () => {
  it("is who has the token", async () => {
    const answer = await scrape();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
    expect(await answer.text()).toContain("process_cpu_seconds_total");
    for (const sent of [{}, { Authorization: "Bearer wrong" }, { Authorization: `Basic ${token}` }]) {
      const refused = await scrape(sent);
      expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
        401,
        'Bearer realm="metrics"',
      ]);
    }
  });

  it("returns 404 on the main port where the metrics have their own, which asks for the token too", async () => {
    const { gateway } = test;
    const config = { ...gateway.config, metrics: { port: 0, token } };
    const server = createMetricsServer({ ...gateway, config });
    const port = await listen(server, { host: "127.0.0.1", port: 0 });
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers }).then(({ status }) => status);
    expect(await ask("/metrics", { Authorization: `Bearer ${token}` })).toBe(200);
    expect([await ask("/metrics"), await ask("/healthz")]).toEqual([401, 404]);
    await closeServer(server);
    const main = await openTestGateway({
      database: test.database,
      environment: { METRICS_PORT: "0", METRICS_TOKEN: token },
    });
    const answer = await fetch(`${main.origin}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(404);
    await main.close();
  });

  it("returns 404 without a setting", async () => {
    const plain = await openTestGateway({ database: test.database });
    const answer = await fetch(`${plain.origin}/metrics`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { message: "Not found" }]);
    await plain.close();
  });
});

describe("what is counted", () => {
  it("is each request by the template of its address and its status", async () => {
    const courses = `${requests}{method="GET",route="/api/courses/{id}",status="200"}`;
    expect(await growth(courses, () => test.visitor.rest("GET", "courses/1"))).toBe(1);
    const unknown = `${requests}{method="GET",route="/api/*",status="404"}`;
    expect(await growth(unknown, () => test.visitor.rest("GET", "nothing/of/the/kind"))).toBe(1);
    const pages = `${requests}{method="GET",route="page",status="404"}`;
    expect(await growth(pages, () => fetch(`${test.origin}/any/address?at=all`))).toBe(1);
  });

  it("is each operation by the name of a persisted document, and all others together", async () => {
    const learner = await test.as("learner");
    const headers = { Authorization: `Bearer ${learner.token}` };
    const own = `${operations}{operation="OwnMail"}`;
    expect(await growth(own, () => post({ documentId: "mine" }, headers))).toBe(1);
    const other = `${operations}{operation="other"}`;
    const made = "query Made_up { viewer { email } }";
    expect(await growth(other, () => post({ query: made }, headers))).toBe(1);
    expect(await (await scrape()).text()).not.toContain("Made_up");
  });

  it("is a visitor's answer that was kept, instead of an operation", async () => {
    await post({ documentId: "titles" });
    const again = () => post({ documentId: "titles" });
    expect(await growth("lectern_response_cache_hits_total", again)).toBe(1);
    expect(await growth(`${operations}{operation="CourseTitles"}`, again)).toBe(0);
    expect(await read("lectern_response_cache_bytes")).toBeGreaterThan(0);
  });

  it("is each statement, and those that fail", async () => {
    const selects = 'lectern_sql_statement_duration_seconds_count{command="SELECT"}';
    expect(await growth(selects, () => test.visitor.rest("GET", "courses/2"))).toBeGreaterThan(0);
    const failed = 'lectern_sql_statement_errors_total{command="SELECT"}';
    const fail = () => expect(test.gateway.database.withoutTenant.$queryRaw`SELECT 1 / 0`).rejects.toThrow();
    expect(await growth(failed, fail)).toBe(1);
    expect(await read("lectern_database_pool_total")).toBe(1);
  });

  it("is what was refused for a limit, and each error by its code", async () => {
    const deep = `query { ${"courses { nodes { ".repeat(9)} title ${"} }".repeat(9)} }`;
    const refused = 'lectern_refused_total{limit="document"}';
    expect(await growth(refused, () => post({ query: deep }))).toBe(1);
    const errors = 'lectern_graphql_errors_total{code="UNAUTHENTICATED"}';
    expect(await growth(errors, () => post({ query: "{ payments { totalCount } }" }))).toBe(1);
  });

  it("is each socket and subscription that is open, what it was sent, and why it was closed", async () => {
    const { token: session } = await test.as("admin");
    const socket = await openLiveSocket(test.origin, { token: session });
    await socket.listen("1", "subscription { organizationChanged { code } }");
    expect(await read("lectern_realtime_sockets")).toBe(1);
    expect(await read("lectern_realtime_subscriptions")).toBe(1);
    expect(await read("lectern_realtime_messages_total")).toBeGreaterThan(0);
    socket.socket.send("not a message");
    await socket.closed;
    expect(await read('lectern_realtime_closed_total{reason="invalidMessage"}')).toBe(1);
    await expect.poll(() => read("lectern_realtime_sockets")).toBe(0);
    expect(await read("lectern_realtime_subscriptions")).toBe(0);
  });

  it("is each error that a socket's operation ends with", async () => {
    const socket = await openLiveSocket(test.origin);
    const refused = 'lectern_graphql_errors_total{code="UNAUTHENTICATED"}';
    const subscribe = async () => {
      socket.subscribe("1", "subscription { paymentsChanged }");
      expect((await socket.next()).type).toBe("error");
    };
    expect(await growth(refused, subscribe)).toBe(1);
    await socket.close();
  });

  it("is each event of the bus by its topic", async () => {
    const event = { organizationId: 1 };
    const published = 'lectern_bus_published_total{topic="categoriesChanged"}';
    const publish = async () => test.gateway.bus.publish("categoriesChanged", event);
    expect(await growth(published, publish)).toBe(1);
    expect(await read("lectern_bus_connected")).toBe(1);
  });

  it("is each background job by its name, and those that fail", async () => {
    const { tasks } = test.gateway;
    const done = 'lectern_job_duration_seconds_count{job="tidy"}';
    expect(await growth(done, () => tasks.start("tidy", async () => undefined))).toBe(1);
    const fail = () => tasks.start("tidy", () => Promise.reject(new Error("not today")));
    expect(await growth('lectern_job_failures_total{job="tidy"}', fail)).toBe(1);
  });
});

describe("labels", () => {
  it("name no tenant and no person", async () => {
    const text = await (await scrape()).text();
    const labels = new Set([...text.matchAll(/[{,]([a-zA-Z_]+)="/g)].map(([, label]) => label));
    expect(
      [...labels].filter((label) => /tenant|organi|user|person|mail|address|^id$/i.test(label ?? "")),
    ).toEqual([]);
    expect(text).not.toContain("demo.test");
  });
});
