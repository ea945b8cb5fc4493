import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MarkedConnections } from "#gateway/database/markedConnections";
import { type Database, openDatabase } from "#gateway/database/open";
import { type TimeLimits, timeLimits } from "#gateway/database/poolLimits";
import { openTenantClient } from "#gateway/database/tenantClient";
import { demoId, otherId } from "#tests/support/factory";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { postgresBinaries } from "#tests/support/postgres";
import { copyOnPostgres } from "#tests/support/testServer";

describe.skipIf(!postgresBinaries)("on PostgreSQL", () => {
  let addresses: Awaited<ReturnType<typeof copyOnPostgres>>;
  let database: Database;
  let admin: pg.Client;
  // A server's work is seen once a transaction: a session that holds a lock cannot watch.
  let watcher: pg.Client;
  const limited: Database[] = [];

  beforeAll(async () => {
    addresses = await copyOnPostgres("demo");
    database = await openDatabase(addresses);
    admin = new pg.Client(addresses.databaseUrl);
    watcher = new pg.Client(addresses.databaseUrl);
    await Promise.all([admin.connect(), watcher.connect()]);
  }, 120_000);
  afterEach(() => admin.query("ROLLBACK"));
  afterAll(async () => {
    await Promise.all([admin.end(), watcher.end()]);
    for (const item of [database, ...limited]) await item.close();
    await addresses.drop();
  });

  const lock = (name: string) => admin.query(`BEGIN; LOCK TABLE "${name}"`);

  /** How many statements wait for a lock. */
  async function countBlocked(): Promise<number> {
    const { rows } = await watcher.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    );
    return rows[0]?.count ?? 0;
  }
  const untilBlocked = (count: number) =>
    vi.waitFor(async () => expect(await countBlocked()).toBe(count), { timeout: 15_000, interval: 20 });

  async function openLimited(limits: Partial<TimeLimits>) {
    const item = await openDatabase({ ...addresses, timeLimits: limits });
    limited.push(item);
    return openTenantClient(item.serving.engines, demoId);
  }

  it("the gateway's statements and idle transactions have limits, and the owner's have none", async () => {
    const read = (client: Pick<Database["prisma"], "$queryRaw">) => client.$queryRaw`
      SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`;
    expect(timeLimits).toMatchObject({ statement: 10_000, idleInTransaction: 15_000, wait: 5_000 });
    const tenant = openTenantClient(database.serving.engines, demoId);
    expect(await read(tenant)).toEqual([{ statement: "10s", idle: "15s" }]);
    await tenant.$transaction(async (tx) =>
      expect(await read(tx)).toEqual([{ statement: "10s", idle: "15s" }]),
    );
    expect(await read(database.prisma)).toEqual([{ statement: "0", idle: "0" }]);
  });

  it("the gateway's statements are planned for rows in memory, and none is compiled", async () => {
    const tenant = openTenantClient(database.serving.engines, demoId);
    expect(
      await tenant.$queryRaw`
      SELECT current_setting('random_page_cost') AS cost, current_setting('jit') AS jit`,
    ).toEqual([{ cost: "2", jit: "off" }]);
  });

  it("a statement that takes too long is ended", async () => {
    const tenant = await openLimited({ statement: 100 });
    await lock("Course");
    await expect(tenant.course.count()).rejects.toThrow(/statement timeout/);
    await expect(tenant.$transaction((tx) => tx.course.count())).rejects.toThrow(/statement timeout/);
    await admin.query("ROLLBACK");
    expect(await tenant.course.count()).toBeGreaterThan(0);
  });

  it("waiting for a connection has a limit, and the pool recovers", async () => {
    const tenant = await openLimited({ wait: 300 });
    await lock("Course");
    const blocked = Promise.all(
      Array.from({ length: 10 }, () => tenant.$queryRaw`SELECT count(*) FROM "Course"`),
    );
    await untilBlocked(10);
    await expect(tenant.category.count()).rejects.toThrow(
      /no connection to the database was free within 300 ms/,
    );
    await expect(tenant.$transaction((tx) => tx.category.count())).rejects.toThrow(/no connection/);
    await admin.query("ROLLBACK");
    await blocked;
    expect(await tenant.category.count()).toBeGreaterThan(0);
  });

  it("a tenant prefers the connection that it had, and a failed statement leaves none with a wrong mark", async () => {
    const connections = new MarkedConnections({
      connectionString: addresses.databaseUrl,
      max: 2,
      role: null,
    });
    const use = async (mark: number, sql = "SELECT 1") => {
      const client = await connections.lease(mark);
      const { rows } = await client.query(
        "SELECT pg_backend_pid() AS pid, current_setting('app.tenant_id') AS mark",
      );
      await client.query(sql).catch(() => undefined);
      client.release();
      return rows[0];
    };
    const first = await use(demoId);
    const second = await use(otherId);
    expect([first.mark, second.mark]).toEqual(["1", "2"]);
    expect(first.pid).not.toBe(second.pid);
    for (const sql of ["SELECT 1 / 0", "SELECT 1", "SELECT 1"]) {
      expect(await use(demoId, sql)).toEqual(first);
      expect(await use(otherId, sql)).toEqual(second);
    }
    // A third tenant takes the one that was used longest ago.
    expect(await use(3)).toEqual({ pid: first.pid, mark: "3" });
    expect(await use(demoId)).toEqual({ pid: second.pid, mark: "1" });
    await connections.end();
  });

  describe("when the caller of a request leaves", () => {
    let test: TestGateway;

    beforeAll(async () => {
      test = await openTestGateway({ database });
    });
    afterAll(() => test.close());

    function post(document: string, leaving: AbortSignal) {
      return fetch(`${test.origin}/graphql`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ query: document }),
        signal: leaving,
      });
    }

    it("the statement of a query is cancelled, on GraphQL and on REST", async () => {
      await test.visitor.graphql("{ courses(first: 1) { totalCount } }");
      await lock("Course");
      const leaving = new AbortController();
      const requests = [
        post("{ courses(first: 1) { totalCount } }", leaving.signal),
        fetch(`${test.origin}/api/courses`, { signal: leaving.signal }),
      ];
      const left = Promise.allSettled(requests);
      await untilBlocked(2);
      leaving.abort();
      await left;
      await untilBlocked(0);
      await admin.query("ROLLBACK");
      const { data } = await test.visitor.graphql("{ courses(first: 1) { totalCount } }");
      expect(data.courses.totalCount).toBeGreaterThan(0);
    });

    it("another request that waits for the same goes on", async () => {
      await lock("Course");
      const leaving = new AbortController();
      const left = post("{ courses(first: 1) { totalCount } }", leaving.signal).catch(() => undefined);
      const staying = test.visitor.graphql("{ courses(first: 1) { totalCount } }");
      await untilBlocked(2);
      leaving.abort();
      await left;
      await untilBlocked(1);
      await admin.query("ROLLBACK");
      expect((await staying).data.courses.totalCount).toBeGreaterThan(0);
    });

    it("what a mutation writes is written all the same", async () => {
      await lock("RateLimit");
      const leaving = new AbortController();
      const left = post(
        'mutation { login(input: { email: "unknown@demo.test", password: "wrong-12345" }) { __typename } }',
        leaving.signal,
      ).catch(() => undefined);
      await untilBlocked(1);
      leaving.abort();
      await left;
      const { prisma } = database;
      await admin.query("ROLLBACK");
      await vi.waitFor(async () => expect(await prisma.rateLimit.count()).toBe(3), { timeout: 15_000 });
    });
  });
});
