import { describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { answer, submit } from "../assessments/exam";

import { openEssays } from "./essayRoom";

const { exam, prisma, admin, essays, handedIn, readQueue, find, does, mark } = await openEssays();

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

  it("is refused once the reviewer has marked another, and to anyone else", async () => {
    const [first, second] = [await handedIn(), await handedIn()];
    await mark(admin, first.questionId, 1);
    const coordinator = await exam.test.as("coordinator");
    expect(await does(coordinator, "undoMark", first.questionId)).toMatchObject({ code: "CONFLICT" });
    await mark(admin, second.questionId, 1);
    expect(await does(admin, "undoMark", first.questionId)).toMatchObject({ code: "CONFLICT" });
  });

  it("is refused twice", async () => {
    const { questionId } = await handedIn();
    await mark(admin, questionId, 1);
    await does(admin, "undoMark", questionId);
    expect(await does(admin, "undoMark", questionId)).toMatchObject({ code: "CONFLICT" });
  });
});
