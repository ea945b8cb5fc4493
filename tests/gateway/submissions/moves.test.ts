import { describe, expect, it } from "vitest";
import { handInOverdueDrafts, remindOfDrafts } from "#gateway/domains/submissions/dueDraftCommands";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { acts, openSubmissionRoom, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin } = room;
const best = toMark(3, "Well done");

type Shop = Awaited<ReturnType<typeof begin>>;

const membership = (mutation: string, list: boolean) =>
  `mutation ($batchId: Int!, $user: ${list ? "[Int!]!" : "Int!"}) {
    result: ${mutation}(batchId: $batchId, ${list ? "userIds" : "userId"}: $user) { __typename ${refusal} } }`;
const join = (batchId: number, userId: number) =>
  command(admin, membership("assignUsersToBatch", true), { batchId, user: [userId] });
const leave = (batchId: number, userId: number) =>
  command(admin, membership("removeUserFromBatch", false), { batchId, user: userId });

/** Another batch with the course, its own trainer, and the same assignment with other dates. */
async function openOther({ course, assignmentId, ...shop }: Shop, gift: object = { dueAt: days(9) }) {
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId: demoId, name: `Other ${nextNumber()}`, description: "Made", ...dates },
  });
  const scope = { organizationId: demoId, batchId: batch.id, courseId: course.id };
  await prisma.batchCourse.create({ data: { ...scope, ...dates } });
  const user = await room.factory.user({ userType: "E" }, ["TRAINER"]);
  await prisma.batchTrainer.create({ data: { ...scope, trainerId: user.id, role: "TRAINER" } });
  const { given } = await shop.give(assignmentId, gift, batch.id);
  const caller = await test.visitor.signIn(user.signIn);
  return { batch, givenId: given.databaseId as number, trainer: { user, caller } };
}

/** Reads an assignment as its learner sees it, and the grade that it brings. */
async function readOwn(caller: Caller, { assignmentId, course }: Shop) {
  const { assignment, courseGrade } = await ask(
    caller,
    `query ($id: Int!, $courseId: Int!) {
      assignment(databaseId: $id) { state own { closed triesLeft dueAt
        submissions { databaseId state text daysLate marks { score penalty comment } } } }
      courseGrade(courseId: $courseId) { grade { label value exact }
        items { title } cells { state points } }
    }`,
    { id: assignmentId, courseId: course.id },
  );
  return { assignment, courseGrade };
}

const queueOf = async (caller: Caller, batchId: number, state = "WAITING") => {
  const { reviewQueue } = await ask(
    caller,
    `query ($filter: ReviewQueueFilter) { reviewQueue(filter: $filter) { nodes { databaseId } } }`,
    { filter: { batchId, state } },
  );
  return reviewQueue.nodes.map(({ databaseId }: { databaseId: number }) => databaseId);
};

/** A learner's accepted work, two days late, and another batch to go to. */
async function marked() {
  const shop = await begin();
  const other = await openOther(shop);
  const { caller, user } = shop.learner;
  await acts.save(caller, shop.assignmentId, { text: "Two plus two is four." });
  test.setNow(days(5));
  const { submission } = await acts.handIn(caller, shop.assignmentId);
  await acts.judge(shop.trainer.caller, "gradeSubmission", submission.databaseId, best);
  return { shop, other, caller, userId: user.id, submissionId: submission.databaseId as number };
}

