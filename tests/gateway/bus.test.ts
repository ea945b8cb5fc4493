import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Bus, openLocalBus } from "#gateway/bus/bus";
import { openRedisBus } from "#gateway/bus/redisBus";
import { createFactory } from "../support/factory";
import { openTestGateway } from "../support/gateway";
import { openLiveSocket } from "../support/liveSocket";
import { openModelServer } from "../support/model/server";
import { captureLog, hasRedis, hearing, prepareRedis, type TestRedis } from "../support/redis";

const event = (organizationId: number) => ({ organizationId });

/** The ids of changed organizations that a bus has received. */
function listen(bus: Bus): number[] {
  const heard: number[] = [];
  bus.subscribe("organizationChanged", ({ organizationId }) => void heard.push(organizationId));
  return heard;
}

describe("the bus of one process", () => {
  it("is heard by every listener of the topic before publishing is over, in order", () => {
    const bus = openLocalBus();
    const [first, second] = [listen(bus), listen(bus)];
    bus.publish("organizationChanged", event(1));
    bus.publish("userChanged", { organizationId: 9, userId: 1 });
    bus.publish("organizationChanged", event(2));
    expect([first, second]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it("is not heard by those who have stopped listening, nor after it is closed", async () => {
    const bus = openLocalBus();
    const heard: number[] = [];
    const stop = bus.subscribe(
      "organizationChanged",
      ({ organizationId }) => void heard.push(organizationId),
    );
    stop();
    const later = listen(bus);
    bus.publish("organizationChanged", event(1));
    await bus.close();
    bus.publish("organizationChanged", event(2));
    expect([heard, later]).toEqual([[], [1]]);
  });
});

describe("a listener that fails", () => {
  it("delivers an event to all other listeners, and lets the publishing command succeed", () => {
    const faults: string[] = [];
    const bus = openLocalBus((message) => void faults.push(message));
    bus.subscribe("organizationChanged", () => {
      throw new Error("no");
    });
    const heard = listen(bus);
    bus.publish("organizationChanged", event(1));
    expect([heard, faults]).toEqual([[1], ["a listener of the bus has failed"]]);
  });
});

describe.skipIf(!hasRedis)("the bus over Redis", () => {
  let redis: TestRedis;
  const buses: Bus[] = [];
  const log = captureLog();

  /** A bus that hears the others. */
  async function open(): Promise<Bus> {
    const bus = openRedisBus(redis.url, log);
    buses.push(bus);
    await hearing(bus);
    return bus;
  }

  beforeAll(async () => {
    redis = await prepareRedis();
    await redis.start();
  });
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
  });
  afterAll(() => redis.stop());

  it("carries what one gateway says to the others", async () => {
    const [first, second, third] = [await open(), await open(), await open()];
    const heard = [listen(second), listen(third)];
    first.publish("organizationChanged", event(7));
    await expect.poll(() => heard).toEqual([[7], [7]]);
  });

  it("is heard once by the gateway that speaks, at once", async () => {
    const [first, second] = [await open(), await open()];
    const [own, other] = [listen(first), listen(second)];
    first.publish("organizationChanged", event(1));
    expect(own).toEqual([1]);
    second.publish("organizationChanged", event(2));
    // Which of the two the second gateway hears first is the network's affair.
    await expect
      .poll(() => [[...own].sort(), [...other].sort()])
      .toEqual([
        [1, 2],
        [1, 2],
      ]);
  });

  it("delivers what one gateway says to the listeners of another", async () => {
    const two = await openTestGateway({ bus: await open() });
    const item = await open();
    const socket = await openLiveSocket(two.origin);
    await socket.listen("1", "subscription { organizationChanged { code } }");
    item.publish("organizationChanged", event(2));
    item.publish("organizationChanged", event(1));
    expect((await socket.next()).payload.data.organizationChanged.code).toBe("DEMO");
    await socket.close();
    await two.close();
  });

  it("cancels on one gateway what another generates, and the model is hung up on within a second", async () => {
    const model = await openModelServer();
    const environment = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url };
    const gateway = await openTestGateway({ bus: await open(), environment });
    const two = await openTestGateway({ bus: await open(), environment, database: gateway.database });
    const { prisma } = gateway.database;
    const curriculum = await createFactory(prisma).curriculum();
    const [here, elsewhere] = [await gateway.as("coordinator"), await two.as("coordinator")];
    const answer = "{ __typename ... on GenerationPayload { run { databaseId status } } }";
    const args = `kind: TOPICS, curriculumId: ${curriculum.id}, instruction: "#stall"`;
    const started = await here.graphql(`mutation { answer: startGeneration(${args}) ${answer} }`);
    const { databaseId: id } = started.data.answer.run;
    await expect.poll(() => model.seen.length).toBe(1);

    const cancelled = await elsewhere.graphql(
      `mutation { answer: cancelGeneration(runId: ${id}) ${answer} }`,
    );
    expect(cancelled.data.answer.run).toEqual({ databaseId: id, status: "CANCELLED" });
    await expect.poll(() => model.seen[0]?.hungUp, { interval: 10, timeout: 1_000 }).toBe(true);
    // The cost until then is known to the gateway that asked, and kept.
    const row = () => prisma.generationRun.findUniqueOrThrow({ where: { id } });
    await expect.poll(async () => (await row()).outputTokens).toBeGreaterThan(0);
    expect((await row()).status).toBe("CANCELLED");
    expect(model.seen).toHaveLength(1);
    await two.close();
    await gateway.close();
    await model.close();
  });

  it("tells of a gap as soon as Redis takes events again that it refused without going away", async () => {
    const [first, second] = [await open(), await open()];
    const other = listen(second);
    const gaps: string[] = [];
    second.onGap(() => void gaps.push("second"));
    const operator = new Redis(redis.url);
    await operator.call("ACL", "SETUSER", "default", "-publish");
    first.publish("organizationChanged", event(1));
    await expect.poll(() => log.lines).toContain("error: a bus message was not sent");
    await operator.call("ACL", "SETUSER", "default", "+publish");
    first.publish("organizationChanged", event(2));
    await expect.poll(() => [other, gaps]).toEqual([[2], ["second"]]);
    operator.disconnect();
  });

  it("goes on when Redis goes away; all hear of the gap within ten seconds of its return, and each other again", async () => {
    const [first, second] = [await open(), await open()];
    const [own, other] = [listen(first), listen(second)];
    const gaps: string[] = [];
    first.onGap(() => void gaps.push("one"));
    second.onGap(() => void gaps.push("two"));
    log.lines.length = 0;
    await redis.stop();
    first.publish("organizationChanged", event(3));
    expect([own, other]).toEqual([[3], []]);
    await expect
      .poll(() => [first.hearsAll(), second.hearsAll()], { timeout: 5_000 })
      .toEqual([false, false]);
    await redis.start();
    await expect.poll(() => [...new Set(gaps)].sort(), { timeout: 10_000 }).toEqual(["one", "two"]);
    await expect
      .poll(() => {
        first.publish("organizationChanged", event(4));
        return other;
      })
      .toContain(4);
    expect(other).not.toContain(3);
  });
});
