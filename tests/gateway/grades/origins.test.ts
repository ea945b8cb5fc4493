import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, command, refusal } from "../enrolments/classroom";
import { acts, openWorkshop } from "../submissions/workshop";
import { openGradeRoom } from "./gradeRoom";

const room = await openGradeRoom();
const { test, prisma, organizationId, taught, exam } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

const run = async (by: Caller, field: string) => {
  const outcome = await command(by, `mutation { result: ${field} { __typename ${refusal} } }`, {});
  expect(outcome.__typename).toMatch(/Payload$/);
};

interface Cell {
  courseId: number;
  itemKey: string;
  /** For staff. */
  batchId?: number;
  userId?: number;
}

const read = async (by: Caller, cell: Cell) =>
  (
    await ask(
      by,
      `query ($courseId: Int!, $batchId: Int, $userId: Int, $itemKey: String!) {
        courseGrade(courseId: $courseId, batchId: $batchId, userId: $userId) {
          origin(itemKey: $itemKey) { kind earned counted possible penalty daysLate attempt attempts countsLast }
          history(itemKey: $itemKey) { kind by points outOf before question reason }
        }
      }`,
      { ...cell },
    )
  ).courseGrade;

/** An ended attempt; a null mark is an essay that waits. Returns its questions' ids. */
async function sat(scope: { assessmentId: number; userId: number }, marks: (number | null)[], day: string) {
  const at = new Date(day);
  const { id: attemptId } = await prisma.attempt.create({
    data: { organizationId, ...scope, passingScore: 50, startedAt: at, dueAt: at },
  });
  const rows = await prisma.attemptQuestion.createManyAndReturn({
    data: marks.map((mark, place) => ({
      organizationId,
      attemptId,
      title: `Why ${place + 1}?`,
      displayOrder: place,
      maxMarks: 10,
      marks: mark,
      type: mark === null ? ("ESSAY" as const) : ("SINGLE" as const),
      answeredAt: at,
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

const none = { penalty: null, daysLate: null, attempt: null, attempts: null, countsLast: null };

describe("where a mark comes from", () => {
  it("is the attempt of an exam that counts, of all that have ended", async () => {
    const { book, learner, trainer, course } = await taught();
    const { id: userId } = learner.user;
    const [best, last] = [await exam(course.id), await exam(course.id, { countedAttempt: "LAST" })];
    for (const { id: assessmentId } of [best, last])
      for (const [index, marks] of [
        [1, 2],
        [10, 7],
        [3, 3],
      ].entries())
        await sat({ assessmentId, userId }, marks, `2026-01-0${index + 1}`);
    const expected = { kind: "EXAM", possible: 20, attempts: 3, penalty: null, daysLate: null };
    const ofBest = { itemKey: `assessment:${best.id}`, courseId: course.id };
    const bestOne = { ...expected, earned: 17, counted: 17, attempt: 2, countsLast: false };
    expect((await read(learner.caller, ofBest)).origin).toEqual(bestOne);
    expect((await read(trainer.caller, { ...book, ...ofBest, userId })).origin).toEqual(bestOne);
    const ofLast = { itemKey: `assessment:${last.id}`, courseId: course.id };
    expect((await read(learner.caller, ofLast)).origin).toEqual({
      ...expected,
      earned: 6,
      counted: 6,
      attempt: 3,
      countsLast: true,
    });
  });

  it("is nothing while an essay waits, and nothing that is kept from the learner", async () => {
    const { book, learner, trainer, course } = await taught();
    const { id: userId } = learner.user;
    const waiting = await exam(course.id);
    await sat({ assessmentId: waiting.id, userId }, [10, null], "2026-01-01");
    const ofWaiting = { courseId: course.id, itemKey: `assessment:${waiting.id}` };
    expect((await read(learner.caller, ofWaiting)).origin).toBeNull();
    const held = await exam(course.id, { holdsMarks: true });
    await sat({ assessmentId: held.id, userId }, [10], "2026-01-01");
    const ofHeld = { courseId: course.id, itemKey: `assessment:${held.id}` };
    expect((await read(learner.caller, ofHeld)).origin).toBeNull();
    expect((await read(trainer.caller, { ...book, ...ofHeld, userId })).origin).toMatchObject({ earned: 10 });
  });

  it("is the work with what lateness took off, the completed topics, and nothing for typed marks", async () => {
    const shop = await openWorkshop(room, admin);
    const assignmentId = await shop.write({ rubricId: null });
    const dueAt = new Date(Date.now() + 60_000);
    const { given } = await shop.give(assignmentId, { dueAt });
    test.setNow(new Date(dueAt.getTime() + 48 * 60 * 60_000));
    await acts.save(shop.learner.caller, assignmentId, { text: "Mine" });
    const { submission } = await acts.handIn(shop.learner.caller, assignmentId);
    await acts.judge(shop.trainer.caller, "gradeSubmission", submission.databaseId, { points: 50 });
    test.setNow();
    const ofWork = { courseId: shop.course.id, itemKey: `assignment:${given.databaseId}` };
    expect((await read(shop.learner.caller, ofWork)).origin).toEqual({
      ...none,
      kind: "WORK",
      earned: 50,
      counted: 40,
      possible: 60,
      penalty: 20,
      daysLate: 2,
    });
    const { book, learner, trainer, course } = await taught(1, [3]);
    const { courseId } = book;
    await prisma.topicProgress.create({
      data: {
        organizationId,
        userId: learner.user.id,
        courseId,
        topicId: course.topics[0]?.id ?? 0,
        status: "COMPLETED",
        completedDate: new Date(),
      },
    });
    const progress = await read(learner.caller, { courseId, itemKey: "progress" });
    expect(progress.origin).toEqual({ ...none, kind: "PROGRESS", earned: 1, counted: 1, possible: 3 });
    const itemKey = await room.addItem(trainer.caller, book);
    await room.enter(trainer.caller, { ...book, userId: learner.user.id, itemKey }, { points: 3 });
    expect((await read(learner.caller, { courseId, itemKey })).origin).toBeNull();
  });
});

describe("the history of an exam's mark", () => {
  it("has marks by hand and regrades: who, when and why", async () => {
    const { learner, course } = await taught();
    const { id: userId } = learner.user;
    const { id: assessmentId } = await exam(course.id);
    const [essay] = await sat({ assessmentId, userId }, [null], "2026-01-01");
    await run(admin, `markAnswer(questionId: ${essay}, marks: 6)`);
    await run(admin, `markAnswer(questionId: ${essay}, marks: 7)`);
    const source = await prisma.question.create({
      data: {
        organizationId,
        courseId: course.id,
        type: "SHORT_TEXT",
        title: "Where?",
        displayOrder: 1,
        acceptedAnswers: ["here"],
      },
    });
    const [text] = await sat({ assessmentId, userId }, [0], "2026-01-02");
    await prisma.attemptQuestion.update({
      where: { id: text ?? 0 },
      data: {
        type: "SHORT_TEXT",
        title: "Where?",
        sourceId: source.id,
        answerText: "here",
        acceptedAnswers: ["there"],
      },
    });
    await run(admin, `regrade(assessmentId: ${assessmentId}, dryRun: false, reason: "Wrong key")`);
    const { history } = await read(learner.caller, {
      courseId: course.id,
      itemKey: `assessment:${assessmentId}`,
    });
    const by = expect.any(String);
    expect(history).toEqual([
      {
        kind: "REGRADED",
        by,
        points: 10,
        outOf: 10,
        before: 0,
        question: "Where?",
        reason: "Wrong key",
      },
      { kind: "MARKED", by, points: 7, outOf: 10, before: 6, question: "Why 1?", reason: "" },
      { kind: "MARKED", by, points: 6, outOf: 10, before: null, question: "Why 1?", reason: "" },
    ]);
  });

  it("tells nothing of an attempt that goes on, nor of marks that are held for its learner", async () => {
    const { book, learner, trainer, course } = await taught();
    const { id: userId } = learner.user;
    const { id: assessmentId } = await exam(course.id, { holdsMarks: true });
    await prisma.assessmentRelease.create({
      data: {
        organizationId,
        assessmentId,
        batchId: book.batchId,
        releasedAt: new Date(),
        releasedById: trainer.user.id,
        releasedByName: "T",
      },
    });
    const itemKey = `assessment:${assessmentId}`;
    const change = async (questionId = 0) =>
      prisma.markChange.create({
        data: {
          organizationId,
          questionId,
          before: 0,
          after: 5,
          byId: trainer.user.id,
          byName: "T",
          at: new Date(),
        },
      });
    const [held] = await sat({ assessmentId, userId }, [5], "2026-01-01");
    await change(held);
    expect((await read(learner.caller, { courseId: course.id, itemKey })).history).toEqual([]);
    expect((await read(trainer.caller, { ...book, itemKey, userId })).history).toHaveLength(1);
    const [open] = await sat({ assessmentId, userId }, [5], "2036-01-01");
    await change(open);
    expect((await read(trainer.caller, { ...book, itemKey, userId })).history).toHaveLength(1);
  });
});
