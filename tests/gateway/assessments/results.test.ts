import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { command, refusal } from "../enrolments/classroom";
import { answer, findOptionIds, openResults, readAttempt, start, submit } from "./exam";

const { exam, prisma, admin, run, results } = await openResults();

const essay = { type: "ESSAY" as const, title: "Explain." };

/** A learner with an open attempt at one essay. */
const essaySitting = () => exam.sitting({ questions: [essay as never] });

const hold = (id: number) => prisma.assessment.update({ where: { id }, data: { holdsMarks: true } });

describe("the results of an assessment", () => {
  it("show who sits it, where, and for how long", async () => {
    const sitting = await exam.sitting({ duration: 30 });
    await answer(sitting.caller, sitting.question(2).databaseId, findOptionIds(sitting.question(2), "two"));
    const { sittings } = await results(sitting.assessment.id);
    expect(sittings).toMatchObject([
      {
        attemptId: sitting.attemptId,
        finishedAt: null,
        atQuestion: 2,
        answeredCount: 1,
        questionCount: 4,
        isConnected: false,
      },
    ]);
    expect(sittings[0].secondsLeft).toBeGreaterThan(29 * 60);
  });

  it("give each question's difficulty once attempts have ended", async () => {
    const sitting = await exam.sitting();
    await answer(
      sitting.caller,
      sitting.question(1).databaseId,
      findOptionIds(sitting.question(1), "Jakarta"),
    );
    expect((await results(sitting.assessment.id)).questions).toEqual([]);
    await submit(sitting.caller, sitting.attemptId);
    const { questions } = await results(sitting.assessment.id);
    expect(questions.find(({ title }: { title: string }) => title === "Where?")).toEqual({
      title: "Where?",
      attempts: 1,
      difficulty: 1,
      discrimination: null,
    });
  });
});

describe("a trainer", () => {
  it("sees and marks the results of the courses that the trainer teaches, and of no other", async () => {
    const trainer = await exam.test.as("trainer");
    const sitting = await exam.sitting();
    const id = sitting.assessment.id;
    expect(await results(id, trainer)).toBeNull();
    expect(await run(`regrade(assessmentId: ${id}, dryRun: true)`, trainer)).toMatchObject({
      code: "NOT_FOUND",
    });
    await prisma.course.update({
      where: { id: sitting.course.id },
      data: { trainerId: trainer.userId ?? 0 },
    });
    expect(await results(id, trainer)).toMatchObject({ sittings: [{ attemptId: sitting.attemptId }] });
  });
});

describe("more minutes", () => {
  it("move the end of an open attempt at once, and of no other", async () => {
    const sitting = await exam.sitting({ duration: 30 });
    expect(await run(`addAttemptMinutes(assessmentId: ${sitting.assessment.id}, minutes: 10)`)).toMatchObject(
      { __typename: "ChangedResultsPayload" },
    );
    const moved = await readAttempt(sitting.caller, sitting.attemptId);
    expect(Date.parse(moved.dueAt) - Date.parse(sitting.attempt.dueAt)).toBe(600_000);
    await submit(sitting.caller, sitting.attemptId);
    expect(await run(`addAttemptMinutes(assessmentId: ${sitting.assessment.id}, minutes: 10)`)).toMatchObject(
      { code: "CONFLICT" },
    );
  });

  it("are refused outside 1 to 600", async () => {
    const { assessment } = await exam.sitting();
    expect(await run(`addAttemptMinutes(assessmentId: ${assessment.id}, minutes: 0)`)).toMatchObject({
      code: "INVALID",
    });
  });

  it("reach the learner whom an exception names, in an open attempt too", async () => {
    const sitting = await exam.sitting({ duration: 30 });
    const { userId } = sitting.caller;
    const input = `input: { assessmentId: ${sitting.assessment.id}, userId: ${userId}, extraMinutes: 15, reason: "Broken laptop" }`;
    expect(await run(`grantException(${input})`)).toMatchObject({ __typename: "ChangedResultsPayload" });
    const moved = await readAttempt(sitting.caller, sitting.attemptId);
    expect(Date.parse(moved.dueAt) - Date.parse(sitting.attempt.dueAt)).toBe(900_000);
    await run(`grantException(${input})`);
    expect((await readAttempt(sitting.caller, sitting.attemptId)).dueAt).toBe(moved.dueAt);
    const { exceptions } = await results(sitting.assessment.id);
    expect(exceptions).toMatchObject([{ extraMinutes: 15, reason: "Broken laptop" }]);
  });
});

describe("the finished attempts of a person", () => {
  it("are those of the courses that a trainer teaches, for the trainer", async () => {
    const trainer = await exam.test.as("trainer");
    const own = await exam.sitting();
    await submit(own.caller, own.attemptId);
    const other = await exam.factory.course();
    await exam.factory.enrolment(own.user.id, other.id);
    const { attempt } = await start(own.caller, (await exam.assessment(other)).id);
    await submit(own.caller, attempt.databaseId);
    await prisma.course.update({ where: { id: own.course.id }, data: { trainerId: trainer.userId ?? 0 } });
    const read = async (caller: Caller, person = `user(databaseId: ${own.user.id})`) => {
      const { data } = await caller.graphql(
        `{ person: ${person} { finishedAttempts { totalCount nodes { databaseId } } } }`,
      );
      return data.person.finishedAttempts;
    };
    expect(await read(trainer)).toEqual({ totalCount: 1, nodes: [{ databaseId: own.attemptId }] });
    expect((await read(admin)).totalCount).toBe(2);
    expect((await read(own.caller, "viewer")).totalCount).toBe(2);
  });
});

