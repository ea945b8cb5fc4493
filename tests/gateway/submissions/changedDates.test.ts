import { describe, expect, it } from "vitest";
import { ask, command, refusal } from "../enrolments/classroom";
import { acts, assignmentInput, openSubmissionRoom, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin } = room;
const best = toMark(3, "Well done");

type Shop = Awaited<ReturnType<typeof begin>>;

const extend = (givenId: number, userId: number, dueAt: Date) =>
  command(
    admin,
    `mutation ($givenId: Int!, $userId: Int!, $dueAt: DateTime!) {
      result: grantExtension(givenId: $givenId, userId: $userId, dueAt: $dueAt, reason: "Fever") {
        ... on GivenAssignmentPayload { given { databaseId } } ${refusal} } }`,
    { givenId, userId, dueAt },
  );

/** A learner hands in two days late, and has it marked. */
async function finish({ trainer, assignmentId, ...shop }: Shop, learner = shop.learner) {
  test.setNow(days(5));
  await acts.save(learner.caller, assignmentId, { text: "Late" });
  const { submission } = await acts.handIn(learner.caller, assignmentId);
  await acts.judge(trainer.caller, "gradeSubmission", submission.databaseId, best);
}

/** Reads a learner's mark as the learner, the gradebook and REST say. */
async function readMark({ batch, course, assignmentId, givenId, ...shop }: Shop, learner = shop.learner) {
  const { assignment } = await ask(
    learner.caller,
    "query ($id: Int!) { assignment(databaseId: $id) { own { submissions { daysLate marks { score penalty } } } } }",
    { id: assignmentId },
  );
  const { gradebook } = await ask(
    admin,
    `query ($batchId: Int!, $courseId: Int!) {
      gradebook(batchId: $batchId, courseId: $courseId) { learners { userId cells { key points } } } }`,
    { batchId: batch.id, courseId: course.id },
  );
  const { json } = await learner.caller.rest("GET", `courses/${course.id}/grades`);
  const [{ daysLate, marks }] = assignment.own.submissions;
  const { cells } = gradebook.learners.find((row: { userId: number }) => row.userId === learner.user.id);
  const find = (all: { key: string; points: number }[]) =>
    all.find(({ key }) => key === `assignment:${givenId}`)?.points;
  return { daysLate, marks, inBook: find(cells), inRest: find(json.marks) };
}

/** Reads what the gradebook tells of a learner's mark. */
async function readHistory({ batch, course, givenId, learner }: Shop) {
  const { courseGrade } = await ask(
    admin,
    `query ($batchId: Int!, $courseId: Int!, $userId: Int!, $itemKey: String!) {
      courseGrade(batchId: $batchId, courseId: $courseId, userId: $userId) {
        history(itemKey: $itemKey) { kind reason points dueBefore dueAfter }
        origin(itemKey: $itemKey) { counted penalty daysLate }
      } }`,
    {
      batchId: batch.id,
      courseId: course.id,
      userId: learner.user.id,
      itemKey: `assignment:${givenId}`,
    },
  );
  return courseGrade;
}

/** Plans the topic that an assignment follows, in a batch course that takes plans. */
const planTopic = ({ batch, course }: Shop, dates: { from: string | null; to: string }) =>
  command(
    admin,
    `mutation ($batchId: Int!, $courseId: Int!, $changes: [PlanChangeInput!]!) {
      result: saveBatchPlan(batchId: $batchId, courseId: $courseId, changes: $changes) { __typename ${refusal} } }`,
    { batchId: batch.id, courseId: course.id, changes: [{ topicId: course.topics[0]?.id ?? 0, ...dates }] },
  );

/** Changes the assignment, which belongs to the course's first topic. */
const changeTerms = ({ assignmentId, course, rubric }: Shop, terms: object) =>
  command(
    admin,
    `mutation ($id: Int!, $input: AssignmentInput!) {
      result: updateAssignment(assignmentId: $id, input: $input) { __typename ${refusal} } }`,
    {
      id: assignmentId,
      input: {
        ...assignmentInput,
        courseId: course.id,
        rubricId: rubric.id,
        topicId: course.topics[0]?.id,
        ...terms,
      },
    },
  );

const late = { daysLate: 2, marks: [{ score: 48, penalty: 20 }], inBook: 48, inRest: 48 };
const inTime = { daysLate: 0, marks: [{ score: 60, penalty: 0 }], inBook: 60, inRest: 60 };

