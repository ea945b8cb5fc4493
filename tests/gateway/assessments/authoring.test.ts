import { beforeAll, describe, expect, it } from "vitest";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { easyQuestions, openExam, readAttempt, start, submit } from "./exam";

const exam = await openExam();
const { prisma } = exam;
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});

const settings = {
  title: "Final exam",
  kind: "EXAM",
  duration: 30,
  passingScore: 50,
  shuffle: false,
  negativePercent: 0,
  showAnswers: "NEVER",
  countedAttempt: "BEST",
  holdsMarks: false,
};

const changed = `... on AssessmentPayload { assessment { databaseId state updatedAt } } ${refusal}
  ... on Refusal { fieldErrors { field } }`;

const create = (courseId: number, input: object = {}) =>
  command(
    admin,
    `mutation ($courseId: Int!, $input: AssessmentInput!) { result: createAssessment(courseId: $courseId, input: $input) { ${changed} } }`,
    { courseId, input: { ...settings, ...input } },
  );

interface Draft {
  databaseId: number;
  updatedAt: string;
}

const setQuestions = ({ databaseId: id, updatedAt: version }: Draft, sections: readonly object[]) =>
  command(
    admin,
    `mutation ($id: Int!, $version: DateTime!, $input: AssessmentContentInput!) {
      result: setAssessmentQuestions(assessmentId: $id, version: $version, input: $input) { ${changed} } }`,
    { id, version, input: { sections } },
  );

const publish = ({ databaseId: id }: Draft) =>
  command(admin, `mutation ($id: Int!) { result: publishAssessment(assessmentId: $id) { ${changed} } }`, {
    id,
  });

/** A course with a learner and four questions, two of which have a tag; and a draft of an exam of it. */
async function drafted() {
  // The questions come with an assessment of their own, which plays no part.
  const seat = await exam.seated({ questions: easyQuestions(4) });
  const questions = await prisma.question.findMany({
    where: { courseId: seat.course.id },
    orderBy: { displayOrder: "asc" },
  });
  const ids = questions.map(({ id }) => id);
  await prisma.question.updateMany({ where: { id: { in: ids.slice(2) } }, data: { tags: ["hard"] } });
  const { assessment: draft } = await create(seat.course.id);
  return { ...seat, ids, draft: draft as Draft };
}