describe("work that was marked", () => {
  it("keeps its mark, its grade and its learner's sight through every move", async () => {
    const { shop, other, caller, userId } = await marked();
    const before = await readOwn(caller, shop);
    expect(before.assignment).toMatchObject({
      state: "ACCEPTED",
      own: { triesLeft: 0, submissions: [{ daysLate: 2, marks: [{ score: 48, penalty: 20 }] }] },
    });
    const moves = [
      () => leave(shop.batch.id, userId),
      () => join(other.batch.id, userId),
      () => join(shop.batch.id, userId),
      () => leave(other.batch.id, userId),
      () => leave(shop.batch.id, userId),
    ];
    for (const move of moves) {
      expect(await move()).not.toHaveProperty("code");
      const { assignment, courseGrade } = await readOwn(caller, shop);
      expect(assignment.state).toBe("ACCEPTED");
      expect(assignment.own.submissions).toEqual(before.assignment.own.submissions);
      expect(courseGrade.grade).toEqual(before.courseGrade.grade);
      expect(courseGrade.cells).toEqual(before.courseGrade.cells);
      expect(await acts.save(caller, shop.assignmentId, { text: "Again" })).toMatchObject({
        code: "CONFLICT",
      });
    }
  });

  it("is in the queue, the gradebook and the counts of the batch its learner is in", async () => {
    const { shop, other, userId, submissionId } = await marked();
    const piece = "query ($id: Int!) { submission(databaseId: $id) { learnerName } }";
    expect(await ask(other.trainer.caller, piece, { id: submissionId })).toEqual({ submission: null });
    expect(await queueOf(other.trainer.caller, other.batch.id, "ACCEPTED")).toEqual([]);
    await leave(shop.batch.id, userId);
    await join(other.batch.id, userId);
    expect(await ask(other.trainer.caller, piece, { id: submissionId })).not.toEqual({ submission: null });
    expect(await queueOf(other.trainer.caller, other.batch.id, "ACCEPTED")).toEqual([submissionId]);
    const { gradebook, givenAssignment } = await ask(
      admin,
      `query ($batchId: Int!, $courseId: Int!, $givenId: Int!) {
        gradebook(batchId: $batchId, courseId: $courseId) { learners { userId cells { key state points } } }
        givenAssignment(databaseId: $givenId) { submissionCount waitingCount } }`,
      { batchId: other.batch.id, courseId: shop.course.id, givenId: other.givenId },
    );
    expect(gradebook.learners).toMatchObject([{ userId }]);
    expect(gradebook.learners[0].cells).toContainEqual({
      key: `assignment:${other.givenId}`,
      state: "MARKED",
      points: 48,
    });
    expect(givenAssignment).toEqual({ submissionCount: 1, waitingCount: 0 });
  });

  it("is not deleted with the batch that its learner left", async () => {
    const { shop, userId } = await marked();
    await leave(shop.batch.id, userId);
    await prisma.batchCourse.deleteMany({ where: { batchId: shop.batch.id } });
    const remove = `mutation ($id: Int!) { result: deleteBatch(batchId: $id) { __typename ${refusal} } }`;
    expect(await command(admin, remove, { id: shop.batch.id })).toMatchObject({ code: "CONFLICT" });
  });
});

describe("work that was returned, or only begun", () => {
  it("goes on in the other batch, by its dates and to its trainers", async () => {
    const shop = await begin();
    const other = await openOther(shop);
    const { caller, user } = shop.learner;
    await acts.save(caller, shop.assignmentId, { text: "First" });
    const first = await acts.handIn(caller, shop.assignmentId);
    await acts.judge(shop.trainer.caller, "returnSubmission", first.submission.databaseId, best);
    await leave(shop.batch.id, user.id);
    expect(await acts.save(caller, shop.assignmentId, { text: "Second" })).toMatchObject({
      code: "CONFLICT",
    });
    await join(other.batch.id, user.id);
    test.setNow(days(8));
    await acts.save(caller, shop.assignmentId, { text: "Second" });
    const { submission } = await acts.handIn(caller, shop.assignmentId);
    expect(submission).toMatchObject({ number: 2, daysLate: 0, state: "HANDED_IN" });
    expect(await queueOf(other.trainer.caller, other.batch.id)).toEqual([submission.databaseId]);
    const notices = { kind: "assignmentHandedIn" as const, submissionId: submission.databaseId };
    const told = await prisma.notification.findMany({ where: notices, select: { userId: true } });
    expect(told).toEqual([{ userId: other.trainer.user.id }]);
  });

  it("keeps a draft, its version and its files' place through a move", async () => {
    const shop = await begin();
    const other = await openOther(shop);
    const { caller, user } = shop.learner;
    const { submission } = await acts.save(caller, shop.assignmentId, { text: "Begun" });
    await leave(shop.batch.id, user.id);
    expect((await readOwn(caller, shop)).assignment.own.submissions).toMatchObject([{ text: "Begun" }]);
    const between = { text: "Begun, and more" };
    expect(await acts.handIn(caller, shop.assignmentId)).toMatchObject({ code: "CONFLICT" });
    const saved = await acts.save(caller, shop.assignmentId, between, submission.updatedAt);
    await join(other.batch.id, user.id);
    const findPlace = async () =>
      (await prisma.submission.findUniqueOrThrow({ where: { id: submission.databaseId } })).givenId;
    expect(await findPlace()).toBe(other.givenId);
    await join(shop.batch.id, user.id);
    const takeBack = `mutation ($id: Int!) { result: takeBackAssignment(givenId: $id) { __typename ${refusal} } }`;
    expect(await command(admin, takeBack, { id: other.givenId })).not.toHaveProperty("code");
    expect(await findPlace()).toBe(shop.givenId);
    const again = await acts.save(caller, shop.assignmentId, between, saved.submission.updatedAt);
    expect(again.submission).toMatchObject({ databaseId: submission.databaseId, text: between.text });
    expect(await acts.handIn(caller, shop.assignmentId)).toMatchObject({
      submission: { databaseId: submission.databaseId, state: "HANDED_IN", daysLate: 0 },
    });
  });
});

