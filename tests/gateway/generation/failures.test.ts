import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, openGenerationRoom } from "./generationRoom";

type Room = Awaited<ReturnType<typeof openGenerationRoom>>;
let room: Room;
let test: Room["test"];
let factory: Room["factory"];
let trainer: Room["trainer"];
let admin: Room["admin"];
let start: Room["start"];
let finished: Room["finished"];
let topicsOf: Room["topicsOf"];

beforeAll(async () => {
  room = await openGenerationRoom();
  ({ test, factory, trainer, admin, start, finished, topicsOf } = room);
});
afterAll(() => room.close());

describe("a generation that fails", () => {
  it.each([
    ["#429", /takes no more requests/],
    ["#500", /failure of its own/],
    ["#401", /did not accept our key/],
    ["#hangup", /cannot be reached/],
    ["#refusal", /refused/],
    ["#badjson", /cannot be read/],
    ["#shape", /what was asked for/],
    ["#empty", /what was asked for/],
    ["#length", /too long/],
    ["#endless", /too long/],
    ["#drop", /broke/],
  ])("with %s says why, keeps the instruction and saves nothing", async (instruction, words) => {
    const curriculum = await factory.curriculum();
    const row = await finished(instruction, curriculum.id);
    expect([row.status, row.instruction]).toEqual(["FAILED", instruction]);
    expect(row.reason).toMatch(words);
    expect(await topicsOf(curriculum.id)).toEqual(["Made topic"]);
  });

  it("with silence says that the time is up, and saves nothing", async () => {
    const impatient = await openGenerationRoom({ patience: "1" });
    const curriculum = await impatient.factory.curriculum();
    const row = await impatient.finished("#silent", curriculum.id);
    expect([row.status, row.instruction]).toEqual(["FAILED", "#silent"]);
    expect(row.reason).toMatch(/in time/);
    expect(await impatient.topicsOf(curriculum.id)).toEqual(["Made topic"]);
    await impatient.close();
  });

  it("is refused before it begins: without words, for nothing, without modules, over the budget", async () => {
    const curriculum = await factory.curriculum();
    expect(await start(trainer, curriculum.id, "  ")).toMatchObject({
      code: "INVALID",
      message: "Instruction is required",
    });
    expect(await start(trainer, curriculum.id, "x".repeat(2_001))).toMatchObject({ code: "INVALID" });
    expect(await start(trainer, 999_999, "x")).toMatchObject({ code: "NOT_FOUND" });
    const course = await factory.course();
    expect(
      await ask(trainer, `startGeneration(kind: QUESTIONS, courseId: ${course.id}, instruction: "x")`),
    ).toMatchObject({ code: "CONFLICT" });
    const left = async () =>
      (await trainer.graphql("{ generation { tokensLeft } }")).data.generation.tokensLeft;
    expect(await left()).toBeGreaterThan(100_000);
    const spent = await factory.generationRun({ userId: admin.userId ?? 0, outputTokens: 300_000 });
    expect(await left()).toBe(0);
    expect(await start(trainer, curriculum.id, "x")).toMatchObject({ code: "CONFLICT", message: /budget/ });
    await test.database.prisma.generationRun.delete({ where: { id: spent.id } });
  });
});