describe("an exam that is written", () => {
  it("is a draft without learners, gets sections and draws, and is sat once it is published", async () => {
    const { caller, draft, ids } = await drafted();
    expect(await start(caller, draft.databaseId)).toMatchObject({ code: "NOT_FOUND" });
    const saved = await setQuestions(draft, [
      { title: "", items: [{ questionId: ids[0], marks: 1 }] },
      { title: "Draws", items: [{ tag: "hard", count: 2, marks: 2.5 }] },
    ]);
    expect(saved.assessment.state).toBe("DRAFT");
    const read = `query ($id: Int!) { assessment(databaseId: $id) {
      totalMarks questionCount sections { title } items { marks } draws { tag count marks } } }`;
    expect((await ask(admin, read, { id: draft.databaseId })).assessment).toEqual({
      totalMarks: 6,
      questionCount: 3,
      sections: [{ title: "Draws" }],
      items: [{ marks: 1 }],
      draws: [{ tag: "hard", count: 2, marks: 2.5 }],
    });
    expect((await publish(draft)).assessment.state).toBe("PUBLISHED");
    const { attempt } = await start(caller, draft.databaseId);
    const asked = (await readAttempt(caller, attempt.databaseId)).questions;
    expect(asked.map(({ title }: { title: string }) => title).sort()).toEqual([
      "Question 1?",
      "Question 3?",
      "Question 4?",
    ]);
  });

  it("is saved as a whole, or not at all", async () => {
    const { draft, ids } = await drafted();
    const update = ({ databaseId: id, updatedAt: version }: Draft, input: object) =>
      command(
        admin,
        `mutation ($id: Int!, $version: DateTime!, $input: AssessmentInput!) {
          result: updateAssessment(assessmentId: $id, version: $version, input: $input) { ${changed} } }`,
        { id, version, input: { ...settings, ...input } },
      );
    const sections = [{ title: "", items: [{ questionId: ids[0], marks: 2 }] }];
    const foreign = [{ title: "", items: [{ questionId: 999_999, marks: 2 }] }];
    const read = () =>
      prisma.assessment.findUniqueOrThrow({
        where: { id: draft.databaseId },
        select: { title: true, questions: { select: { questionId: true } } },
      });
    const before = await read();
    expect(await update(draft, { title: "Moved", sections: foreign })).toMatchObject({ code: "INVALID" });
    expect(await read()).toEqual(before);
    const { assessment } = await update(draft, { title: "Moved", sections });
    expect(await read()).toEqual({ title: "Moved", questions: [{ questionId: ids[0] }] });
    // Settings alone leave the questions.
    await update(assessment, { title: "Again" });
    expect(await read()).toEqual({ title: "Again", questions: [{ questionId: ids[0] }] });
  });

  it("is refused questions over what someone else saved first, and keeps theirs", async () => {
    const { draft, ids } = await drafted();
    const makeSections = (id: number | undefined) => [{ title: "", items: [{ questionId: id, marks: 1 }] }];
    expect(await setQuestions(draft, makeSections(ids[0]))).toHaveProperty("assessment");
    expect(await setQuestions(draft, makeSections(ids[1]))).toMatchObject({
      code: "STALE",
      message: authorMessages.changed,
    });
    const kept = await prisma.assessmentQuestion.findMany({ where: { assessmentId: draft.databaseId } });
    expect(kept.map(({ questionId }) => questionId)).toEqual([ids[0]]);
  });

  it("is not published without questions, nor without marks", async () => {
    const { draft, ids } = await drafted();
    expect(await publish(draft)).toMatchObject({ code: "CONFLICT", message: authorMessages.noQuestions });
    expect(
      await setQuestions(draft, [{ title: "", items: [{ questionId: ids[0], marks: 0 }] }]),
    ).toMatchObject({ code: "INVALID", message: authorMessages.noMarks });
    const { state } = await prisma.assessment.findUniqueOrThrow({ where: { id: draft.databaseId } });
    expect(state).toBe("DRAFT");
  });

  it("draws no more than its pool holds, when it is saved and when it is published", async () => {
    const { draft, ids } = await drafted();
    const drawing = (count: number) => [{ title: "", items: [{ tag: "hard", count, marks: 1 }] }];
    expect(await setQuestions(draft, drawing(3))).toMatchObject({
      code: "INVALID",
      message: authorMessages.smallPool(3, 2),
      fieldErrors: [{ field: "sections" }],
    });
    expect(await setQuestions(draft, drawing(2))).toHaveProperty("assessment");
    await prisma.question.update({ where: { id: ids[3] ?? 0 }, data: { tags: [] } });
    expect(await publish(draft)).toMatchObject({
      code: "CONFLICT",
      message: authorMessages.smallPool(2, 1),
    });
  });
});

const preview = `query ($id: Int!) { assessmentPreview(assessmentId: $id) { title section maxMarks options } }`;
const previewOf = async (caller: Caller, id: number) =>
  (await ask(caller, preview, { id })).assessmentPreview;

