import { describe, expect, it } from "vitest";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask } from "../enrolments/classroom";
import {
  answer,
  easyQuestions,
  findOptionIds,
  fourQuestions,
  openExam,
  readAttempt,
  type SeenQuestion,
  start,
  submit,
} from "./exam";

const exam = await openExam();

const rowsOf = (assessmentId: number) => exam.prisma.attempt.findMany({ where: { assessmentId } });
const attemptIds = async (caller: Caller, id: number) => {
  const list = "query ($id: Int!) { assessment(databaseId: $id) { attempts { databaseId } } }";
  const { assessment } = await ask(caller, list, { id });
  return assessment.attempts.map(({ databaseId }: { databaseId: number }) => databaseId);
};

describe("an attempt begins", () => {
  it("an attempt begins with a copy of the questions in order, the time limit from now, and no answer", async () => {
    const { caller, assessment } = await exam.seated({ duration: 45 });
    const now = new Date(Date.now() + 60_000);
    exam.test.setNow(now);
    const { attempt } = await start(caller, assessment.id);
    expect(attempt).toMatchObject({
      startedAt: now.toISOString(),
      dueAt: new Date(now.getTime() + 45 * 60_000).toISOString(),
      secondsLeft: 2700,
      isFinished: false,
      result: null,
      shareToken: null,
      questionCount: 4,
      answeredCount: 0,
    });
    const asked = fourQuestions.map(({ type, title, options = [] }, index) => ({
      type,
      title,
      displayOrder: index + 1,
      answerText: null,
      isAnswered: false,
      options: options.map((text) => ({ text: text.replace("*", ""), isChosen: false, isCorrect: null })),
    }));
    expect(attempt.questions).toMatchObject(asked);
  });

  it("an attempt begins once when four starts come at once, with each question once", async () => {
    const { caller, assessment } = await exam.seated();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(caller, assessment.id)));
    const [row, ...more] = await rowsOf(assessment.id);
    expect(more).toEqual([]);
    for (const { attempt } of answers) {
      expect([attempt.databaseId, attempt.questionCount]).toEqual([row?.id, 4]);
    }
  });

  it("an attempt begins once for each learner, with questions of its own", async () => {
    const first = await exam.sitting();
    const second = await exam.learner();
    await exam.factory.enrolment(second.user.id, first.course.id);
    const { attempt } = await start(second.caller, first.assessment.id);
    expect(attempt.databaseId).not.toBe(first.attemptId);
    const own = new Set(first.questions.map(({ databaseId }) => databaseId));
    expect(attempt.questions.some(({ databaseId }: SeenQuestion) => own.has(databaseId))).toBe(false);
    expect(await attemptIds(second.caller, first.assessment.id)).toEqual([attempt.databaseId]);
  });

  it("anew when the last one was submitted or its time is over; earlier ones stay listed", async () => {
    const { caller, assessment, attemptId } = await exam.sitting({ duration: 10 });
    await submit(caller, attemptId);
    const second = (await start(caller, assessment.id)).attempt;
    exam.atSecond(second.dueAt, -0.001);
    expect((await start(caller, assessment.id)).attempt.databaseId).toBe(second.databaseId);
    exam.atSecond(second.dueAt, 0);
    const third = (await start(caller, assessment.id)).attempt;
    expect(third.secondsLeft).toBe(600);
    expect(await attemptIds(caller, assessment.id)).toEqual([third.databaseId, second.databaseId, attemptId]);
  });
});

