import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "#gateway/database/open";
import { withStartLock } from "#gateway/database/startLock";
import { packageRoot } from "#gateway/packageRoot";
import { openRateLimitStore } from "#gateway/session/rateLimitStore";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";

if (!postgresBinaries)
  process.stderr.write(
    "PostgreSQL is not installed (apt-get install postgresql-15): its tests are skipped\n",
  );

describe.skipIf(!postgresBinaries)("on PostgreSQL", () => {
  let cluster: PostgresCluster;
  const open: Database[] = [];

  async function openOn(databaseUrl: string): Promise<Database> {
    const database = await openDatabase({ databaseUrl });
    open.push(database);
    return database;
  }

  const start = (database: Database) => withStartLock(database, () => applyMigrations(database.adapter));

  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    cluster.stop();
  });

  it("the migrations are applied once, and again is nothing to do", async () => {
    const database = await openOn(cluster.createDatabase("once"));
    expect(await start(database)).toEqual(await listMigrations());
    expect(await start(database)).toEqual([]);
  });

  it("three gateways that start at once apply each migration once", async () => {
    const url = cluster.createDatabase("together");
    const gateways = await Promise.all([openOn(url), openOn(url), openOn(url)]);
    const applied = await Promise.all(gateways.map(start));
    expect(applied.flat().sort()).toEqual(await listMigrations());
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it("a failed start lets the next one begin", async () => {
    const url = cluster.createDatabase("failed");
    const [first, second] = [await openOn(url), await openOn(url)];
    const failing = withStartLock(first, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(await start(second)).toEqual(await listMigrations());
  });

  it("failed sign-ins at once are all counted", async () => {
    const database = await openOn(cluster.createDatabase("failures"));
    await start(database);
    const log = pino({ enabled: false });
    const store = openRateLimitStore({ prisma: database.serving.withoutTenant, redisUrl: undefined, log });
    const counter = store.open({ name: "account", points: 5, duration: 900 });
    const counts = await Promise.all(Array.from({ length: 20 }, () => counter.add([1, "learner"])));
    expect(counts.map(({ points }) => points).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(counts.filter(({ isExceeded }) => isExceeded)).toHaveLength(15);
    expect((await counter.read([1, "learner"])).points).toBe(20);
  });

  it("an address without a server is refused", async () => {
    const opening = openDatabase({ databaseUrl: "postgresql://postgres@127.0.0.1:1/nothing" });
    await expect(opening).rejects.toThrow();
  });

  it("a tests' server ends with the process that started it", { timeout: 60_000 }, async () => {
    const script = `
      const { postgresBinaries, startPostgres } = await import("./tests/support/postgres.ts");
      const cluster = await startPostgres(postgresBinaries);
      console.log(cluster.createDatabase("alive"));
      setInterval(() => undefined, 1000);`;
    const run = ["--import", "tsx", "--input-type=module", "--eval", script];
    const child = spawn(process.execPath, run, { cwd: packageRoot, stdio: ["ignore", "pipe", "inherit"] });
    const [printed] = await once(child.stdout, "data");
    const connect = async () => {
      const client = new pg.Client(String(printed).trim());
      await client.connect();
      await client.end();
    };
    await connect();
    child.kill("SIGKILL");
    await expect.poll(() => connect().catch(({ code }) => code)).toBe("ECONNREFUSED");
  });
});
