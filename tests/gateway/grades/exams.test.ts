import { afterAll, describe, expect, it } from "vitest";
import { command, refusal } from "../enrolments/classroom";
import { openGradeRoom } from "./gradeRoom";

const room = await openGradeRoom();
const { test, prisma, organizationId, taught, readBook, readOwn } = room;
afterAll(() => test.close());

interface Cells {
  cells: { key: string }[];
}

const cellOf = (row: Cells, itemKey: string) => row.cells.find(({ key }) => key === itemKey);

/** An exam of a course, with the marks of a learner's attempts. */
async function examined(courseId: number, data: object = {}) {
  const exam = await room.exam(courseId, data);
  const attempt = async (userId: number, marks: readonly (number | null)[], day: string) => {
    const at = new Date(day);
    const scope = { organizationId, assessmentId: exam.id, userId, passingScore: 50 };
    const { id } = await prisma.attempt.create({
      data: { ...scope, startedAt: at, dueAt: at, submittedAt: at },
    });
    await prisma.attemptQuestion.createMany({
      data: marks.map((mark, place) => ({
        organizationId,
        attemptId: id,
        title: "Why?",
        displayOrder: place,
        maxMarks: 10,
        marks: mark,
        type: mark === null ? ("ESSAY" as const) : ("SINGLE" as const),
        answeredAt: at,
      })),
    });
  };
  return { exam, attempt, key: `assessment:${exam.id}` };
}

describe("Exams in a gradebook", () => {
  it("count by the best attempt, or by the last one", async () => {
    const { book, learner, trainer, course } = await taught();
    const best = await examined(course.id);
    const last = await examined(course.id, { countedAttempt: "LAST" });
    for (const { attempt } of [best, last]) {
      await attempt(learner.user.id, [10, 8], "2026-01-01");
      await attempt(learner.user.id, [2, 3], "2026-01-02");
    }
    const [row] = (await readBook(trainer.caller, book)).learners;
    expect(cellOf(row, best.key)).toMatchObject({ state: "MARKED", points: 90 });
    expect(cellOf(row, last.key)).toMatchObject({ state: "MARKED", points: 25 });
    expect(row.grade.parts[0]).toMatchObject({ category: "ASSESSMENTS", earned: 115, possible: 200 });
  });

  it("wait while an essay is not marked", async () => {
    const { book, learner, trainer, course } = await taught();
    const { attempt, key } = await examined(course.id);
    expect((await readOwn(learner.caller, course.id)).grade).toMatchObject({
      stage: "NO_MARKS",
      isPassed: null,
    });
    await attempt(learner.user.id, [10, null], "2026-01-01");
    const itemKey = await room.addItem(trainer.caller, book);
    await room.enter(trainer.caller, { ...book, userId: learner.user.id, itemKey }, { points: 20 });
    const [row] = (await readBook(trainer.caller, book)).learners;
    expect(cellOf(row, key)).toMatchObject({ state: "WAITING", points: null });
    expect(row.grade).toMatchObject({ label: "80%", stage: "SO_FAR", isPassed: null });
    await prisma.assessment.updateMany({ where: { courseId: course.id }, data: { state: "ARCHIVED" } });
    await prisma.attempt.deleteMany({ where: { userId: learner.user.id } });
    const { grade } = await readOwn(learner.caller, course.id);
    expect(grade, "no one waits for an archived exam").toMatchObject({
      stage: "COMPLETE",
      isPassed: true,
    });
  });

  it("are hidden from learners, and from their grade, until the batch's marks are released", async () => {
    const { book, learner, trainer, course } = await taught();
    const { exam, attempt, key } = await examined(course.id, { holdsMarks: true });
    await attempt(learner.user.id, [10, 10], "2026-01-01");
    const staffSee = await readBook(trainer.caller, book);
    expect(cellOf(staffSee.learners[0], key)).toMatchObject({ points: 100 });
    expect(staffSee.items.find((item: { key: string }) => item.key === key)).toMatchObject({
      isHidden: true,
    });
    const held = await readOwn(learner.caller, course.id);
    expect(JSON.stringify(held)).not.toContain(key);
    expect(held.grade).toMatchObject({ label: "0%", stage: "NO_MARKS", isPassed: null });
    expect(staffSee.learners[0].grade).toMatchObject({ stage: "COMPLETE", isPassed: true });
    await prisma.assessmentRelease.create({
      data: {
        organizationId,
        assessmentId: exam.id,
        batchId: book.batchId,
        releasedById: trainer.user.id,
        releasedByName: "T",
        releasedAt: new Date(),
      },
    });
    const released = await readOwn(learner.caller, course.id);
    expect(cellOf(released, key)).toMatchObject({ points: 100 });
    expect(released.grade).toMatchObject({ label: "80%", stage: "COMPLETE", isPassed: true });
  });

  it("stay shown to who leaves the batch that they were released in, and keep overrides", async () => {
    const { book, batch, learner, trainer, course } = await taught();
    const held = await examined(course.id, { holdsMarks: true });
    const open = await examined(course.id);
    for (const { attempt } of [held, open]) await attempt(learner.user.id, [10, 10], "2026-01-01");
    const releasing = `mutation ($id: Int!, $batchId: Int) {
      result: releaseMarks(assessmentId: $id, batchId: $batchId) { __typename ${refusal} } }`;
    const admin = await test.as("admin");
    expect(await command(admin, releasing, { id: held.exam.id, batchId: batch.id })).not.toHaveProperty(
      "code",
    );
    const cell = { ...book, userId: learner.user.id, itemKey: open.key };
    await room.enter(trainer.caller, cell, { points: 70, reason: "Helped by a neighbour" });
    const before = await readOwn(learner.caller, course.id);
    expect([cellOf(before, held.key), cellOf(before, open.key)]).toMatchObject([
      { points: 100 },
      { points: 70 },
    ]);
    await prisma.batchUser.deleteMany({ where: { batchId: batch.id } });
    const after = await readOwn(learner.caller, course.id);
    expect(after.grade).toEqual(before.grade);
    expect(cellOf(after, open.key)).toMatchObject({ points: 70, isEntered: true, entryId: null });
  });

  it("leave drafts and practice out", async () => {
    const { book, trainer, course } = await taught();
    await examined(course.id, { state: "DRAFT" });
    await examined(course.id, { kind: "PRACTICE" });
    const { items } = await readBook(trainer.caller, book);
    expect(items.map(({ key }: { key: string }) => key)).toEqual(["progress"]);
  });

  it("are told over REST to the learner alone", async () => {
    const { learner, course } = await taught();
    const { attempt, key } = await examined(course.id);
    const path = `courses/${course.id}/grades`;
    const { json: begun } = await learner.caller.rest("GET", path);
    expect(begun).toMatchObject({ grade: { stage: "NO_MARKS", isPassed: null } });
    await attempt(learner.user.id, [5, 5], "2026-01-01");
    const { status, json } = await learner.caller.rest("GET", path);
    expect(status).toBe(200);
    expect(json).toMatchObject({ grade: { label: "40%", stage: "COMPLETE", isPassed: true } });
    expect(json).toMatchObject({ courseId: course.id, marks: [{ key, state: "MARKED", points: 50 }, {}] });
    const stranger = await room.learner();
    expect(await stranger.caller.rest("GET", `courses/${course.id}/grades`)).toMatchObject({ status: 404 });
  });
});
