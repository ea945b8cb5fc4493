import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Bus, openLocalBus } from "../../gateway/bus/bus";
import { openRedisBus } from "../../gateway/bus/redisBus";
import { createFactory } from "../support/factory";
import { openTestGateway } from "../support/gateway";
import { openLiveSocket } from "../support/liveSocket";
import { openModelServer } from "../support/model/server";
import { freePort } from "../support/postgres";

const event = (organizationId: number) => ({ organizationId });

/** What a bus hears of changed organizations, by their numbers. */
function listen(bus: Bus): number[] {
  const heard: number[] = [];
  bus.subscribe("organizationChanged", ({ organizationId }) => void heard.push(organizationId));
  return heard;
}

describe("the bus of one process", () => {
  it("is heard by every listener of the topic before publishing is over, in order", () => {
    const bus = openLocalBus();
    const [one, two] = [listen(bus), listen(bus)];
    bus.publish("organizationChanged", event(1));
    bus.publish("userChanged", { organizationId: 9, userId: 1 });
    bus.publish("organizationChanged", event(2));
    expect([one, two]).toEqual([
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
  it("keeps an event from nobody else, nor from the command that has told it", () => {
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

const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis)
  process.stderr.write("Redis is not installed (apt-get install redis-server): its tests are skipped\n");

describe.skipIf(!hasRedis)("the bus over Redis", () => {
  let server: ChildProcess;
  let port: number;
  let url: string;
  const buses: Bus[] = [];
  const faults: string[] = [];

  async function open(): Promise<Bus> {
    const bus = await openRedisBus(url, (message) => void faults.push(message));
    buses.push(bus);
    return bus;
  }

  async function startRedis(): Promise<void> {
    const args = ["--port", String(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"];
    server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
    for await (const chunk of server.stdout ?? []) if (String(chunk).includes("Ready to accept")) break;
  }

  async function stopRedis(): Promise<void> {
    server.kill("SIGKILL");
    await once(server, "exit");
  }

  beforeAll(async () => {
    port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    await startRedis();
  });
  afterEach(async () => {
    for (const bus of buses.splice(0)) await bus.close();
  });
  afterAll(() => void server.kill("SIGKILL"));

  it("carries what one gateway says to the others", async () => {
    const [one, two, three] = [await open(), await open(), await open()];
    const heard = [listen(two), listen(three)];
    one.publish("organizationChanged", event(7));
    await expect.poll(() => heard).toEqual([[7], [7]]);
  });

  it("is heard once by the gateway that speaks, at once", async () => {
    const [one, two] = [await open(), await open()];
    const [own, other] = [listen(one), listen(two)];
    one.publish("organizationChanged", event(1));
    expect(own).toEqual([1]);
    two.publish("organizationChanged", event(2));
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
    const one = await open();
    const socket = await openLiveSocket(two.origin, { init: { confirm: true } });
    socket.subscribe("1", "subscription { organizationChanged { code } }");
    expect(await socket.next()).toEqual({ type: "ping", payload: { listening: ["1"] } });
    one.publish("organizationChanged", event(2));
    one.publish("organizationChanged", event(1));
    expect((await socket.next()).payload.data.organizationChanged.code).toBe("DEMO");

    // Redis goes away: the gateway goes on alone, and its listeners ask again when Redis is back.
    expect(two.gateway.bus.hearsAll()).toBe(true);
    await stopRedis();
    await expect.poll(() => two.gateway.bus.hearsAll()).toBe(false);
    two.gateway.bus.publish("organizationChanged", event(1));
    expect((await socket.next()).payload.data.organizationChanged.code).toBe("DEMO");
    one.publish("organizationChanged", event(1));
    await startRedis();
    expect(await socket.next()).toEqual({ type: "ping", payload: { listening: ["1"] } });
    expect(two.gateway.bus.hearsAll()).toBe(true);
    await socket.close();
    await two.close();
  });

  it("cancels on one gateway what another generates, and the model is hung up on within a second", async () => {
    const model = await openModelServer();
    const environment = { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url };
    const one = await openTestGateway({ bus: await open(), environment });
    const two = await openTestGateway({ bus: await open(), environment, database: one.database });
    const { prisma } = one.database;
    const curriculum = await createFactory(prisma).curriculum();
    const [here, there] = [await one.as("trainer"), await two.as("trainer")];
    const answer = "{ __typename ... on GenerationPayload { run { databaseId status } } }";
    const wish = `kind: TOPICS, curriculumId: ${curriculum.id}, instruction: "#stall"`;
    const started = await here.graphql(`mutation { answer: startGeneration(${wish}) ${answer} }`);
    const { databaseId: id } = started.data.answer.run;
    await expect.poll(() => model.seen.length).toBe(1);

    const cancelled = await there.graphql(`mutation { answer: cancelGeneration(runId: ${id}) ${answer} }`);
    expect(cancelled.data.answer.run).toEqual({ databaseId: id, status: "CANCELLED" });
    await expect.poll(() => model.seen[0]?.hungUp, { interval: 10, timeout: 1_000 }).toBe(true);
    // What it has cost until then is known to the gateway that asked, and kept.
    const row = () => prisma.generationRun.findUniqueOrThrow({ where: { id } });
    await expect.poll(async () => (await row()).outputTokens).toBeGreaterThan(0);
    expect((await row()).status).toBe("CANCELLED");
    expect(model.seen).toHaveLength(1);
    await two.close();
    await one.close();
    await model.close();
  });

  it("goes on when Redis goes away; all hear of the gap within ten seconds of its return, and each other again", async () => {
    const [one, two] = [await open(), await open()];
    const [own, other] = [listen(one), listen(two)];
    const gaps: string[] = [];
    one.onGap(() => void gaps.push("one"));
    two.onGap(() => void gaps.push("two"));
    faults.length = 0;
    await stopRedis();
    one.publish("organizationChanged", event(3));
    expect([own, other]).toEqual([[3], []]);
    await expect.poll(() => faults.length, { timeout: 5_000 }).toBeGreaterThan(0);
    await startRedis();
    await expect.poll(() => [...new Set(gaps)].sort(), { timeout: 10_000 }).toEqual(["one", "two"]);
    await expect
      .poll(() => {
        one.publish("organizationChanged", event(4));
        return other;
      })
      .toContain(4);
    expect(other).not.toContain(3);
  });
});

describe("a Redis that is not there", () => {
  it("fails the start", async () => {
    const silent = createServer((socket) => socket.destroy());
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    silent.close();
    await expect(openRedisBus(`redis://127.0.0.1:${port}`, () => undefined)).rejects.toThrow();
  });
});