describe("a further attempt", () => {
  it("waits until the last one is marked, where attempts count", async () => {
    const essay = { type: "ESSAY", title: "Why?" } as const;
    const { caller, assessment, attemptId, question } = await exam.sitting({ questions: [essay] });
    await exam.prisma.assessment.update({ where: { id: assessment.id }, data: { maxAttempts: 2 } });
    await answer(caller, question(1).databaseId, "Because");
    await submit(caller, attemptId);
    const own = async () =>
      (await ask(caller, `{ assessment(databaseId: ${assessment.id}) { own { problem } } }`, {})).assessment
        .own;
    expect(await own()).toEqual({ problem: "MARKS_OPEN" });
    expect(await start(caller, assessment.id)).toMatchObject({
      code: "CONFLICT",
      message: assessmentMessages.MARKS_OPEN,
    });
    await exam.prisma.attemptQuestion.updateMany({ where: { attemptId }, data: { marks: 0 } });
    expect(await own()).toEqual({ problem: null });
    expect((await start(caller, assessment.id)).attempt.databaseId).not.toBe(attemptId);
  });

  it("asks the same questions in another order, and each with the same options", async () => {
    const { caller, assessment, attempt, attemptId } = await exam.sitting({ questions: easyQuestions(30) });
    await submit(caller, attemptId);
    const { attempt: next } = await start(caller, assessment.id);
    const titles = (questions: SeenQuestion[]) => questions.map(({ title }) => title);
    expect(titles(next.questions)).not.toEqual(titles(attempt.questions));
    expect(titles(next.questions).toSorted()).toEqual(titles(attempt.questions).toSorted());
    const first = ({ options }: SeenQuestion) => options[0]?.text;
    expect(new Set(next.questions.map(first))).toEqual(new Set(["yes", "no"]));
  });
});

describe("an open attempt", () => {
  it("is told with its assessment, to its learner alone, for as long as it is open", async () => {
    const { caller, course, assessment, attempt, attemptId } = await exam.sitting({ duration: 10 });
    const { user, caller: classmate } = await exam.learner();
    await exam.factory.enrolment(user.id, course.id);
    const open = async (viewer: Caller) => {
      const document = "query ($id: Int!) { assessment(databaseId: $id) { openAttempt { databaseId } } }";
      return (await ask(viewer, document, { id: assessment.id })).assessment.openAttempt;
    };
    expect(await open(caller)).toEqual({ databaseId: attemptId });
    expect(await open(classmate)).toBeNull();
    expect(await open(await exam.test.as("coordinator"))).toBeNull();
    exam.atSecond(attempt.dueAt, 0);
    expect(await open(caller)).toBeNull();
  });

  it("is resumed from another session, with its answers and the time that is left", async () => {
    const { user, caller, assessment, attempt, question } = await exam.sitting();
    await answer(caller, question(1).databaseId, findOptionIds(question(1), "Medan"));
    await answer(caller, question(4).databaseId, "Delhi");
    const elsewhere = await exam.test.visitor.signIn(user.signIn);
    exam.atSecond(attempt.dueAt, -90);
    const { attempt: resumed } = await start(elsewhere, assessment.id);
    expect(resumed).toMatchObject({ databaseId: attempt.databaseId, answeredCount: 2, secondsLeft: 90 });
    expect(resumed.questions[0].options.map(({ isChosen }: { isChosen: boolean }) => isChosen)).toEqual([
      false,
      false,
      true,
    ]);
    expect(resumed.questions[3].answerText).toBe("Delhi");
    expect(await readAttempt(elsewhere, attempt.databaseId)).toEqual(resumed);
  });

  it("stays as it began, whatever becomes of the course's questions and the assessment", async () => {
    const { caller, course, assessment, attempt, question } = await exam.sitting({
      questions: easyQuestions(3),
    });
    await answer(caller, question(1).databaseId, findOptionIds(question(1), "yes"));
    const questions = await exam.prisma.question.findMany({
      where: { courseId: course.id },
      orderBy: { id: "asc" },
    });
    const [first, second] = questions.map(({ id }) => id);
    await exam.prisma.questionOption.updateMany({
      where: { questionId: first ?? 0 },
      data: { isCorrect: false },
    });
    await exam.prisma.question.update({
      where: { id: first ?? 0 },
      data: { title: "Changed?", type: "MULTIPLE" },
    });
    await exam.prisma.question.delete({ where: { id: second ?? 0 } });
    const data = { title: "Changed", duration: 1, passingScore: 10 };
    await exam.prisma.assessment.update({ where: { id: assessment.id }, data });
    const seen = await readAttempt(caller, attempt.databaseId);
    expect([seen.dueAt, seen.questionCount]).toEqual([attempt.dueAt, 3]);
    expect(seen.questions[0]).toMatchObject({ title: "Question 1?", type: "SINGLE" });
    const { attempt: ended } = await submit(caller, attempt.databaseId);
    expect(ended.result).toMatchObject({
      points: 1,
      maxPoints: 3,
      score: 33.33,
      passingScore: 80,
      passed: false,
    });
    const { attempt: next } = await start(caller, assessment.id);
    const titles = next.questions.map(({ title }: SeenQuestion) => title);
    expect(titles.toSorted()).toEqual(["Changed?", "Question 3?"]);
  });
});