describe("lateness, penalty and mark", () => {
  it("are the same whether an extension comes before or after the hand-in", async () => {
    const shop = await begin();
    const early = await shop.addLearner();
    await extend(shop.givenId, early.user.id, days(6));
    for (const learner of [early, shop.learner]) await finish(shop, learner);
    expect(await readMark(shop)).toMatchObject(late);
    expect(await extend(shop.givenId, shop.learner.user.id, days(6))).toHaveProperty("given");
    for (const learner of [early, shop.learner]) expect(await readMark(shop, learner)).toMatchObject(inTime);
  });

  it("follow a due date that is changed, in both directions", async () => {
    const shop = await begin();
    await finish(shop);
    await shop.give(shop.assignmentId, { dueAt: days(5) });
    expect(await readMark(shop)).toMatchObject(inTime);
    await shop.give(shop.assignmentId, { dueAt: days(3) });
    expect(await readMark(shop)).toMatchObject(late);
    await shop.give(shop.assignmentId, {});
    expect(await readMark(shop)).toMatchObject(inTime);
  });

  it("follow the topic that the due date follows, and the late rule", async () => {
    const shop = await begin();
    const topicId = shop.course.topics[0]?.id ?? 0;
    const { organizationId, id: batchId } = shop.batch;
    const row = await prisma.batchCourseTopic.create({
      data: { organizationId, batchId, courseId: shop.course.id, topicId, plannedDate: days(2) },
    });
    await prisma.assignment.update({ where: { id: shop.assignmentId }, data: { topicId } });
    await shop.give(shop.assignmentId, { daysAfterTopic: 1 });
    await finish(shop);
    expect(await readMark(shop)).toMatchObject(late);
    await prisma.batchCourseTopic.update({ where: { id: row.id }, data: { plannedDate: days(4) } });
    expect(await readMark(shop)).toMatchObject(inTime);
    await prisma.batchCourseTopic.update({ where: { id: row.id }, data: { plannedDate: days(2) } });
    await prisma.assignment.update({ where: { id: shop.assignmentId }, data: { latePercent: 50 } });
    expect(await readMark(shop)).toMatchObject({ daysLate: 2, inBook: 0, inRest: 0 });
  });

  it("leave a line in the history of the mark when they change", async () => {
    const shop = await begin();
    await shop.give(shop.assignmentId, { dueAt: days(2) });
    await finish(shop);
    await shop.give(shop.assignmentId, { dueAt: days(4) });
    await extend(shop.givenId, shop.learner.user.id, days(6));
    const courseGrade = await readHistory(shop);
    const noDates = { dueBefore: null, dueAfter: null };
    // The change before the hand-in decided nothing.
    expect(courseGrade.history).toHaveLength(3);
    expect(courseGrade.history).toContainEqual({
      kind: "EXTENDED",
      reason: "Fever",
      points: null,
      ...noDates,
    });
    expect(courseGrade.history).toContainEqual({
      kind: "DUE_CHANGED",
      reason: "",
      points: null,
      dueBefore: days(2).toISOString(),
      dueAfter: days(4).toISOString(),
    });
    expect(courseGrade.history).toContainEqual(expect.objectContaining({ kind: "ACCEPTED", reason: "" }));
    expect(courseGrade.origin).toEqual({ counted: 60, penalty: 0, daysLate: 0 });
  });

  it("leave a line when the plan or the late rule changes", async () => {
    const shop = await begin();
    const { organizationId, id: batchId } = shop.batch;
    await prisma.batchCourse.updateMany({ where: { organizationId, batchId }, data: { locked: false } });
    // Changes before the hand-in decide nothing.
    const outcomes = [
      await changeTerms(shop, { latePercent: 20 }),
      await planTopic(shop, { from: null, to: "2030-02-05" }),
    ];
    await shop.give(shop.assignmentId, { daysAfterTopic: 1 });
    await finish(shop);
    outcomes.push(
      await planTopic(shop, { from: "2030-02-05", to: "2030-02-08" }),
      await changeTerms(shop, { latePercent: 30 }),
      await changeTerms(shop, { latePercent: 30, lateRule: "ACCEPT" }),
      await changeTerms(shop, { latePercent: 30, lateRule: "ACCEPT", title: "Another title" }),
    );
    expect(outcomes.map((outcome) => outcome.code)).toEqual(outcomes.map(() => undefined));
    const { history } = await readHistory(shop);
    const kinds = history.map(({ kind }: { kind: string }) => kind).toSorted();
    expect(kinds).toEqual(["ACCEPTED", "LATE_RULE_CHANGED", "LATE_RULE_CHANGED", "PLAN_CHANGED"]);
  });
});
