import { describe, expect, it } from "vitest";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import { otherId } from "#tests/support/factory";
import { globalId, nodeType, readErrorCode } from "../enrolments/classroom";
import {
  answer,
  type Exam,
  easyQuestions,
  findOptionIds,
  openExam,
  readAttempt,
  type SeenQuestion,
  submit,
} from "./exam";

const exam = await openExam();

type Sitting = Awaited<ReturnType<Exam["sitting"]>>;

/** Saves correct answers to the first questions and wrong ones to the others. */
async function answerRightly({ caller, questions }: Sitting, right: number): Promise<void> {
  for (const [index, question] of questions.entries()) {
    await answer(caller, question.databaseId, findOptionIds(question, index < right ? "yes" : "no"));
  }
}

describe("a submission", () => {
  it.each([
    [6, 7, 85.71, true],
    [4, 5, 80, true],
    [7, 9, 77.78, false],
    [3, 3, 100, true],
    [0, 3, 0, false],
  ])("with %d of %d right scores %d, passed: %j", async (points, maxPoints, score, passed) => {
    const sitting = await exam.sitting({ questions: easyQuestions(maxPoints) });
    await answerRightly(sitting, points);
    const now = new Date(Date.now() + 1000);
    exam.test.setNow(now);
    const { attempt } = await submit(sitting.caller, sitting.attemptId);
    const result = { score, points, maxPoints, passingScore: 80, passed, finishedAt: now.toISOString() };
    expect(attempt).toMatchObject({ isFinished: true, secondsLeft: 0, result });
  });

  it("grades each type of question, and says why", async () => {
    const { caller, attemptId, question } = await exam.sitting({ passingScore: 50 });
    await answer(caller, question(1).databaseId, findOptionIds(question(1), "Jakarta"));
    await answer(caller, question(2).databaseId, findOptionIds(question(2), "two", "three"));
    await answer(caller, question(4).databaseId, "NEW   delhi");
    const { attempt } = await submit(caller, attemptId);
    expect(attempt.result).toMatchObject({
      // Two of the three right options were chosen, and none of the others.
      points: 2.67,
      maxPoints: 4,
      score: 66.75,
      passingScore: 50,
      passed: true,
    });
    expect(attempt.questions.map(({ isRight }: SeenQuestion) => isRight)).toEqual([true, false, false, true]);
    expect(attempt.questions[0]).toMatchObject({
      explanation: "It is Jakarta",
      acceptedAnswers: [],
      options: [{ isCorrect: false }, { isCorrect: true }, { isCorrect: false }],
    });
    expect(attempt.questions[3].acceptedAnswers).toEqual(["New Delhi", "Delhi"]);
  });

  it("counts as finished for its learner alone, as one out of time does, beyond those that are listed", async () => {
    const { user, caller, assessment, attempt } = await exam.sitting();
    const rows = { organizationId: user.organizationId, assessmentId: assessment.id, userId: user.id };
    const dueAt = new Date(Date.now() - 60_000);
    await exam.prisma.attempt.createMany({
      data: Array.from({ length: 21 }, () => ({ ...rows, passingScore: 80, dueAt, startedAt: dueAt })),
    });
    const document = `{ assessment(databaseId: ${assessment.id}) { finishedAttemptCount attempts { databaseId } } }`;
    const read = async () => (await caller.graphql(document)).data.assessment;
    expect([(await read()).finishedAttemptCount, (await read()).attempts.length]).toEqual([21, 20]);
    await submit(caller, attempt.databaseId);
    expect((await read()).finishedAttemptCount).toBe(22);
    const admin = await exam.test.as("admin");
    expect((await admin.graphql(document)).data.assessment.finishedAttemptCount).toBe(0);
  });

  it("gives one result, however often and from wherever it comes", async () => {
    const sitting = await exam.sitting({ questions: easyQuestions(2) });
    const { user, caller, attemptId, attempt } = sitting;
    await answerRightly(sitting, 1);
    const elsewhere = await exam.test.visitor.signIn(user.signIn);
    const both = await Promise.all([caller, elsewhere, caller].map((viewer) => submit(viewer, attemptId)));
    const [first] = both;
    expect(first.attempt.result.score).toBe(50);
    for (const item of both) expect(item).toEqual(first);
    exam.atSecond(attempt.dueAt, 60);
    expect(await submit(elsewhere, attemptId)).toEqual(first);
    expect(await exam.prisma.attempt.count({ where: { assessmentId: sitting.assessment.id } })).toBe(1);
  });
});

