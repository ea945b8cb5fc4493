import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bus } from "#gateway/bus/bus";
import { openRedisBus } from "#gateway/bus/redisBus";
import { openTestGateway, type TestGateway } from "../support/gateway";
import { openLiveSocket } from "../support/liveSocket";
import { createManualTimers } from "../support/manualTimers";
import { captureLog, hasRedis, hearing, prepareRedis, type TestRedis } from "../support/redis";

const event = (organizationId: number) => ({ organizationId });
const document = "subscription { organizationChanged { code } }";
const hears = (hearsAll: boolean) => ({ type: "ping", payload: { hearsAll } });
const listening = { type: "ping", payload: { listening: ["1"] } };

describe.skipIf(!hasRedis)("a bus that is opened while Redis is away", () => {
  it("says so once, and hears the others as soon as Redis is there", async () => {
    const redis = await prepareRedis();
    const log = captureLog();
    const [first, second] = [openRedisBus(redis.url, log), openRedisBus(redis.url, log)];
    const told: (boolean | string)[] = [];
    second.onHearing((hearsAll) => void told.push(hearsAll));
    second.onGap(() => void told.push("gap"));
    const heard: number[] = [];
    second.subscribe("organizationChanged", ({ organizationId }) => void heard.push(organizationId));
    const warned = () => log.lines.filter((line) => line.startsWith("warn")).length;
    await expect.poll(warned, { timeout: 5_000 }).toBe(2);
    for (let count = 0; count < 20; count += 1) first.publish("organizationChanged", event(1));
    expect([first.hearsAll(), second.hearsAll(), heard]).toEqual([false, false, []]);

    await redis.start();
    await Promise.all([hearing(first), hearing(second)]);
    await expect
      .poll(
        () => {
          first.publish("organizationChanged", event(2));
          return heard.length;
        },
        { timeout: 5_000 },
      )
      .toBeGreaterThan(0);
    expect([told.filter((value) => value !== "gap"), new Set(heard)]).toEqual([[true], new Set([2])]);
    // The other gateway may say that it could not tell everything before this one knows that it hears.
    expect(told.lastIndexOf("gap")).toBeGreaterThan(told.indexOf(true));
    // Each of the two gateways has said once that it was away and once that it is back, however often it tried.
    await expect
      .poll(() => log.lines.map((line) => line.slice(0, 14)).sort())
      .toEqual(["info: Redis is", "info: Redis is", "warn: Redis is", "warn: Redis is"]);
    await Promise.all([first.close(), second.close()]);
    await redis.stop();
  });
});

describe.skipIf(!hasRedis)("a gateway that loses Redis", () => {
  const timers = createManualTimers();
  let redis: TestRedis;
  let bus: Bus;
  let elsewhere: Bus;
  let gateway: TestGateway;

  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
    const log = captureLog();
    [bus, elsewhere] = [openRedisBus(redis.url, log), openRedisBus(redis.url, log)];
    await Promise.all([hearing(bus), hearing(elsewhere)]);
    gateway = await openTestGateway({ bus, timers });
  });
  afterAll(async () => {
    await gateway.close();
    await elsewhere.close();
    await redis.stop();
  });

  /** A socket that has asked to be told, and listens. */
  async function listen() {
    const socket = await openLiveSocket(gateway.origin);
    if (!bus.hearsAll()) expect(await socket.next()).toEqual(hears(false));
    await socket.listen("1", document);
    return socket;
  }

  it("tells its sockets that they have to ask, until it hears all again and they ask for what they missed", async () => {
    const silent = await openLiveSocket(gateway.origin, { init: {} });
    const early = await listen();
    await redis.stop();
    expect(await early.next()).toEqual(hears(false));
    // A subscriber who comes now hears of it as well; events of this gateway are heard as before.
    const late = await listen();
    bus.publish("organizationChanged", event(1));
    for (const socket of [early, late])
      expect((await socket.next()).payload.data.organizationChanged.code).toBe("DEMO");
    elsewhere.publish("organizationChanged", event(1));

    await redis.start();
    for (const socket of [early, late]) expect(await socket.next()).toEqual(hears(true));
    timers.advance(100);
    for (const socket of [early, late]) expect(await socket.next()).toEqual(listening);
    // One that has not asked for such pings gets none.
    await silent.settled();
    expect(silent.received).toEqual([]);
    for (const socket of [early, late, silent]) await socket.close();
  });

  it("asks itself whose its sockets still are, as the others cannot say that a session is over", async () => {
    const { token, userId = 0 } = await gateway.as("learner");
    const socket = await openLiveSocket(gateway.origin, { token });
    await redis.stop();
    await expect.poll(() => bus.hearsAll(), { timeout: 5_000 }).toBe(false);
    await gateway.database.prisma.session.deleteMany({ where: { userId } });
    // The cached facts of a session are a few seconds old at the most.
    gateway.setNow(new Date(Date.now() + 10_000));
    timers.advance(15_000);
    timers.advance(100);
    expect((await socket.closed).code).toBe(4401);
    gateway.setNow();
  });
});
