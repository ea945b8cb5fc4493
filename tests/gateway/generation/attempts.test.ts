import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readCircuit, secondsUntilNext, secondsUntilTomorrow } from "#gateway/domains/generation/rules";
import type { Caller } from "#tests/support/caller";
import { openGenerationRoom } from "./generationRoom";

type Room = Awaited<ReturnType<typeof openGenerationRoom>>;
let room: Room;
let curriculumId: number;

beforeAll(async () => {
  room = await openGenerationRoom();
  ({ id: curriculumId } = await room.factory.curriculum());
});
beforeEach(() => room.forgetAttempts());
afterEach(() => room.test.setNow());
afterAll(() => room.close());

/** Generates for a curriculum of its own, since what is there already is not saved again. */
async function generate(caller: Caller, instruction: string) {
  const { id } = await room.factory.curriculum();
  return caller.rest("POST", `curriculum/${id}/generate-curriculum-topics`, { instruction });
}

/** The attempts of a person, so many seconds ago each. */
async function attempted(caller: Caller, ...secondsAgo: number[]): Promise<void> {
  const userId = caller.userId ?? 0;
  const { id: runId } = await room.factory.generationRun({ userId });
  const now = Date.now();
  await room.test.database.prisma.generationAttempt.createMany({
    data: secondsAgo.map((seconds) => {
      const startedAt = new Date(now - seconds * 1_000);
      return { organizationId: 1, userId, runId, startedAt, endedAt: startedAt, failed: false };
    }),
  });
}

const retryAfter = ({ headers }: { headers: Headers }) => Number(headers.get("retry-after"));

describe("a person generates 10 times an hour", () => {
  it("and is told when to come back, over REST and on the screen; others are not held up", async () => {
    await attempted(room.trainer, 3_000, 2_900, 5, 5, 5, 5, 5, 5, 5);
    expect((await generate(room.trainer, "the tenth")).status).toBe(200);
    const eleventh = await generate(room.trainer, "the eleventh");
    expect([eleventh.status, eleventh.json.message]).toEqual([
      429,
      "You have generated 10 times within an hour. Try again in 10 minutes.",
    ]);
    expect(retryAfter(eleventh)).toBeGreaterThan(500);
    expect(retryAfter(eleventh)).toBeLessThanOrEqual(600);
    const { status, errors } = await room.trainer.graphql(
      `mutation { startGeneration(kind: TOPICS, curriculumId: ${curriculumId}, instruction: "x") { __typename } }`,
    );
    expect([status, errors?.[0]?.extensions?.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
    expect(errors?.[0]?.extensions?.["retryAfter"]).toEqual(expect.any(Number));
    expect((await generate(room.admin, "of another user")).status).toBe(200);
    expect(room.seen("the eleventh")).toEqual([]);
  });

  it("counts going on with a proposal as well", async () => {
    const { id } = await room.finished("#drop counted", curriculumId);
    await attempted(room.trainer, 5, 5, 5, 5, 5, 5, 5, 5, 5);
    const { status } = await room.trainer.graphql(
      `mutation { continueGeneration(runId: ${id}) { __typename } }`,
    );
    expect(status).toBe(429);
    expect((await room.rowOf(id)).status).toBe("FAILED");
  });
});

describe("an AI service that fails 5 times in a row", () => {
  const failFive = async () => {
    for (let time = 0; time < 5; time += 1)
      expect((await generate(room.trainer, "#401 in a row")).status).toBe(503);
  };

  it("is left alone for a minute; then one request finds out whether it responds again", async () => {
    await failFive();
    const asked = room.seen("#401 in a row").length;
    const paused = await generate(room.admin, "while it is paused");
    expect([paused.status, paused.json.code]).toEqual([503, "UNAVAILABLE"]);
    expect(paused.json.message).toBe(
      "The AI service is failing, so generation is paused. Try again in a minute.",
    );
    expect(retryAfter(paused)).toBeGreaterThan(0);
    expect(retryAfter(paused)).toBeLessThanOrEqual(60);
    expect([room.seen("while it is paused").length, asked]).toEqual([0, 5]);

    room.test.setNow(new Date(Date.now() + 61_000));
    const { run: probe } = await room.start(room.trainer, curriculumId, "#held probe");
    const beside = await room.start(room.admin, curriculumId, "beside the probe");
    expect([beside.code, beside.message]).toEqual(["UNAVAILABLE", paused.json.message]);
    room.model.release();
    await expect.poll(async () => (await room.rowOf(probe.databaseId)).status).toBe("FINISHED");
    expect((await generate(room.admin, "after it")).status).toBe(200);
  });

  it("and again when it is tried is left alone for another minute", async () => {
    await failFive();
    room.test.setNow(new Date(Date.now() + 61_000));
    expect((await generate(room.trainer, "#401 again")).json.message).toMatch(/did not accept our key/);
    expect((await generate(room.admin, "too early")).json.message).toMatch(/paused/);
  });

  it("is not one whose responses are of no use, nor one that responds in between", async () => {
    for (let time = 0; time < 4; time += 1) await generate(room.trainer, "#401 and others");
    expect((await generate(room.trainer, "#shape")).json.message).toMatch(/unexpected response/);
    await generate(room.trainer, "#401 and others");
    expect((await generate(room.admin, "works")).status).toBe(200);
  });
});

describe("the rules of the pace", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
  const failures = (...seconds: number[]) =>
    seconds.map((second) => ({ endedAt: ago(second), failed: true }));

  it("let the eleventh wait until the first of ten is an hour old", () => {
    const nine = Array.from({ length: 9 }, () => ago(10));
    expect(secondsUntilNext(nine, now)).toBe(0);
    expect(secondsUntilNext([...nine, ago(3_599)], now)).toBe(1);
    expect(secondsUntilNext([...nine, ago(3_600)], now)).toBe(0);
  });

  it("open the circuit with the fifth failure in a row, for a minute after the last", () => {
    expect(readCircuit(failures(1, 2, 3, 4), now)).toEqual({ state: "closed" });
    expect(readCircuit(failures(20, 30, 40, 50, 60), now)).toEqual({ state: "open", retryAfter: 40 });
    expect(readCircuit(failures(60, 61, 62, 63, 64), now)).toEqual({
      state: "half-open",
      lastFailure: ago(60),
    });
    const answered = { endedAt: ago(3), failed: false };
    expect(readCircuit([...failures(1, 2), answered, ...failures(4, 5, 6)], now)).toEqual({
      state: "closed",
    });
  });

  it("end the budget's day with the tenant's own", () => {
    expect(secondsUntilTomorrow(now, "Asia/Kolkata")).toBe(6.5 * 3_600);
    expect(secondsUntilTomorrow(now, "America/New_York")).toBe(16 * 3_600);
  });
});