describe("no attempt begins", () => {
  const notFound = { code: "NOT_FOUND", message: assessmentMessages.notFound };

  it("no attempt begins for a visitor", async () => {
    const { assessment } = await exam.seated();
    expect(await start(exam.test.visitor, assessment.id)).toEqual({ error: "UNAUTHENTICATED" });
  });

  it("no attempt begins for who is not enrolled: a learner, staff, another tenant", async () => {
    const { assessment } = await exam.seated();
    const foreign = await exam.seated({ organizationId: otherId });
    const { caller } = await exam.learner();
    for (const id of [assessment.id, foreign.assessment.id, 999_999_999]) {
      expect(await start(caller, id)).toEqual(notFound);
    }
    for (const viewer of [foreign.caller, await exam.test.as("otherAdmin")]) {
      expect(await start(viewer, assessment.id)).toEqual(notFound);
    }
    const learnersOnly = { code: "CONFLICT", message: assessmentMessages.learnersOnly };
    expect(await start(await exam.test.as("coordinator"), assessment.id)).toEqual(learnersOnly);
    expect(await rowsOf(assessment.id)).toEqual([]);
    expect(await rowsOf(foreign.assessment.id)).toEqual([]);
  });

  it("no attempt begins in a course that was unpublished", async () => {
    const { caller, course, assessment } = await exam.seated();
    await exam.unpublish(course.id);
    expect(await start(caller, assessment.id)).toEqual(notFound);
  });

  it("an open attempt is resumed, answered and read, whatever became of the course", async () => {
    const { caller, course, assessment, attemptId, question } = await exam.sitting();
    await exam.unpublish(course.id);
    expect((await start(caller, assessment.id)).attempt.databaseId).toBe(attemptId);
    const first = question(1);
    const saved = await answer(caller, first.databaseId, findOptionIds(first, "Jakarta"));
    expect(saved.attempt.answeredCount).toBe(1);
    expect((await submit(caller, attemptId)).attempt.result.points).toBe(1);
    const document = `query ($id: Int!) { assessment(databaseId: $id) { courseTitle attempts { databaseId } } }`;
    const { data } = await caller.graphql(document, { id: assessment.id });
    expect(data.assessment).toEqual({ courseTitle: course.title, attempts: [{ databaseId: attemptId }] });
    expect(await start(caller, assessment.id)).toEqual(notFound);
  });

  it("an open attempt is not resumed by a learner who was taken out of the course", async () => {
    const { caller, course, assessment, attemptId, question } = await exam.sitting();
    const scope = { userId: caller.userId ?? 0, courseId: course.id };
    await exam.test.database.prisma.enrolment.deleteMany({ where: scope });
    expect((await start(caller, assessment.id)).attempt.databaseId).toBe(attemptId);
    const first = question(1);
    const saved = await answer(caller, first.databaseId, findOptionIds(first, "Jakarta"));
    expect(saved.attempt.answeredCount).toBe(1);
    expect((await submit(caller, attemptId)).attempt.result.points).toBe(1);
    expect(await start(caller, assessment.id)).toEqual(notFound);
  });

  it("no attempt begins without questions", async () => {
    const { caller, assessment } = await exam.seated({ questions: [] });
    const empty = { code: "CONFLICT", message: assessmentMessages.empty };
    expect(await start(caller, assessment.id)).toEqual(empty);
    expect(await rowsOf(assessment.id)).toEqual([]);
  });
});
