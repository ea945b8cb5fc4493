import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { Redis } from "ioredis";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type Counter, openRateLimitStore, type RateLimitStore } from "#gateway/session/rateLimitStore";
import { createFactory, madePassword } from "#tests/support/factory";
import { openTestGateway, type TestGateway } from "#tests/support/gateway";
import { freePort } from "#tests/support/postgres";

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

describe.skipIf(!hasRedis)("limits over Redis", () => {
  let port: number;
  let url: string;
  let test: TestGateway;
  let stopRedis = async () => undefined;
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(line) });
  const stores: RateLimitStore[] = [];

  async function startRedis() {
    const server = spawn("redis-server", ["--port", String(port), "--save", "", "--bind", "127.0.0.1"]);
    const asking = new Redis(url, { retryStrategy: () => 20 });
    asking.on("error", () => undefined);
    await asking.ping();
    asking.disconnect();
    stopRedis = async () => {
      server.kill("SIGKILL");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
    };
  }

  function open(): Counter {
    const store = openRateLimitStore({ prisma: test.database.prisma, redisUrl: url, log });
    stores.push(store);
    return store.open({ name: "account", points: 2, duration: 900 });
  }

  /** Counts until it is Redis that counts: the connection is made in the background. */
  async function openConnected(): Promise<Counter> {
    const counter = open();
    const { rateLimit } = test.database.prisma;
    // By timers: a loop of statements of the embedded database alone would never let the connection come about.
    await vi.waitFor(async () => {
      await rateLimit.deleteMany({});
      await counter.add(["connecting"]);
      expect(await rateLimit.count()).toBe(0);
    }, 10_000);
    return counter;
  }

  beforeAll(async () => {
    port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    test = await openTestGateway({ template: "demo" });
  });
  afterEach(async () => {
    for (const store of stores.splice(0)) store.close();
    await stopRedis();
  });
  afterAll(() => test.close());

  it("are counted together by all gateways, and leave the database alone", async () => {
    await startRedis();
    const [first, second] = [await openConnected(), await openConnected()];
    expect(await first.add(["a"])).toEqual({ isExceeded: false, points: 1, retryAfter: 900 });
    await second.add(["a"]);
    expect(await first.add(["a"])).toMatchObject({ isExceeded: true, points: 3 });
    expect(await second.read(["a"])).toMatchObject({ isExceeded: true, points: 3 });
    expect(await second.read(["b"])).toEqual({ isExceeded: false, points: 0, retryAfter: 0 });
    await first.forget(["a"]);
    expect(await second.read(["a"])).toMatchObject({ points: 0 });
    expect(await test.database.prisma.rateLimit.count()).toBe(0);
  });

  it("go on in the database when Redis goes away, which the log says once", async () => {
    await startRedis();
    const counter = await openConnected();
    await counter.add(["c"]);
    await stopRedis();
    logged.length = 0;
    expect(await counter.add(["c"])).toMatchObject({ points: 1 });
    expect(await counter.add(["c"])).toMatchObject({ points: 2 });
    expect(await counter.add(["c"])).toMatchObject({ isExceeded: true });
    await counter.forget(["c"]);
    expect(await counter.read(["c"])).toMatchObject({ points: 0 });
    expect(
      logged.filter((line) => line.includes("limits are counted in the database")).length,
    ).toBeLessThanOrEqual(1);
  });

  it("do not prevent sign-ins where Redis has never been", async () => {
    const { email } = await createFactory(test.database.prisma).user();
    const lonely = await openTestGateway({ environment: { REDIS_URL: url }, database: test.database });
    const signIn = async (password: string) =>
      (await lonely.visitor.rest("POST", "auth/login", { email, password })).status;
    expect(await signIn(madePassword)).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await signIn("wrong"));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    await lonely.close();
  });
});
