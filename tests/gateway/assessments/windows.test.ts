import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { easyQuestions, openExam, start } from "./exam";

const exam = await openExam();
const { prisma } = exam;
const at = (hour: number) => `2030-01-07T${String(hour).padStart(2, "0")}:00:00.000Z`;
let admin: Caller;
beforeAll(async () => {
  exam.test.setNow(new Date(at(4)));
  admin = await exam.test.as("admin");
});
beforeEach(() => exam.test.setNow(new Date(at(4))));

/** A batch that follows a course. */
async function batchOf({ id: courseId, organizationId }: { id: number; organizationId: number }) {
  const dates = { startDate: new Date("2029-12-01"), endDate: new Date("2030-06-01") };
  const name = `Windows ${nextNumber()}`;
  const batch = await prisma.batch.create({ data: { organizationId, name, description: "Made", ...dates } });
  await prisma.batchCourse.create({ data: { organizationId, batchId: batch.id, courseId, ...dates } });
  return batch;
}

/** Saves the batches' times of an assessment. */
async function save(assessmentId: number, windows: readonly object[], caller = admin) {
  const { updatedAt } = await prisma.assessment.findUniqueOrThrow({ where: { id: assessmentId } });
  const input = {
    title: "With windows",
    kind: "EXAM",
    duration: 30,
    passingScore: 50,
    shuffle: false,
    windows,
    negativePercent: 0,
    showAnswers: "NEVER",
    countedAttempt: "BEST",
    holdsMarks: false,
  };
  return command(
    caller,
    `mutation ($id: Int!, $version: DateTime!, $input: AssessmentInput!) {
      result: updateAssessment(assessmentId: $id, version: $version, input: $input) { __typename ${refusal} } }`,
    { id: assessmentId, version: updatedAt.toISOString(), input },
  );
}

const saved = { __typename: "AssessmentPayload" };
const refused = (message: string) => ({ code: "INVALID", message });

const seated = () => exam.seated({ questions: easyQuestions(1) });

describe("a batch's own times", () => {
  it("are saved, changed and removed, and read by staff alone", async () => {
    const { assessment, course, caller } = await seated();
    const batch = await batchOf(course);
    const read = `query ($id: Int!) { assessment(databaseId: $id) { windows { opensAt closesAt batch { name } } } }`;
    const windows = async () => (await ask(admin, read, { id: assessment.id })).assessment.windows;
    const first = { batchId: batch.id, opensAt: at(5), closesAt: at(6) };
    expect(await save(assessment.id, [first])).toEqual(saved);
    expect(await windows()).toEqual([{ opensAt: at(5), closesAt: at(6), batch: { name: batch.name } }]);
    expect(await save(assessment.id, [{ ...first, closesAt: null }])).toEqual(saved);
    expect(await windows()).toMatchObject([{ closesAt: null }]);
    const { errors } = await caller.graphql(read, { id: assessment.id });
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect(await save(assessment.id, [])).toEqual(saved);
    expect(await windows()).toEqual([]);
  });

  it("hold for the batch's learners, in place of the assessment's", async () => {
    const { assessment, course, user, caller } = await seated();
    const batch = await batchOf(course);
    const row = { organizationId: course.organizationId, batchId: batch.id, userId: user.id };
    await prisma.batchUser.create({ data: row });
    await save(assessment.id, [{ batchId: batch.id, opensAt: at(5), closesAt: at(6) }]);
    expect(await start(caller, assessment.id)).toMatchObject({ code: "CONFLICT" });
    exam.test.setNow(new Date(at(5)));
    expect(await start(caller, assessment.id)).toHaveProperty("attempt");
  });

  it("hold for who is in two batches within either, never between them", async () => {
    const { assessment, course, user, caller } = await seated();
    const [first, second] = [await batchOf(course), await batchOf(course)];
    const { organizationId } = course;
    await prisma.batchUser.createMany({
      data: [first, second].map(({ id: batchId }) => ({ organizationId, batchId, userId: user.id })),
    });
    await save(assessment.id, [
      { batchId: first.id, opensAt: at(5), closesAt: at(6) },
      { batchId: second.id, opensAt: at(8), closesAt: at(9) },
    ]);
    const own = async (hour: number) => {
      exam.test.setNow(new Date(at(hour)));
      const read = "query ($id: Int!) { assessment(databaseId: $id) { own { opensAt closesAt problem } } }";
      const { opensAt, closesAt, problem } = (await ask(caller, read, { id: assessment.id })).assessment.own;
      return [opensAt, closesAt, problem];
    };
    expect(await own(4)).toEqual([at(5), at(6), "NOT_OPEN"]);
    expect(await own(5)).toEqual([at(5), at(6), null]);
    expect(await own(7)).toEqual([at(8), at(9), "NOT_OPEN"]);
    expect(await start(caller, assessment.id)).toMatchObject({ code: "CONFLICT" });
    expect(await own(8)).toEqual([at(8), at(9), null]);
    expect(await own(10)).toEqual([at(8), at(9), "CLOSED"]);
    await prisma.batchUser.updateMany({
      where: { userId: user.id, batchId: second.id },
      data: { status: "DROPPED" },
    });
    expect(await own(8)).toEqual([at(5), at(6), "CLOSED"]);
  });

  it("are refused for a batch of another course or institute, twice, and backwards", async () => {
    const { assessment, course } = await seated();
    const batch = await batchOf(course);
    const elsewhere = await batchOf(await exam.course());
    const foreign = await batchOf(await exam.course({ organizationId: 2 }));
    const times = { opensAt: at(5), closesAt: at(6) };
    for (const { id } of [elsewhere, foreign])
      expect(await save(assessment.id, [{ batchId: id, ...times }])).toMatchObject(
        refused(authorMessages.noBatch),
      );
    const own = { batchId: batch.id, ...times };
    expect(await save(assessment.id, [own, own])).toMatchObject(refused(authorMessages.batchTwice));
    expect(await save(assessment.id, [{ ...own, closesAt: at(5) }])).toMatchObject(
      refused(authorMessages.closesEarly),
    );
    expect(await prisma.assessmentWindow.count({ where: { assessmentId: assessment.id } })).toBe(0);
  });

  it("are no learner's to set, and not another institute's", async () => {
    const { assessment, caller } = await seated();
    expect(await save(assessment.id, [], caller)).toEqual({ error: "FORBIDDEN" });
    expect(await save(assessment.id, [], exam.test.visitor)).toEqual({ error: "UNAUTHENTICATED" });
    const foreign = await exam.seated({ questions: easyQuestions(1), organizationId: 2 });
    expect(await save(foreign.assessment.id, [])).toMatchObject({ code: "NOT_FOUND" });
  });
});
