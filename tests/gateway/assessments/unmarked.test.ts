import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { command, refusal } from "../enrolments/classroom";
import { answer, openExam, submit } from "./exam";

const exam = await openExam();
const { prisma } = exam;
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});

const essays = ["Explain.", "And why?"].map((title) => ({ type: "ESSAY", title }));

/** An assessment of two essays, with an attempt that has answered the first and is submitted. */
async function handedIn() {
  const sitting = await exam.sitting({ questions: essays as never });
  await answer(sitting.caller, sitting.question(1).databaseId, "Because.");
  await submit(sitting.caller, sitting.attemptId);
  return sitting;
}

async function unmarked(filter = "", caller = admin) {
  const { data } = await caller.graphql(
    `{ found: unmarkedAnswers${filter} { assessmentId answerCount waitingSince } }`,
  );
  return data.found as { assessmentId: number; answerCount: number }[];
}

const countOf = async (assessmentId: number, filter = "", caller = admin) =>
  (await unmarked(filter, caller)).find((found) => found.assessmentId === assessmentId)?.answerCount;

describe("the answers that wait for a mark", () => {
  it("are counted by their assessment, once their attempt has ended, until they are marked", async () => {
    const open = await exam.sitting({ questions: essays as never });
    await answer(open.caller, open.question(1).databaseId, "Because.");
    expect(await countOf(open.assessment.id)).toBeUndefined();
    await submit(open.caller, open.attemptId);
    expect(await countOf(open.assessment.id)).toBe(1);
    const mark = `mutation { result: markAnswer(questionId: ${open.question(1).databaseId}, marks: 1) { __typename ${refusal} } }`;
    await command(admin, mark, {});
    expect(await countOf(open.assessment.id)).toBeUndefined();
  });

  it("are those whose time ran out, too", async () => {
    const open = await exam.sitting({ questions: essays as never, duration: 30 });
    await answer(open.caller, open.question(1).databaseId, "Because.");
    exam.atSecond(open.attempt.startedAt, 30 * 60);
    expect(await countOf(open.assessment.id)).toBe(1);
  });

  it("are listed with the one that has waited longest first, by course and batch", async () => {
    const [early, late] = [await handedIn(), await handedIn()];
    const submittedAt = new Date("2026-01-01T00:00:00Z");
    await prisma.attempt.update({
      where: { id: late.attemptId },
      data: { startedAt: submittedAt, submittedAt },
    });
    const ids = (await unmarked()).map(({ assessmentId }) => assessmentId);
    expect(ids.indexOf(late.assessment.id)).toBe(0);
    expect(ids).toContain(early.assessment.id);
    const ofCourse = await unmarked(`(courseId: ${early.course.id})`);
    expect(ofCourse.map(({ assessmentId }) => assessmentId)).toEqual([early.assessment.id]);
    const day = new Date("2026-09-01T00:00:00Z");
    const batch = await prisma.batch.create({
      data: { organizationId: demoId, name: "Marked", description: "", startDate: day, endDate: day },
    });
    expect(await unmarked(`(batchId: ${batch.id})`)).toEqual([]);
    await prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: late.user.id },
    });
    const ofBatch = await unmarked(`(batchId: ${batch.id})`);
    expect(ofBatch.map(({ assessmentId }) => assessmentId)).toEqual([late.assessment.id]);
  });

  it("are those that have waited so many days since their attempt ended", async () => {
    const { assessment, attemptId } = await handedIn();
    const ofDays = (days: number) => countOf(assessment.id, `(olderThanDays: ${days})`);
    expect(await ofDays(1)).toBeUndefined();
    const submittedAt = new Date(Date.now() - 3 * 24 * 3_600_000 - 60_000);
    await prisma.attempt.update({ where: { id: attemptId }, data: { submittedAt } });
    expect(await ofDays(3)).toBe(1);
    expect(await ofDays(4)).toBeUndefined();
  });

  it("are a trainer's of the courses that the trainer teaches, and no other tenant's", async () => {
    const { assessment } = await handedIn();
    expect(await countOf(assessment.id, "", await exam.test.as("trainer"))).toBeUndefined();
    expect(await countOf(assessment.id, "", await exam.test.as("otherAdmin"))).toBeUndefined();
  });

  it("take as many statements for many as for one", async () => {
    await handedIn();
    const { length } = await exam.test.statementsOf(() => unmarked());
    for (let number = 0; number < 5; number += 1) await handedIn();
    expect((await exam.test.statementsOf(() => unmarked())).length).toBe(length);
  });
});