describe("a draft that its learner has not touched since the move", () => {
  const minutesBefore = (due: Date, minutes: number) => new Date(due.getTime() - minutes * 60_000);
  const remindersOf = (userId: number) => prisma.notification.count({ where: { userId, kind: "draftDue" } });
  const ways = [
    [
      "leaves first",
      async (from: number, to: number, id: number) => [await leave(from, id), await join(to, id)],
    ],
    [
      "joins first",
      async (from: number, to: number, id: number) => [await join(to, id), await leave(from, id)],
    ],
    [
      "drops out of one of two",
      async (from: number, to: number, id: number) => [
        await join(to, id),
        await command(
          admin,
          `mutation ($batchId: Int!, $userId: Int!) {
            result: setBatchUserStatus(batchId: $batchId, userId: $userId, status: DROPPED) { __typename ${refusal} } }`,
          { batchId: from, userId: id },
        ),
      ],
    ],
  ] as const;

  it.each(ways)("follows the dates of the new batch where the learner %s", async (_way, move) => {
    const shop = await begin({ handInDraftsAtDue: true }, { dueAt: days(5) });
    const other = await openOther(shop, { dueAt: days(3) });
    const { caller, user } = shop.learner;
    await acts.save(caller, shop.assignmentId, { text: "Begun" });
    for (const outcome of await move(shop.batch.id, other.batch.id, user.id))
      expect(outcome).not.toHaveProperty("code");
    const read = "query ($id: Int!) { givenAssignment(databaseId: $id) { drafts { learnerName } } }";
    const draftsOf = async (id: number) => (await ask(admin, read, { id })).givenAssignment.drafts;
    expect(await draftsOf(other.givenId)).toEqual([{ learnerName: user.name }]);
    expect(await draftsOf(shop.givenId)).toEqual([]);
    test.setNow(minutesBefore(days(3), 5));
    await remindOfDrafts(test.gateway);
    expect(await remindersOf(user.id)).toBe(1);
    test.setNow(minutesBefore(days(3), -2));
    await handInOverdueDrafts(test.gateway);
    const { assignment } = await readOwn(caller, shop);
    expect(assignment.own.submissions).toMatchObject([{ state: "HANDED_IN", daysLate: 0 }]);
  });

  it("follows the later of two batches, and no date while its learner is in none", async () => {
    const shop = await begin(
      { handInDraftsAtDue: true, lateRule: "REFUSE", latePercent: 0 },
      { dueAt: days(3) },
    );
    const other = await openOther(shop, { dueAt: days(5) });
    const between = await shop.addLearner();
    const { caller, user } = shop.learner;
    for (const learner of [shop.learner, between])
      await acts.save(learner.caller, shop.assignmentId, { text: "Begun" });
    await join(other.batch.id, user.id);
    await leave(shop.batch.id, between.user.id);
    const stateOf = async () => (await readOwn(caller, shop)).assignment.state;
    test.setNow(minutesBefore(days(3), 5));
    await remindOfDrafts(test.gateway);
    test.setNow(days(4));
    await handInOverdueDrafts(test.gateway);
    expect([await remindersOf(user.id), await remindersOf(between.user.id), await stateOf()]).toEqual([
      0,
      0,
      "DRAFT",
    ]);
    test.setNow(minutesBefore(days(5), -2));
    await handInOverdueDrafts(test.gateway);
    expect(await stateOf()).toBe("HANDED_IN");
    expect((await readOwn(between.caller, shop)).assignment.own).toMatchObject({
      closed: expect.stringContaining("no batch"),
      submissions: [{ state: "DRAFT", text: "Begun" }],
    });
  });
});

describe("in two batches", () => {
  it("work is handed in within either window", async () => {
    const shop = await begin({ lateRule: "REFUSE", latePercent: 0 }, { dueAt: days(2), closesAt: days(2) });
    const other = await openOther(shop, { dueAt: days(6), closesAt: days(6) });
    const { caller, user } = shop.learner;
    await join(other.batch.id, user.id);
    await acts.save(caller, shop.assignmentId, { text: "Done" });
    const { assignment } = await readOwn(caller, shop);
    expect(assignment.own).toMatchObject({ closed: null, dueAt: days(6).toISOString() });
    test.setNow(days(5));
    expect(await acts.handIn(caller, shop.assignmentId)).toMatchObject({ submission: { daysLate: 0 } });
  });
});
