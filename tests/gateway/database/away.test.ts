import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { MarkedConnections } from "#gateway/database/markedConnections";
import { type Database, openDatabase } from "#gateway/database/open";
import { openTenantClient } from "#gateway/database/tenantClient";
import { applyMigrations } from "#prisma/migrate";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";

if (!postgresBinaries)
  process.stderr.write("PostgreSQL is not installed: the tests of its absence are skipped\n");

const clientFolder = mkdtempSync(join(tmpdir(), "lectern-away-"));
writeFileSync(join(clientFolder, "index.html"), "<!doctype html><title>Lectern</title>");
afterAll(() => rmSync(clientFolder, { recursive: true }));

describe.skipIf(!postgresBinaries)("a gateway on PostgreSQL", () => {
  let cluster: PostgresCluster;
  let address: string;
  let database: Database;
  let test: TestGateway;

  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
    address = cluster.createDatabase("away");
    database = await openDatabase({ databaseUrl: address });
    await applyMigrations(database.adapter);
    await database.prisma.organization.create({ data: { code: "ONE", name: "One", isDefault: true } });
    test = await openTestGateway({ database, clientFolder });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
    cluster.stop();
  });

  const query = JSON.stringify({ query: "{ courses(first: 1) { nodes { title } } }" });
  const post = (contentType: string) => ({
    method: "POST",
    headers: { "Content-Type": contentType, Accept: "application/graphql-response+json" },
    body: query,
  });

  /** Every way in, with the short way and Yoga's for GraphQL. */
  const waysIn: readonly [string, string, RequestInit][] = [
    ["GraphQL", "/graphql", post("application/json")],
    [
      "GraphQL by Yoga",
      `/graphql?query=${encodeURIComponent("{ courses(first: 1) { nodes { title } } }")}`,
      {},
    ],
    ["REST", "/api/courses", {}],
    ["a page", "/courses", { headers: { Accept: "text/html" } }],
    ["readiness", "/readyz", {}],
  ];

  async function ask([name, path, options]: (typeof waysIn)[number]) {
    const started = performance.now();
    const answer = await fetch(test.origin + path, options);
    const body = await answer.text();
    const seconds = (performance.now() - started) / 1_000;
    return { name, status: answer.status, retryAfter: answer.headers.get("retry-after"), body, seconds };
  }

  const askAll = () => Promise.all(waysIn.map(ask));
  const statuses = (answers: Awaited<ReturnType<typeof askAll>>) =>
    answers.map(({ name, status }) => `${name} ${status}`);
  const all = (status: number) => waysIn.map(([name]) => `${name} ${status}`);

  async function messageOverSocket(): Promise<{ type: string; payload: unknown }> {
    const socket = new WebSocket(
      test.origin.replace("http", "ws").concat("/graphql"),
      "graphql-transport-ws",
    );
    return new Promise((resolve, reject) => {
      socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init" })));
      socket.on("close", (code) => reject(new Error(`closed with ${code}`)));
      socket.on("message", (data) => {
        const message = JSON.parse(String(data));
        if (message.type === "connection_ack")
          socket.send(JSON.stringify({ type: "subscribe", id: "1", payload: JSON.parse(query) }));
        else resolve(message);
        if (message.type !== "connection_ack") socket.terminate();
      });
    });
  }

  it("returns 503 from every endpoint while it is away, with when to retry and without the cause", {
    timeout: 60_000,
  }, async () => {
    expect(statuses(await askAll())).toEqual(all(200));
    await test.gateway.tenants.list();
    cluster.pause();
    const answers = await askAll();
    expect(statuses(answers)).toEqual(all(503));
    for (const { name, retryAfter, body, seconds } of answers) {
      expect([name, retryAfter]).toEqual([name, "5"]);
      expect(seconds, name).toBeLessThan(6);
      expect(body).not.toMatch(/P1001|ECONNREFUSED|postgres|127\.0\.0\.1:|prisma/i);
    }
    const [graphql, , rest] = answers.map(({ body }) => body);
    const message = "The service is not available right now. Try again in a few seconds.";
    const errors = [{ message, extensions: { code: "UNAVAILABLE", retryAfter: 5 } }];
    expect(JSON.parse(graphql ?? "")).toMatchObject({ errors });
    expect(JSON.parse(rest ?? "")).toMatchObject({ message, errorMessage: message, code: "UNAVAILABLE" });
    expect(await messageOverSocket()).toMatchObject({
      payload: { errors: [{ message, extensions: { code: "UNAVAILABLE", retryAfter: 5 } }] },
    });
    cluster.resume();
    await expect.poll(async () => statuses(await askAll()), { timeout: 20_000 }).toEqual(all(200));
  });

  it("outlives a database that ends without a word under load", { timeout: 120_000 }, async () => {
    const uncaught: unknown[] = [];
    const note = (error: unknown) => void uncaught.push(error);
    process.on("uncaughtException", note);
    let isOver = false;
    const seen = new Set<string>();
    const slow: number[] = [];
    const clients = Array.from({ length: 9 }, async (_, at) => {
      while (!isOver) {
        const way = waysIn[at % waysIn.length];
        if (!way) return;
        const { status, retryAfter, seconds } = await ask(way);
        seen.add(`${status} ${retryAfter}`);
        if (seconds > 6) slow.push(seconds);
      }
    });
    const endings = [
      () => {
        cluster.crash();
        cluster.resume();
      },
      () => expect(cluster.killBackends(2)).toBeGreaterThan(0),
      () => cluster.failOver(),
    ];
    try {
      for (const end of endings) {
        await end();
        await expect.poll(async () => statuses(await askAll()), { timeout: 20_000 }).toEqual(all(200));
      }
    } finally {
      isOver = true;
      await Promise.all(clients);
      process.off("uncaughtException", note);
    }
    expect(uncaught).toEqual([]);
    expect([...seen].filter((each) => !["200 null", "503 5", "503 2"].includes(each))).toEqual([]);
    expect(slow).toEqual([]);
  });

  it("survives the loss of a connection that is in use between two statements", async () => {
    const connections = new MarkedConnections({ connectionString: address, max: 1, role: null });
    const admin = new pg.Client(address);
    await admin.connect();
    for (const mark of [1, 2, 3]) {
      const client = await connections.lease(mark);
      const broken = new Promise((resolve) => client.once("end", resolve));
      const { rows } = await client.query("SELECT pg_backend_pid() AS id");
      await admin.query("SELECT pg_terminate_backend($1)", [rows[0].id]);
      await broken;
      await expect(client.query("SELECT 1")).rejects.toThrow();
      client.release(true);
    }
    await Promise.all([admin.end(), connections.end()]);
  });

  it("says 503 while every connection waits for a lock", { timeout: 60_000 }, async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const times = { timeout: 40_000, maxWait: 10_000 };
    let begun = 0;
    const db = openTenantClient(database.serving.engines, 1);
    const holders = Array.from({ length: 10 }, () =>
      db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        begun += 1;
        await held;
      }, times),
    );
    await expect.poll(() => begun, { timeout: 10_000 }).toBe(10);
    const answers = await askAll();
    release();
    await Promise.all(holders);
    expect(statuses(answers)).toEqual(all(503));
    expect(answers.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(answers.find(({ name }) => name === "readiness")?.seconds).toBeLessThan(6);
    await expect.poll(async () => statuses(await askAll()), { timeout: 20_000 }).toEqual(all(200));
  });
});
