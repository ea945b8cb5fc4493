import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { openViewers, refusedOthers, tryCommand } from "#tests/support/viewers";

const { test, factory } = await openSuite();
const { learner, staff, foreign, tryAsOthers } = await openViewers(test);
const { prisma } = test.database;

async function makeCourse() {
  const course = await factory.course();
  return { course, ...(await factory.module(course)) };
}

const choices = (...texts: string[]) =>
  `options: [${texts.map((text, index) => `{ text: "${text}", isCorrect: ${index === 0} }`)}], acceptedAnswers: []`;
const toInput = (title: string) => `input: { title: "${title}", type: SINGLE, ${choices("Yes", "No")} }`;
const readBank = (moduleId: number) =>
  prisma.question.findMany({
    where: { moduleId },
    orderBy: { displayOrder: "asc" },
    include: { options: { orderBy: { displayOrder: "asc" } } },
  });

describe("a question of a course", () => {
  it("is added at the end of its module, with its options in order", async () => {
    const { course, module } = await makeCourse();
    for (const title of ["Second?", "Third?"]) {
      const place = `courseId: ${course.id}, moduleId: ${module.id}`;
      expect(await tryCommand(staff, `addQuestion(${place}, ${toInput(title)})`)).toBe(
        "ChangedCoursePayload",
      );
    }
    const bank = await readBank(module.id);
    expect(bank.map(({ title, displayOrder }) => [title, displayOrder])).toEqual([
      ["Made question?", 1],
      ["Second?", 2],
      ["Third?", 3],
    ]);
    expect(bank[2]?.options.map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
      ["Yes", true],
      ["No", false],
    ]);
  });

  it("is changed with all its options, unless someone else was faster", async () => {
    const { module, question } = await makeCourse();
    const update = (more: string) => tryCommand(staff, `updateQuestion(questionId: ${question.id}, ${more})`);
    expect(await update(toInput("Once?"))).toBe("ChangedQuestionPayload");
    const old = `version: "${question.updatedAt.toISOString()}"`;
    expect(await update(`${old}, ${toInput("Late?")}`)).toBe("STALE");
    expect(await update(`input: { title: "Sky?", type: SINGLE, ${choices("Blue", "Red", "Grey")} }`)).toBe(
      "ChangedQuestionPayload",
    );
    const [changed] = await readBank(module.id);
    expect(changed?.title).toBe("Sky?");
    expect(changed?.options.map(({ text }) => text)).toEqual(["Blue", "Red", "Grey"]);
  });

  it("gets no choice twice, but keeps those that it has", async () => {
    const { course, module, question } = await makeCourse();
    const twice = `input: { title: "Twice?", type: SINGLE, ${choices("Blue", " Blue")} }`;
    const add = `addQuestion(courseId: ${course.id}, moduleId: ${module.id}, ${twice})`;
    const update = `updateQuestion(questionId: ${question.id}, ${twice})`;
    expect([await tryCommand(staff, add), await tryCommand(staff, update)]).toEqual(["INVALID", "INVALID"]);
    const { organizationId } = course;
    await prisma.questionOption.deleteMany({ where: { questionId: question.id } });
    await prisma.questionOption.createMany({
      data: ["Blue", "Blue"].map((text, index) => ({
        organizationId,
        questionId: question.id,
        text,
        isCorrect: index === 0,
        displayOrder: index + 1,
      })),
    });
    expect(await tryCommand(staff, update)).toBe("ChangedQuestionPayload");
  });

  it("is deleted once", async () => {
    const { module, question } = await makeCourse();
    const field = `deleteQuestion(questionId: ${question.id})`;
    expect([await tryCommand(staff, field), await tryCommand(staff, field)]).toEqual([
      "ChangedCoursePayload",
      "NOT_FOUND",
    ]);
    expect(await readBank(module.id)).toEqual([]);
  });

  it("is not added to another course's module", async () => {
    const { module } = await makeCourse();
    const { id } = await factory.course();
    const field = `addQuestion(courseId: ${id}, moduleId: ${module.id}, ${toInput("Stray?")})`;
    expect(await tryCommand(staff, field)).toBe("NOT_FOUND");
  });

  it("is added, changed and deleted by staff of its organization alone", async () => {
    const { course, module, question } = await makeCourse();
    const before = await readBank(module.id);
    for (const field of [
      `addQuestion(courseId: ${course.id}, moduleId: ${module.id}, ${toInput("Theirs?")})`,
      `updateQuestion(questionId: ${question.id}, ${toInput("Theirs?")})`,
      `deleteQuestion(questionId: ${question.id})`,
    ]) {
      expect(await tryAsOthers(field)).toEqual(refusedOthers);
    }
    expect(await readBank(module.id)).toEqual(before);
  });
});

describe("the question bank of a course", () => {
  it("is listed for staff of its organization alone", async () => {
    const { course } = await makeCourse();
    const document = `{ questionBank(courseId: ${course.id}) { totalCount nodes { title } } }`;
    expect((await staff.graphql(document)).data.questionBank).toEqual({
      totalCount: 1,
      nodes: [{ title: "Made question?" }],
    });
    expect((await foreign.graphql(document)).data.questionBank).toEqual({ totalCount: 0, nodes: [] });
    for (const [caller, code] of [
      [test.visitor, "UNAUTHENTICATED"],
      [learner, "FORBIDDEN"],
    ] as const)
      expect((await caller.graphql(document)).errors?.[0]?.extensions?.code).toBe(code);
  });
});
