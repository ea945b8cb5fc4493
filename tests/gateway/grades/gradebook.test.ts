import { afterAll, describe, expect, it } from "vitest";
import { gradeMessages } from "#gateway/domains/grades/contract";
import { otherId } from "#tests/support/factory";
import { ask, getCounter, readErrorCode } from "../enrolments/classroom";
import { findCell, gradeFields, openGradeRoom } from "./gradeRoom";

const room = await openGradeRoom();
const { test, prisma, organizationId, taught, addItem, enter, readBook, readOwn } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

describe("A gradebook", () => {
  it("derives a grade from typed marks and progress, and says what it comes from", async () => {
    const { book, learner, course, trainer } = await taught(1, [4]);
    const itemKey = await addItem(trainer.caller, book);
    const userId = learner.user.id;
    const scope = { organizationId, userId, courseId: course.id, status: "COMPLETED" as const };
    const [topic] = course.topics;
    await prisma.topicProgress.create({
      data: { ...scope, topicId: topic?.id ?? 0, completedDate: new Date() },
    });
    const { grade } = await enter(trainer.caller, { ...book, userId, itemKey }, { points: 15 });
    expect(findCell(grade, itemKey)).toMatchObject({ state: "MARKED", points: 15, isEntered: true });
    expect(findCell(grade, "progress")).toMatchObject({ state: "MARKED", points: 25, isEntered: false });
    // 40 and 10 count: 75% four fifths, 25% one fifth.
    expect(grade.grade).toMatchObject({ label: "65%", isPassed: true });
    expect(grade.grade.parts).toMatchObject([
      { category: "ASSESSMENTS", share: 80, earned: 15, possible: 20, percent: 75 },
      { category: "PROGRESS", share: 20, percent: 25 },
    ]);
    expect(await readOwn(learner.caller, course.id)).toMatchObject({ grade: { label: "65%" } });
  });

  it("keeps who entered each mark, when and why", async () => {
    const { book, learner, trainer } = await taught();
    const itemKey = await addItem(trainer.caller, book);
    const cell = { ...book, userId: learner.user.id, itemKey };
    await enter(trainer.caller, cell, { points: 10 });
    await enter(trainer.caller, cell, { points: 12, reason: "Added up again" });
    await enter(trainer.caller, cell, { points: null });
    const history = `query ($courseId: Int!, $batchId: Int, $userId: Int, $itemKey: String!) {
      courseGrade(courseId: $courseId, batchId: $batchId, userId: $userId) {
        history(itemKey: $itemKey) { by kind points reason }
      }
    }`;
    const expected = [
      { by: trainer.user.name, kind: "TAKEN_BACK", points: null, reason: "" },
      { by: trainer.user.name, kind: "ENTERED", points: 12, reason: "Added up again" },
      { by: trainer.user.name, kind: "ENTERED", points: 10, reason: "" },
    ];
    expect((await ask(trainer.caller, history, cell)).courseGrade.history).toEqual(expected);
    const own = { courseId: book.courseId, itemKey };
    expect((await ask(learner.caller, history, own)).courseGrade.history).toEqual(expected);
  });

  it("overrides and excuses with a reason only", async () => {
    const { book, learner, trainer } = await taught();
    const cell = { ...book, userId: learner.user.id, itemKey: "progress" };
    expect(await enter(trainer.caller, cell, { points: 80 })).toMatchObject({ code: "INVALID" });
    const { grade } = await enter(trainer.caller, cell, { points: 80, reason: "Learned elsewhere" });
    expect(findCell(grade, "progress")).toMatchObject({ points: 80, ownPoints: 0, isEntered: true });
    expect(await enter(trainer.caller, cell, { isExcused: true })).toMatchObject({ code: "INVALID" });
    const excused = await enter(trainer.caller, cell, { isExcused: true, reason: "Ill" });
    expect(findCell(excused.grade, "progress")).toMatchObject({ state: "EXCUSED", points: null });
    expect(excused.grade.grade).toMatchObject({ value: null, label: "" });
    const taken = await enter(trainer.caller, cell, { points: null });
    expect(findCell(taken.grade, "progress")).toMatchObject({ points: 0, isEntered: false });
  });

  it("refuses marks above the item's points, unknown items and learners, and edits of what has changed", async () => {
    const { book, learner, trainer } = await taught();
    const itemKey = await addItem(trainer.caller, book);
    const cell = { ...book, userId: learner.user.id, itemKey };
    expect(await enter(trainer.caller, cell, { points: 21 })).toMatchObject({ code: "INVALID" });
    expect(await enter(trainer.caller, cell, { points: -1 })).toMatchObject({ code: "INVALID" });
    const unknown = { ...cell, itemKey: "manual:999999" };
    expect(await enter(trainer.caller, unknown, { points: 1 })).toMatchObject({
      message: gradeMessages.noCell,
    });
    const stranger = await room.learner();
    const other = { ...cell, userId: stranger.user.id };
    expect(await enter(trainer.caller, other, { points: 1 })).toMatchObject({
      message: gradeMessages.notInBatch,
    });
    await enter(trainer.caller, { ...cell, seen: null }, { points: 1 });
    expect(await enter(trainer.caller, { ...cell, seen: null }, { points: 2 })).toMatchObject({
      code: "STALE",
    });
  });

  it("counts accepted work after its late rule, and work that is missing once it is due", async () => {
    const { book, batch, learner, trainer, course } = await taught();
    const late = { lateRule: "PERCENT", latePercent: 10 } as const;
    const work = {
      organizationId,
      courseId: course.id,
      markdown: "Do it",
      html: "Do it",
      points: 10,
      ...late,
    };
    const given = async (title: string, dueAt: Date) => {
      const { id } = await prisma.assignment.create({ data: { ...work, title, accepts: ["TEXT"] } });
      const scope = { organizationId, assignmentId: id, batchId: batch.id };
      return prisma.givenAssignment.create({ data: { ...scope, opensAt: new Date("2020-01-02"), dueAt } });
    };
    const past = new Date("2020-02-01");
    const [marked, missing, extended] = [
      await given("Marked", past),
      await given("Missing", past),
      await given("Extended", past),
    ];
    const userId = learner.user.id;
    await prisma.assignmentExtension.create({
      data: {
        organizationId,
        givenId: extended.id,
        userId,
        dueAt: new Date("2999-01-01"),
        reason: "Ill",
        grantedById: trainer.user.id,
        grantedByName: "T",
      },
    });
    const submission = await prisma.submission.create({
      data: {
        organizationId,
        givenId: marked.id,
        userId,
        number: 1,
        state: "ACCEPTED",
        handedInAt: new Date("2020-02-03"),
        daysLate: 2,
      },
    });
    await prisma.submissionMark.create({
      data: {
        organizationId,
        submissionId: submission.id,
        userId,
        outcome: "ACCEPTED",
        points: 18,
        maxPoints: 20,
        penalty: 20,
        score: 14.4,
        markedById: trainer.user.id,
        markedByName: "T",
        markedAt: new Date(),
      },
    });
    const [row] = (await readBook(trainer.caller, book)).learners;
    expect(findCell(row, `assignment:${marked.id}`)).toMatchObject({ state: "MARKED", points: 7.2 });
    expect(findCell(row, `assignment:${missing.id}`)).toMatchObject({ state: "MISSING", points: null });
    expect(findCell(row, `assignment:${extended.id}`)).toMatchObject({ state: "NONE", points: null });
    expect(row.grade.parts[0]).toMatchObject({ category: "ASSIGNMENTS", earned: 7.2, possible: 20 });
  });

  it("is read in at most 8 statements for 60 learners by 40 items", async () => {
    const { book, course } = await taught(2);
    const users = await prisma.user.createManyAndReturn({
      data: Array.from({ length: 58 }, (_, place) => ({
        organizationId,
        username: `graded-${course.id}-${place}`,
        name: `Graded ${place}`,
        userType: "U" as const,
        email: `graded-${course.id}-${place}@made.example`,
      })),
      select: { id: true },
    });
    await prisma.batchUser.createMany({
      data: users.map(({ id: userId }) => ({ organizationId, batchId: book.batchId, userId })),
    });
    await prisma.enrolment.createMany({
      data: users.map(({ id: userId }) => ({
        organizationId,
        courseId: course.id,
        userId,
        source: "STAFF" as const,
      })),
    });
    await prisma.gradeItem.createMany({
      data: Array.from({ length: 39 }, (_, place) => ({
        organizationId,
        ...book,
        category: "ASSESSMENTS" as const,
        title: `Test ${place}`,
        points: 10,
        displayOrder: place,
      })),
    });
    const count = await getCounter(test)(
      admin,
      `query ($batchId: Int!, $courseId: Int) { gradebook(batchId: $batchId, courseId: $courseId) {
        items { key title } learners { id name ${gradeFields} }
      } }`,
      { ...book },
    );
    expect(count).toBeLessThanOrEqual(8);
    const { learners, items } = await readBook(admin, book);
    expect([learners.length, items.length]).toEqual([60, 40]);
  });
});