describe("the preview of an exam", () => {
  it("is what an attempt would ask, with a sample of the draws, and starts none", async () => {
    const { draft, ids } = await drafted();
    await setQuestions(draft, [
      { title: "", items: [{ questionId: ids[0], marks: 1 }] },
      { title: "Draws", items: [{ tag: "hard", count: 1, marks: 2 }] },
    ]);
    const [first, drawn, ...others] = await previewOf(admin, draft.databaseId);
    expect(first).toEqual({ title: "Question 1?", section: "", maxMarks: 1, options: ["yes", "no"] });
    expect(drawn).toMatchObject({ title: expect.stringMatching(/^Question [34]\?$/), section: "Draws" });
    expect(others).toEqual([]);
    expect(await prisma.attempt.count({ where: { assessmentId: draft.databaseId } })).toBe(0);
  });

  it("is for those who write or mark it, and no learner's before the exam", async () => {
    const { draft, caller, course } = await drafted();
    const trainer = await exam.test.as("trainer");
    expect(await previewOf(trainer, draft.databaseId)).toBeNull();
    await prisma.course.update({ where: { id: course.id }, data: { trainerId: trainer.userId ?? 0 } });
    expect(await previewOf(trainer, draft.databaseId)).toEqual([]);
    expect(await previewOf(await exam.test.as("otherAdmin"), draft.databaseId)).toBeNull();
    for (const [viewer, code] of [
      [caller, "FORBIDDEN"],
      [exam.test.visitor, "UNAUTHENTICATED"],
    ] as const) {
      const { errors } = await viewer.graphql(preview, { id: draft.databaseId });
      expect(errors?.[0]?.extensions?.code).toBe(code);
    }
  });
});

describe("held marks", () => {
  it("are released for one batch alone, also for its later attempts", async () => {
    const seat = await exam.seated({ questions: easyQuestions(1) });
    const { assessment, course } = seat;
    const { organizationId } = course;
    await prisma.assessment.update({ where: { id: assessment.id }, data: { holdsMarks: true } });
    const dates = { startDate: new Date("2026-01-01"), endDate: new Date("2026-12-01") };
    const name = `Held ${nextNumber()}`;
    const batch = await prisma.batch.create({
      data: { organizationId, name, description: "Made", ...dates },
    });
    await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: seat.user.id } });
    const mate = await exam.learner();
    await exam.factory.enrolment(mate.user.id, course.id);
    const finish = async (caller: Caller) => {
      const { attempt } = await start(caller, assessment.id);
      await submit(caller, attempt.databaseId);
      return Number(attempt.databaseId);
    };
    const [own, other] = [await finish(seat.caller), await finish(mate.caller)];
    const result = async (caller: Caller, id: number) => (await readAttempt(caller, id)).result;
    expect(await result(seat.caller, own)).toBeNull();
    const release = (batchId: number) =>
      command(
        admin,
        `mutation ($id: Int!, $batchId: Int) { result: releaseMarks(assessmentId: $id, batchId: $batchId) { __typename ${refusal} } }`,
        { id: assessment.id, batchId },
      );
    expect(await release(999_999)).toMatchObject({ code: "NOT_FOUND" });
    expect(await release(batch.id)).toEqual({ __typename: "ChangedResultsPayload" });
    expect(await result(seat.caller, own)).toMatchObject({ score: 0 });
    expect(await result(mate.caller, other)).toBeNull();
    expect(await result(seat.caller, await finish(seat.caller))).toMatchObject({ score: 0 });
  });
});

describe("a file as an answer", () => {
  it("is refused when it is a program, by its name or by its bytes", async () => {
    const asked = { type: "FILE", title: "Hand in your work" } as never;
    const { caller, user, question } = await exam.sitting({ questions: [asked] });
    const give = async (name: string, mime: string) => {
      const file = await exam.factory.file({ name, mime, kind: "OTHER", uploadedById: user.id });
      return command(
        caller,
        `mutation ($input: SaveAnswerInput!) { result: saveAnswer(input: $input) {
          ... on AttemptPayload { attempt { answeredCount } } ... on Refusal { code fieldErrors { field } } } }`,
        { input: { questionId: question(1).databaseId, optionIds: [], fileId: file.id } },
      );
    };
    const refused = { code: "INVALID", fieldErrors: [{ field: "fileId" }] };
    expect(await give("setup.exe", "application/octet-stream")).toEqual(refused);
    expect(await give("report", "application/x-elf")).toEqual(refused);
    expect(await give("report.pdf", "application/pdf")).toEqual({ attempt: { answeredCount: 1 } });
  });
});
