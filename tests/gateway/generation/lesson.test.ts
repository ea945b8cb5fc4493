import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, openGenerationRoom } from "./generationRoom";

const room = await openGenerationRoom();
const { test, factory, trainer, admin, rowOf, seen } = room;
beforeEach(() => room.forgetAttempts());
afterAll(() => room.close());

const { prisma } = test.database;

/** A course whose only module has three topics; the lesson of the second one is drafted. */
async function course() {
  const { id: courseId, organizationId } = await factory.course({ title: "Loops and more" });
  const savedTopicId = { organizationId, courseId };
  const module = await prisma.module.create({
    data: { ...savedTopicId, name: "Control flow", displayOrder: 1 },
  });
  const [, topic] = await Promise.all(
    ["Before", "Loops", "After"].map((name, displayOrder) =>
      prisma.topic.create({ data: { ...savedTopicId, moduleId: module.id, name, displayOrder } }),
    ),
  );
  return { courseId, topicId: topic?.id ?? 0 };
}

const start = (topicId: number, instruction: string, caller: Caller = trainer) =>
  ask(caller, `startGeneration(kind: LESSON, topicId: ${topicId}, instruction: "${instruction}")`);

async function drafted(topicId: number, instruction: string) {
  const { run } = await start(topicId, instruction);
  await expect.poll(async () => (await rowOf(run.databaseId)).runningFor, { timeout: 15_000 }).toBeNull();
  return rowOf(run.databaseId);
}

async function save(caller: Caller, runId: number, blocks: string) {
  const { data } = await caller.graphql(
    `mutation { result: saveGeneratedLesson(runId: ${runId}, blocks: ${blocks}) {
      ... on SavedLessonPayload { topic { draftBlocks { kind markdown language tone html } blocks { kind } } }
      ... on Refusal { code fieldErrors { field } } } }`,
  );
  return data.result;
}

const blocksOf = (topicId: number) => prisma.topicBlock.findMany({ where: { topicId } });

describe("the draft of a lesson by AI", () => {
  it("is proposed block by block, and nothing is saved", async () => {
    const { topicId } = await course();
    const { id, status, targetTitle, topicId: savedTopicId } = await drafted(topicId, "Draft loops");
    expect({ status, targetTitle, of: savedTopicId }).toEqual({
      status: "FINISHED",
      targetTitle: "Loops",
      of: topicId,
    });
    const { data } = await trainer.graphql(
      `{ openGeneration(kind: LESSON, topicId: ${topicId}) { databaseId leftOut blocks { kind markdown language tone } } }`,
    );
    expect(data.openGeneration).toEqual({
      databaseId: id,
      leftOut: 0,
      blocks: [
        { kind: "TEXT", markdown: "## Drafted\n\nA loop **repeats** its body.", language: "", tone: "INFO" },
        { kind: "CODE", markdown: "for (;;) {}", language: "javascript", tone: "INFO" },
        { kind: "CALLOUT", markdown: "It never ends.", language: "", tone: "WARNING" },
      ],
    });
    expect(await blocksOf(topicId)).toEqual([]);
  });

  it("tells the model of the course, the neighbours and what is written", async () => {
    const { courseId, topicId } = await course();
    const content = { html: "", rendererVersion: 1, updatedById: trainer.userId ?? 0, updatedByName: "" };
    const { organizationId } = await prisma.course.findUniqueOrThrow({ where: { id: courseId } });
    await prisma.topicBlock.create({
      data: {
        ...content,
        organizationId,
        courseId,
        topicId,
        kind: "TEXT",
        markdown: "Written",
        displayOrder: 1,
      },
    });
    await drafted(topicId, "Neighbours");
    const [system, user] = seen("Neighbours")[0]?.body.messages ?? [];
    expect(system?.content).toContain("Write Markdown");
    expect(JSON.parse(user?.content ?? "").about).toMatchObject({
      title: "Loops and more",
      lesson: {
        name: "Loops",
        module: "Control flow",
        previous: "Before",
        next: "After",
        written: ["Written"],
      },
    });
  });

  it("keeps what can be a block, and no more than 40", async () => {
    const { topicId } = await course();
    const { proposal } = await drafted(topicId, "Draft #big");
    const { blocks, leftOut, overCap } = proposal as { blocks: object[]; leftOut: number; overCap: number };
    expect([blocks.length, leftOut, overCap]).toEqual([40, 1, 8]);
  });

  it("adds what the review kept to the draft, once", async () => {
    const { topicId } = await course();
    const { id } = await drafted(topicId, "Save it");
    const kept = `[{ kind: TEXT, markdown: "**Edited**" }, { kind: CODE, markdown: "x", language: "python" }]`;
    const { topic } = await save(trainer, id, kept);
    expect(topic.draftBlocks).toMatchObject([
      { kind: "TEXT", markdown: "**Edited**", html: "<p><strong>Edited</strong></p>" },
      { kind: "CODE", markdown: "x", language: "python" },
    ]);
    expect(topic.blocks).toEqual([]);
    expect(await save(trainer, id, kept)).toMatchObject({ code: "CONFLICT" });
    expect(await blocksOf(topicId)).toHaveLength(2);
  });

  it("saves nothing without blocks, with a wrong one, or for another person", async () => {
    const { topicId } = await course();
    const { id } = await drafted(topicId, "Refused");
    expect(await save(trainer, id, "[]")).toMatchObject({ code: "INVALID" });
    const wrong = `[{ kind: TEXT, markdown: "A" }, { kind: IMAGE, markdown: "B" }]`;
    expect(await save(trainer, id, wrong)).toMatchObject({ code: "INVALID" });
    expect(await save(admin, id, `[{ kind: TEXT, markdown: "A" }]`)).toMatchObject({ code: "NOT_FOUND" });
    expect(await blocksOf(topicId)).toEqual([]);
    expect((await rowOf(id)).status).toBe("FINISHED");
  });

  it("continues a draft that was cut off, without writing a block twice", async () => {
    const { topicId } = await course();
    const { id, status } = await drafted(topicId, "Cut #drop");
    expect(status).toBe("FAILED");
    await ask(trainer, `continueGeneration(runId: ${id})`);
    await expect.poll(async () => (await rowOf(id)).status, { timeout: 15_000 }).toBe("FINISHED");
    const { proposal } = await rowOf(id);
    expect((proposal as { blocks: object[] }).blocks).toHaveLength(3);
  });

  it("is refused for a topic that there is not", async () => {
    expect(await start(999_999, "Nowhere")).toMatchObject({ code: "NOT_FOUND" });
    expect(await ask(trainer, `startGeneration(kind: LESSON, instruction: "Nowhere")`)).toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
