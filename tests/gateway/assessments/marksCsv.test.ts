import { beforeAll, describe, expect, it } from "vitest";
import { listAsked } from "#gateway/domains/assessments/markRules";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { answer, easyQuestions, findOptionIds, openExam, start, submit } from "./exam";

const exam = await openExam();
const { prisma } = exam;
let admin: Caller;
beforeAll(async () => {
  admin = await exam.test.as("admin");
});

const path = (id: number) => `/export/assessment-marks.csv?assessmentId=${id}`;

async function read(id: number, caller = admin) {
  const headers = caller.token ? { Authorization: `Bearer ${caller.token}` } : {};
  const answer = await fetch(exam.test.origin + path(id), { headers });
  const text = await answer.text();
  return { status: answer.status, rows: text.replace("\uFEFF", "").split("\r\n").slice(0, -1) };
}

/** A learner who has answered the first of two questions rightly, and submitted. */
async function done() {
  const sitting = await exam.sitting({ questions: easyQuestions(2) });
  const asked = sitting.question(1);
  await answer(sitting.caller, asked.databaseId, findOptionIds(asked, "yes"));
  await submit(sitting.caller, sitting.attemptId);
  return sitting;
}

describe("the marks of an assessment as CSV", () => {
  it("have a row for each attempt, with the learner's batches and the marks of each question", async () => {
    const { assessment, course, user } = await done();
    const { organizationId } = course;
    const dates = { startDate: new Date("2026-01-01"), endDate: new Date("2026-06-01") };
    const name = `Marks ${nextNumber()}`;
    const batch = await prisma.batch.create({
      data: { organizationId, name, description: "Made", ...dates },
    });
    await prisma.batchCourse.create({
      data: { organizationId, batchId: batch.id, courseId: course.id, ...dates },
    });
    await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: user.id } });
    const mate = await exam.learner();
    await exam.factory.enrolment(mate.user.id, course.id);
    await start(mate.caller, assessment.id);
    const { rows } = await read(assessment.id);
    expect(rows[0]).toBe(
      "Learner,Username,Email,Batch,Started,Finished,Marks,Full marks,Score,Passed,1. Question 1?,2. Question 2?",
    );
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatch(new RegExp(`^${user.name},${user.username},${user.email},${name},`));
    expect(rows[1]).toMatch(/,1,2,50,No,1,$/);
    // An attempt under way has no marks yet.
    expect(rows[2]).toMatch(/,,,,,,,$/);
  });

  it("hold every attempt, beyond those that the screen shows", async () => {
    const { assessment, user, course } = await done();
    const { organizationId } = course;
    const row = { organizationId, userId: user.id, assessmentId: assessment.id, passingScore: 50 };
    await prisma.attempt.createMany({
      data: Array.from({ length: 620 }, (_, index) => ({
        ...row,
        submittedAt: new Date(index),
        startedAt: new Date(index),
      })),
    });
    expect((await read(assessment.id)).rows).toHaveLength(622);
  });

  it("are there for those who see the results, and for no other", async () => {
    const { assessment, course, caller } = await done();
    const trainer = await exam.test.as("trainer");
    expect((await read(assessment.id, trainer)).status).toBe(404);
    await prisma.course.update({ where: { id: course.id }, data: { trainerId: trainer.userId ?? 0 } });
    expect((await read(assessment.id, trainer)).rows).toHaveLength(2);
    expect((await read(assessment.id, await exam.test.as("otherAdmin"))).status).toBe(404);
    expect((await read(assessment.id, caller)).status).toBe(403);
    expect((await read(assessment.id, exam.test.visitor)).status).toBe(401);
  });
});

describe("the questions that were asked", () => {
  it("are each once, by their latest title and first place; those without a source by their text", () => {
    expect(
      listAsked([
        { sourceId: 2, title: "New", place: 3, lastId: 9 },
        { sourceId: 2, title: "Old", place: 1, lastId: 4 },
        { sourceId: null, title: "Old", place: 2, lastId: 1 },
      ]),
    ).toEqual([
      { key: "question 2", title: "New" },
      { key: "text Old", title: "Old" },
    ]);
  });
});