describe("marks by hand", () => {
  it("count once the attempt has ended, keep their history, and tell the learner", async () => {
    const sitting = await essaySitting();
    const { databaseId } = sitting.question(1);
    await answer(sitting.caller, databaseId, "Because it is so.");
    expect(await run(`markAnswer(questionId: ${databaseId}, marks: 0.5)`)).toMatchObject({
      code: "CONFLICT",
    });
    await submit(sitting.caller, sitting.attemptId);
    expect(await run(`markAnswer(questionId: ${databaseId}, marks: 1.5)`)).toMatchObject({ code: "INVALID" });
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result).toMatchObject({ passed: null });
    const [open] = (await results(sitting.assessment.id)).sittings;
    expect(open).toMatchObject({ passed: null, unmarkedCount: 1 });
    const address = `${exam.test.origin}/export/assessment-marks.csv?assessmentId=${sitting.assessment.id}`;
    const file = await fetch(address, { headers: { Authorization: `Bearer ${admin.token}` } });
    expect((await file.text()).trimEnd(), "the column Passed of the file").toMatch(/,0,1,0,,$/);
    await run(`markAnswer(questionId: ${databaseId}, marks: 0.5, feedback: "Half of it")`);
    await run(`markAnswer(questionId: ${databaseId}, marks: 0.75, feedback: "More of it")`);
    const changes = await prisma.markChange.findMany({
      where: { questionId: databaseId },
      orderBy: { id: "asc" },
    });
    expect(changes.map(({ before, after }) => [before, after])).toEqual([
      [null, 0.5],
      [0.5, 0.75],
    ]);
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result).toMatchObject({
      points: 0.75,
      passed: false,
    });
    const told = await prisma.notification.findMany({
      where: { userId: sitting.caller.userId ?? 0, kind: "assessmentMarked" },
    });
    expect(told).toHaveLength(1);
  });

  it("marks by hand of a question that the server marks are refused", async () => {
    const sitting = await exam.sitting();
    await submit(sitting.caller, sitting.attemptId);
    expect(await run(`markAnswer(questionId: ${sitting.question(1).databaseId}, marks: 1)`)).toMatchObject({
      code: "CONFLICT",
    });
  });
});

describe("held marks", () => {
  it("are seen by no learner until they are released, and by their own learner alone then", async () => {
    const sitting = await exam.sitting();
    await hold(sitting.assessment.id);
    await answer(
      sitting.caller,
      sitting.question(1).databaseId,
      findOptionIds(sitting.question(1), "Jakarta"),
    );
    await submit(sitting.caller, sitting.attemptId);
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result).toBeNull();
    expect(await results(sitting.assessment.id)).toMatchObject({
      sittings: [{ points: 1, isReleased: false }],
    });
    await run(`releaseMarks(assessmentId: ${sitting.assessment.id})`);
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result).toMatchObject({ points: 1 });
    const { caller: other } = await exam.seated();
    expect(await readAttempt(other, sitting.attemptId)).toBeNull();
    const { errors } = await other.graphql(
      `{ assessmentResults(assessmentId: ${sitting.assessment.id}) { holdsMarks } }`,
    );
    expect(errors?.[0]?.extensions?.["code"]).toBe("FORBIDDEN");
  });

  it("released twice are released once", async () => {
    const { assessment } = await exam.sitting();
    await Promise.all([1, 2].map(() => run(`releaseMarks(assessmentId: ${assessment.id})`)));
    expect(await prisma.assessmentRelease.count({ where: { assessmentId: assessment.id } })).toBe(1);
  });
});

describe("a regrade", () => {
  it("shows who would gain before it is done, and keeps the history", async () => {
    const sitting = await exam.sitting();
    await answer(sitting.caller, sitting.question(1).databaseId, findOptionIds(sitting.question(1), "Medan"));
    await submit(sitting.caller, sitting.attemptId);
    const where = { question: { courseId: sitting.course.id, title: "Where?" } };
    await prisma.questionOption.updateMany({ where, data: { isCorrect: false } });
    await prisma.questionOption.updateMany({ where: { ...where, text: "Medan" }, data: { isCorrect: true } });
    const ask = (dryRun: boolean) =>
      command(
        admin,
        `mutation { result: regrade(assessmentId: ${sitting.assessment.id}, dryRun: ${dryRun}, reason: "Wrong key") {
          ... on RegradePayload { gained lost attempts { before after } } ${refusal} } }`,
        {},
      );
    expect(await ask(true)).toEqual({ gained: 1, lost: 0, attempts: [{ before: 0, after: 1 }] });
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result.points).toBe(0);
    expect(await ask(false)).toMatchObject({ gained: 1 });
    expect((await readAttempt(sitting.caller, sitting.attemptId)).result.points).toBe(1);
    expect(await results(sitting.assessment.id)).toMatchObject({
      regrades: [{ gained: 1, lost: 0, reason: "Wrong key" }],
    });
    expect(await ask(false)).toMatchObject({ gained: 0, attempts: [] });
  });
});
