import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { answer, openExam, start, submit } from "../assessments/exam";
import { command, refusal } from "../enrolments/classroom";

const exam = await openExam();
const { prisma } = exam;
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});

const essays = ["Explain.", "And why?"].map((title) => ({ type: "ESSAY" as const, title }));

/** An assessment of two essays, with an attempt that has answered the first and is submitted. */
async function handedIn() {
  const sitting = await exam.sitting({ questions: essays });
  const questionId = sitting.question(1).databaseId;
  await answer(sitting.caller, questionId, "Because.");
  await submit(sitting.caller, sitting.attemptId);
  return { ...sitting, questionId };
}

interface Waiting {
  questionId: number;
  isMine: boolean;
  reviewerName: string | null;
  marks: number | null;
}

async function readQueue(filter: object = {}, caller = admin, first = 100) {
  const { data } = await caller.graphql(
    `query ($filter: ReviewQueueFilter, $first: Int!) {
      found: essayQueue(filter: $filter, first: $first) {
        totalCount
        answers { questionId isMine reviewerName marks answerText assessmentTitle waitingSince }
      }
    }`,
    { filter, first },
  );
  return data.found as { totalCount: number; answers: Waiting[] };
}

const find = async (questionId: number, filter: object = {}, caller = admin) =>
  (await readQueue(filter, caller)).answers.find((found) => found.questionId === questionId);

const does = (caller: Caller, name: string, questionId: number, more = "") =>
  command(
    caller,
    `mutation { result: ${name}(questionId: ${questionId}${more}) { __typename ${refusal} } }`,
    {},
  );

const mark = (caller: Caller, questionId: number, marks: number) =>
  does(caller, "markAnswer", questionId, `, marks: ${marks}`);

describe("the essays in the review queue", () => {
  it("wait once their attempt has ended, until they are marked", async () => {
    const open = await exam.sitting({ questions: essays });
    const questionId = open.question(1).databaseId;
    await answer(open.caller, questionId, "Because.");
    expect(await find(questionId)).toBeUndefined();
    await submit(open.caller, open.attemptId);
    expect(await find(questionId)).toMatchObject({
      answerText: "Because.",
      isMine: false,
      reviewerName: null,
    });
    await mark(admin, questionId, 1);
    expect(await find(questionId)).toBeUndefined();
    expect(await find(questionId, { state: "ACCEPTED" })).toMatchObject({ marks: 1 });
  });

  it("are those whose time ran out, too", async () => {
    const open = await exam.sitting({ questions: essays, duration: 30 });
    const questionId = open.question(1).databaseId;
    await answer(open.caller, questionId, "Because.");
    exam.atSecond(open.attempt.startedAt, 30 * 60);
    expect(await find(questionId)).toBeDefined();
  });

  it("are listed with the one that was written first first, by course and batch, and never by assignment", async () => {
    const [early, late] = [await handedIn(), await handedIn()];
    await prisma.attemptQuestion.update({
      where: { id: late.questionId },
      data: { answeredAt: new Date("2026-01-01T00:00:00Z") },
    });
    const ids = (await readQueue()).answers.map(({ questionId }) => questionId);
    expect(ids.indexOf(late.questionId)).toBe(0);
    expect(ids).toContain(early.questionId);
    const idsOf = async (filter: object) =>
      (await readQueue(filter)).answers.map(({ questionId }) => questionId);
    expect(await idsOf({ courseId: early.course.id })).toEqual([early.questionId]);
    const day = new Date("2026-09-01T00:00:00Z");
    const batch = await prisma.batch.create({
      data: { organizationId: demoId, name: "Marked", description: "", startDate: day, endDate: day },
    });
    expect(await idsOf({ batchId: batch.id })).toEqual([]);
    await prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: late.user.id },
    });
    expect(await idsOf({ batchId: batch.id })).toEqual([late.questionId]);
    expect(await idsOf({ assignmentId: 1 })).toEqual([]);
    expect(await idsOf({ state: "RETURNED" })).toEqual([]);
  });

  it("are those that have waited so many days since their attempt ended", async () => {
    const { questionId, attemptId } = await handedIn();
    expect(await find(questionId, { olderThanDays: 1 })).toBeUndefined();
    const submittedAt = new Date(Date.now() - 3 * 24 * 3_600_000 - 60_000);
    await prisma.attempt.update({ where: { id: attemptId }, data: { submittedAt } });
    expect(await find(questionId, { olderThanDays: 3 })).toBeDefined();
    expect(await find(questionId, { olderThanDays: 4 })).toBeUndefined();
  });

  it("are a trainer's of the courses that the trainer teaches, and no other tenant's", async () => {
    const { questionId } = await handedIn();
    for (const name of ["trainer", "otherAdmin"] as const) {
      const caller = await exam.test.as(name);
      expect(await find(questionId, {}, caller)).toBeUndefined();
      expect(await does(caller, "takeAnswer", questionId)).toMatchObject({ code: "NOT_FOUND" });
    }
  });

  it("tell how many there are beside those that are shown", async () => {
    await handedIn();
    await handedIn();
    const all = await readQueue();
    expect(all.totalCount).toBe(all.answers.length);
    expect(await readQueue({}, admin, 1)).toEqual({ totalCount: all.totalCount, answers: [all.answers[0]] });
  });

  it("take as many statements for many as for one", async () => {
    await handedIn();
    const { length } = await exam.test.statementsOf(() => readQueue());
    for (let number = 0; number < 5; number += 1) await handedIn();
    expect((await exam.test.statementsOf(() => readQueue())).length).toBe(length);
  });
});