describe("Marks are private", () => {
  const asked = `query ($batchId: Int!, $courseId: Int!, $userId: Int!) {
    courseGrade(batchId: $batchId, courseId: $courseId, userId: $userId) { ${gradeFields} }
  }`;
  const bookQuery = "query ($batchId: Int!) { gradebook(batchId: $batchId) { items { key } } }";

  it("marks are private to the learner: another learner sees neither cells, nor grade, nor history", async () => {
    const { book, learners } = await taught(2);
    const [first, second] = learners;
    const { id } = (await readBook(admin, book)).learners[0] ?? {};
    expect(id).toBeUndefined();
    const variables = { ...book, userId: first?.user.id };
    expect((await ask(second?.caller ?? admin, asked, variables)).courseGrade).toBeNull();
    const node = btoa(`CourseGrade:${book.batchId}-${book.courseId}-${first?.user.id}`);
    const byNode = `query ($id: ID!) { node(id: $id) { ... on CourseGrade { grade { label } } } }`;
    expect((await ask(second?.caller ?? admin, byNode, { id: node })).node).toBeNull();
    expect((await ask(first?.caller ?? admin, byNode, { id: node })).node).not.toBeNull();
    expect(await readErrorCode(second?.caller ?? admin, bookQuery, { batchId: book.batchId })).toBe(
      "FORBIDDEN",
    );
  });

  it("marks are private to those who teach the batch: another trainer neither reads nor writes them", async () => {
    const { book, learner, trainer } = await taught();
    const itemKey = await addItem(trainer.caller, book);
    const stranger = await room.trainer();
    expect((await ask(stranger.caller, bookQuery, { batchId: book.batchId })).gradebook).toBeNull();
    expect((await ask(stranger.caller, asked, { ...book, userId: learner.user.id })).courseGrade).toBeNull();
    const cell = { ...book, userId: learner.user.id, itemKey };
    expect(await enter(stranger.caller, cell, { points: 1 })).toMatchObject({ code: "NOT_FOUND" });
    expect(await enter(learner.caller, cell, { points: 1 })).toMatchObject({ error: "FORBIDDEN" });
  });

  it("marks are private to the tenant", async () => {
    const { book, learner } = await taught();
    const other = await room.factory.user({ organizationId: otherId, userType: "E" }, ["ADMIN"]);
    const caller = await test.visitor.signIn(other.signIn);
    expect((await ask(caller, bookQuery, { batchId: book.batchId })).gradebook).toBeNull();
    expect((await ask(caller, asked, { ...book, userId: learner.user.id })).courseGrade).toBeNull();
  });
});
