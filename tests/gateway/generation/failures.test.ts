import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openOpenAi } from "#gateway/ai/openai";
import type { Caller } from "#tests/support/caller";
import { ask, openGenerationRoom } from "./generationRoom";

const room = await openGenerationRoom();
const { model, test, factory, trainer, admin, start, rowOf, seen, finished, topicsOf } = room;
beforeEach(() => room.forgetAttempts());
afterAll(() => room.close());

describe("a generation that was cut off", () => {
  const arrived = ({ proposal }: { proposal: unknown }) =>
    (proposal as { modules: { topics: string[] }[] }).modules.flatMap(({ topics }) => topics);
  const goOn = (caller: Caller, runId: number) => ask(caller, `continueGeneration(runId: ${runId})`);
  const over = async (id: number) => {
    await expect.poll(async () => (await rowOf(id)).runningFor, { timeout: 15_000 }).toBeNull();
    return rowOf(id);
  };

  it("goes on where it stopped: what had arrived keeps its place, nothing is doubled, and both are paid", async () => {
    const curriculum = await factory.curriculum();
    const instruction = "#drop to go on";
    const before = await finished(instruction, curriculum.id);
    expect(before.status).toBe("FAILED");
    expect(arrived(before).length).toBeGreaterThan(0);
    expect(await goOn(admin, before.id)).toMatchObject({ code: "NOT_FOUND" });
    const both = await Promise.all([goOn(trainer, before.id), goOn(trainer, before.id)]);
    expect(both.map(({ run, code }) => run?.status ?? code)).toContain("RUNNING");
    const after = await over(before.id);
    expect([after.status, after.reason, after.instruction]).toEqual(["FINISHED", null, instruction]);
    expect(arrived(after).slice(0, arrived(before).length)).toEqual(arrived(before));
    expect(new Set(arrived(after)).size).toBe(10);
    expect(after.inputTokens).toBeGreaterThan(before.inputTokens);
    expect(seen(instruction)).toHaveLength(2);
    const told = JSON.parse(seen(instruction)[1]?.body.messages[1]?.content ?? "{}") as { proposed: unknown };
    expect(arrived({ proposal: told.proposed })).toEqual(arrived(before));
    const { json } = await trainer.rest("GET", `curriculum/${curriculum.id}/instructions`);
    expect(json).toHaveLength(1);
    expect(await goOn(trainer, before.id)).toMatchObject({ code: "CONFLICT", message: /complete/ });
  });

  it("of questions goes on module by module", async () => {
    const curriculum = await factory.curriculum();
    const before = await finished("#drop questions", curriculum.id, "QUESTIONS");
    await goOn(trainer, before.id);
    const { status, proposal } = await over(before.id);
    expect(status).toBe("FINISHED");
    expect(proposal).toMatchObject({ modules: [{ moduleId: curriculum.module.id, questions: [{}, {}] }] });
  });

  it("keeps what there is in review when going on is cancelled or not possible", async () => {
    const curriculum = await factory.curriculum();
    const instruction = "#stall #again";
    const { run: started } = await start(trainer, curriculum.id, instruction);
    const id: number = started.databaseId;
    await expect.poll(async () => arrived(await rowOf(id)).length).toBeGreaterThan(0);
    test.gateway.bus.publish("generationFollowed", { organizationId: 1, runId: id, followed: false });
    const before = await over(id);
    expect(before.status).toBe("ABANDONED");
    const spent = await factory.generationRun({ userId: admin.userId ?? 0, outputTokens: 300_000 });
    const refused = await trainer.graphql(`mutation { continueGeneration(runId: ${id}) { __typename } }`);
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([429, expect.stringMatching(/budget/)]);
    await test.database.prisma.generationRun.delete({ where: { id: spent.id } });
    await goOn(trainer, id);
    await expect.poll(() => seen(instruction).length).toBe(2);
    const { run: cancelled } = await ask(trainer, `cancelGeneration(runId: ${id})`);
    expect(cancelled).toMatchObject({ status: "ABANDONED", reason: "Continuing was cancelled." });
    await expect.poll(() => seen(instruction)[1]?.hungUp, { timeout: 1_000 }).toBe(true);
    const { data } = await trainer.graphql(
      `{ openGeneration(kind: TOPICS, curriculumId: ${curriculum.id}) { databaseId modules { topics } } }`,
    );
    expect(data.openGeneration.databaseId).toBe(id);
    expect(arrived({ proposal: data.openGeneration })).toEqual(expect.arrayContaining(arrived(before)));
  });
});

describe("a generation that fails", () => {
  it.each([
    ["#429", /is not accepting requests/, "costs nothing"],
    ["#500", /The AI service failed/, "costs nothing"],
    ["#401", /did not accept our key/, "costs nothing"],
    ["#hangup", /cannot be reached/, "costs nothing"],
    ["#refusal", /refused/, "is paid"],
    ["#badjson", /cannot be read/, "is paid"],
    ["#shape", /unexpected response/, "is paid"],
    ["#empty", /unexpected response/, "is paid"],
    ["#length", /too long/, "is paid"],
    ["#endless", /too long/, "is paid"],
    ["#drop", /broke/, "is paid"],
  ])("with %s says why, keeps the instruction and saves nothing", async (instruction, text, cost) => {
    const curriculum = await factory.curriculum();
    const row = await finished(instruction, curriculum.id);
    expect([row.status, row.instruction]).toEqual(["FAILED", instruction]);
    expect(row.reason).toMatch(text);
    expect(row.inputTokens + row.outputTokens > 0 ? "is paid" : "costs nothing").toBe(cost);
    expect(await topicsOf(curriculum.id)).toEqual(["Made topic"]);
  });

  it("with no answer in time says so", async () => {
    const { gateway } = test;
    const patient = gateway.generator;
    gateway.generator = openOpenAi({ apiKey: "key", baseUrl: model.url, model: "impatient", timeout: 500 });
    const curriculum = await factory.curriculum();
    const row = await finished("#silent", curriculum.id).finally(() => {
      gateway.generator = patient;
    });
    expect([row.status, row.instruction]).toEqual(["FAILED", "#silent"]);
    expect(row.reason).toMatch(/in time/);
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
    const refused = await trainer.rest("POST", `curriculum/${curriculum.id}/generate-curriculum-topics`, {
      instruction: "x",
    });
    expect(refused.status).toBe(429);
    expect(refused.json.message).toMatch(
      /^Today's budget for AI generation is used up\. Try again in \d+ (second|minute|hour)s?\.$/,
    );
    const untilTomorrow = Number(refused.headers.get("retry-after"));
    expect(untilTomorrow).toBeGreaterThan(0);
    expect(untilTomorrow).toBeLessThanOrEqual(86_400);
    await test.database.prisma.generationRun.delete({ where: { id: spent.id } });
  });
});
