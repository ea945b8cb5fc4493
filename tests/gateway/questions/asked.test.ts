import { describe, expect, it } from "vitest";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { ask, command, refusal } from "../enrolments/classroom";

const { test, factory } = await openSuite();
const { prisma } = test.database;
const [staff, learner] = [await test.as("coordinator"), await test.as("learner")];

/** A course with a module of three questions with the tag “oop”, each with an answer. */
async function openBank() {
  const course = await factory.course();
  const { module, question } = await factory.module(course);
  const scope = { organizationId: demoId, courseId: course.id };
  await prisma.question.delete({ where: { id: question.id } });
  const questionIds: number[] = [];
  for (const title of ["First?", "Second?", "Third?"]) {
    const data = { ...scope, moduleId: module.id, title, tags: ["oop"], displayOrder: 1 };
    const { id: questionId } = await prisma.question.create({ data });
    const option = (text: string, displayOrder: number) => {
      const isCorrect = text === "Yes";
      return { organizationId: demoId, questionId, displayOrder, text, isCorrect };
    };
    await prisma.questionOption.createMany({ data: [option("Yes", 1), option("No", 2)] });
    questionIds.push(questionId);
  }
  /** An assessment that asks these questions, and draws so many of the tag. */
  const exam = async (title: string, asked: readonly number[], draws = 0, data: object = {}) => {
    const { id: assessmentId } = await prisma.assessment.create({
      data: { ...scope, title, kind: "EXAM", state: "PUBLISHED", duration: 30, ...data },
    });
    const key = { organizationId: demoId, assessmentId };
    await prisma.assessmentQuestion.createMany({
      data: asked.map((questionId, index) => ({ ...key, questionId, displayOrder: index + 1 })),
    });
    if (draws > 0)
      await prisma.assessmentDraw.create({ data: { ...key, displayOrder: 9, tag: "oop", count: draws } });
    return assessmentId;
  };
  const [first = 0, second = 0, third = 0] = questionIds;
  return { course, module, exam, first, second, third };
}

const remove = (questionId: number) =>
  command(
    staff,
    `mutation ($id: Int!) { result: deleteQuestion(questionId: $id) { __typename ${refusal} } }`,
    {
      id: questionId,
    },
  );

const refused = (...titles: string[]) => ({ code: "CONFLICT", message: authorMessages.stillAsked(titles) });

describe("a question that published assessments ask", () => {
  it("is not deleted, and the assessments are named", async () => {
    const { exam, first, second } = await openBank();
    const ids = [await exam("Final", [first]), await exam("Midterm", [first, second])];
    expect(await remove(first)).toMatchObject(refused("Final", "Midterm"));
    expect(await prisma.question.count({ where: { id: first } })).toBe(1);
    await prisma.assessment.updateMany({ where: { id: { in: ids } }, data: { state: "ARCHIVED" } });
    expect(await remove(first)).not.toHaveProperty("code");
  });

  it("is deleted where drafts and the practice assessment alone ask it", async () => {
    const { exam, first } = await openBank();
    await exam("Draft", [first], 0, { state: "DRAFT" });
    await exam("Practice", [first], 0, { kind: "PRACTICE", isPractice: true });
    expect(await remove(first)).not.toHaveProperty("code");
  });

  it("is deleted from a draw's pool only while enough are left", async () => {
    const { exam, first, second } = await openBank();
    await exam("Drawn", [], 2);
    expect(await remove(first)).not.toHaveProperty("code");
    expect(await remove(second)).toMatchObject(refused("Drawn"));
  });

  it("keeps the tag by which a draw needs it", async () => {
    const { exam, first } = await openBank();
    await exam("Drawn", [], 3);
    const update = (tags: readonly string[]) =>
      command(
        staff,
        `mutation ($id: Int!, $input: QuestionInput!) {
          result: updateQuestion(questionId: $id, input: $input) { __typename ${refusal} } }`,
        {
          id: first,
          input: {
            title: "First, reworded?",
            type: "SINGLE",
            tags,
            options: [
              { text: "Yes", isCorrect: true },
              { text: "No", isCorrect: false },
            ],
            acceptedAnswers: [],
          },
        },
      );
    expect(await update(["basics"])).toMatchObject(refused("Drawn"));
    expect(await update(["oop", "basics"])).not.toHaveProperty("code");
  });

  it("stays when its module is deleted or left out of the outline", async () => {
    const { course, module, exam, third } = await openBank();
    await exam("Final", [third]);
    const courseId = course.id;
    const deletion = `mutation ($courseId: Int!, $moduleId: Int!) {
      result: deleteModule(courseId: $courseId, moduleId: $moduleId) { __typename ${refusal} } }`;
    expect(await command(staff, deletion, { courseId, moduleId: module.id })).toMatchObject(refused("Final"));
    const outline = `mutation ($courseId: Int!, $modules: [OutlineModuleInput!]!) {
      result: saveOutline(courseId: $courseId, modules: $modules) { __typename ${refusal} } }`;
    const modules = [{ name: "Another", topics: [] }];
    expect(await command(staff, outline, { courseId, modules })).toMatchObject(refused("Final"));
    expect(await prisma.module.count({ where: { id: module.id } })).toBe(1);
  });
});

describe("the assessments that ask a question", () => {
  it("are listed for staff, and for no learner", async () => {
    const { course, exam, first } = await openBank();
    await exam("Final", [first]);
    await exam("Practice", [first], 0, { kind: "PRACTICE", isPractice: true });
    await factory.enrolment(Number(learner.userId), course.id);
    const read = "query ($id: Int!) { assessments(questionId: $id, state: PUBLISHED) { nodes { title } } }";
    expect(await ask(staff, read, { id: first })).toEqual({ assessments: { nodes: [{ title: "Final" }] } });
    expect(await ask(learner, read, { id: first })).toEqual({ assessments: { nodes: [] } });
  });
});