describe("an essay that is taken", () => {
  it("is kept for its reviewer for a day: no one else takes, releases or marks it", async () => {
    const { questionId } = await handedIn();
    const other = await exam.test.as("coordinator");
    await does(admin, "takeAnswer", questionId);
    expect(await find(questionId, { state: "MINE" })).toMatchObject({ isMine: true });
    expect(await find(questionId, {}, other)).toBeUndefined();
    for (const name of ["takeAnswer", "releaseAnswer"])
      expect(await does(other, name, questionId)).toMatchObject({ code: "CONFLICT" });
    expect(await mark(other, questionId, 1)).toMatchObject({ code: "CONFLICT" });
    const { reservedUntil } = await prisma.attemptQuestion.findUniqueOrThrow({ where: { id: questionId } });
    const hoursLeft = ((reservedUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hoursLeft).toBeGreaterThan(23.9);
    expect(hoursLeft).toBeLessThanOrEqual(24);
    await prisma.attemptQuestion.update({ where: { id: questionId }, data: { reservedUntil: new Date() } });
    await does(other, "takeAnswer", questionId);
    expect(await find(questionId, { state: "MINE" }, other)).toMatchObject({ isMine: true });
  });

  it("is taken by one of two who take it at once", async () => {
    const { questionId } = await handedIn();
    const both = [admin, await exam.test.as("coordinator")];
    const outcomes = await Promise.all(both.map((caller) => does(caller, "takeAnswer", questionId)));
    expect(outcomes.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
  });

  it("is free for everyone again once it is released", async () => {
    const { questionId } = await handedIn();
    await does(admin, "takeAnswer", questionId);
    await does(admin, "releaseAnswer", questionId);
    const other = await exam.test.as("coordinator");
    expect(await find(questionId, {}, other)).toMatchObject({ reviewerName: null });
  });
});

describe("taking an essay's mark back", () => {
  it("brings back what was before, and the essay is theirs to mark", async () => {
    const { questionId } = await handedIn();
    await mark(admin, questionId, 1);
    await does(admin, "undoMark", questionId);
    expect(await find(questionId)).toMatchObject({ marks: null, isMine: true });
    await mark(admin, questionId, 0.5);
    await mark(admin, questionId, 1);
    await does(admin, "undoMark", questionId);
    const changes = await prisma.markChange.findMany({ where: { questionId }, orderBy: { id: "asc" } });
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [null, 1],
      [1, null],
      [null, 0.5],
      [0.5, 1],
      [1, 0.5],
    ]);
  });

  it("is refused once the reviewer has marked another, and to anybody else", async () => {
    const [one, other] = [await handedIn(), await handedIn()];
    await mark(admin, one.questionId, 1);
    const coordinator = await exam.test.as("coordinator");
    expect(await does(coordinator, "undoMark", one.questionId)).toMatchObject({ code: "CONFLICT" });
    await mark(admin, other.questionId, 1);
    expect(await does(admin, "undoMark", one.questionId)).toMatchObject({ code: "CONFLICT" });
  });

  it("is refused twice", async () => {
    const { questionId } = await handedIn();
    await mark(admin, questionId, 1);
    await does(admin, "undoMark", questionId);
    expect(await does(admin, "undoMark", questionId)).toMatchObject({ code: "CONFLICT" });
  });
});

describe("the live review queue", () => {
  it("hears of essays that are handed in, taken and marked", async () => {
    const { questionId } = await handedIn();
    let heard = 0;
    const stop = exam.test.gateway.bus.subscribe("reviewQueueChanged", () => {
      heard += 1;
    });
    await does(admin, "takeAnswer", questionId);
    await mark(admin, questionId, 1);
    await handedIn();
    stop();
    expect(heard).toBe(3);
  });
});

describe("the essays of one assessment", () => {
  it("are marked in the order of their attempts, and stay in their place when they are", async () => {
    const first = await handedIn();
    const questionIds = [first.questionId];
    for (const place of [1, 2]) {
      const { user, caller } = await exam.learner();
      await exam.factory.enrolment(user.id, first.course.id, demoId);
      const { attempt } = await start(caller, first.assessment.id);
      const [{ databaseId }] = attempt.questions;
      await answer(caller, databaseId, `Because of ${place}.`);
      await submit(caller, Number(attempt.databaseId));
      questionIds.push(databaseId);
    }
    const read = async () => {
      const { data } = await admin.graphql(
        `{ queue: markingQueue(assessmentId: ${first.assessment.id}) { questionId marks } }`,
      );
      return data.queue as { questionId: number; marks: number | null }[];
    };
    expect((await read()).map(({ questionId }) => questionId)).toEqual(questionIds);
    await mark(admin, questionIds[1] ?? 0, 1);
    expect(await read()).toEqual([
      { questionId: questionIds[0], marks: null },
      { questionId: questionIds[1], marks: 1 },
      { questionId: questionIds[2], marks: null },
    ]);
  });
});