describe("an attempt whose time is over", () => {
  it("has ended by itself, at its limit, with the answers that it had", async () => {
    const sitting = await exam.sitting({ questions: easyQuestions(4), duration: 15 });
    const { caller, attempt, attemptId } = sitting;
    await answerRightly(sitting, 3);
    exam.atSecond(attempt.dueAt, -1);
    expect(await readAttempt(caller, attemptId)).toMatchObject({
      isFinished: false,
      secondsLeft: 1,
      result: null,
      answeredCount: 4,
    });
    exam.atSecond(attempt.dueAt, 0);
    const ended = await readAttempt(caller, attemptId);
    expect(ended).toMatchObject({ isFinished: true, secondsLeft: 0 });
    expect(ended.result).toMatchObject({ score: 75, points: 3, finishedAt: attempt.dueAt, passed: false });
    exam.atSecond(attempt.dueAt, 300);
    expect((await submit(caller, attemptId)).attempt).toEqual(ended);
  });
});

describe("another user's attempt", () => {
  it("is not submitted, by whomever", async () => {
    const { caller, attemptId } = await exam.sitting();
    const foreign = await exam.sitting({ organizationId: otherId });
    const notFound = { code: "NOT_FOUND", message: assessmentMessages.attemptNotFound };
    expect(await submit(exam.test.visitor, attemptId)).toEqual({ error: "UNAUTHENTICATED" });
    for (const viewer of [(await exam.learner()).caller, await exam.test.as("coordinator"), foreign.caller]) {
      expect(await submit(viewer, attemptId)).toEqual(notFound);
    }
    expect(await submit(caller, foreign.attemptId)).toEqual(notFound);
    expect((await readAttempt(caller, attemptId)).isFinished).toBe(false);
    expect((await readAttempt(foreign.caller, foreign.attemptId)).isFinished).toBe(false);
  });

  it("is read by staff of the tenant, and found by no one else", async () => {
    const { caller, course, assessment, attemptId, question } = await exam.sitting();
    const { user, caller: classmate } = await exam.learner();
    await exam.factory.enrolment(user.id, course.id);
    const trainer = await exam.test.as("coordinator");
    const others = [classmate, await exam.test.as("otherAdmin")];
    expect((await readAttempt(trainer, attemptId)).databaseId).toBe(attemptId);
    for (const other of others) expect(await readAttempt(other, attemptId)).toBeNull();
    const document = "query ($id: Int!) { attempt(databaseId: $id) { id } }";
    expect(await readErrorCode(exam.test.visitor, document, { id: attemptId })).toBe("UNAUTHENTICATED");
    const ids = {
      Attempt: globalId("Attempt", attemptId),
      AttemptQuestion: globalId("AttemptQuestion", question(1).databaseId),
    };
    for (const [type, id] of Object.entries(ids)) {
      for (const viewer of [caller, trainer]) expect(await nodeType(viewer, id)).toBe(type);
      for (const other of [...others, exam.test.visitor]) expect(await nodeType(other, id)).toBeUndefined();
    }
    const list = "query ($id: Int!) { assessment(databaseId: $id) { attempts { databaseId } } }";
    const { data } = await classmate.graphql(list, { id: assessment.id });
    expect(data.assessment.attempts).toEqual([]);
  });
});
