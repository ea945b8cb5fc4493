import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { ask, command, openClassroom, readErrorCode, refusal } from "../enrolments/classroom";
import { acts, openWorkshop } from "./workshop";

const environment = { SESSION_IDLE_HOURS: "100000", SESSION_MAX_HOURS: "100000" };
const room = await openClassroom({ environment });
const { test, prisma } = room;
const admin = await test.as("admin");
afterAll(() => test.close());

const start = new Date("2030-02-04T04:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 24 * 3_600_000);
beforeEach(() => test.setNow(start));

/** A workshop with an assignment that is due in three days. */
async function begin(input: object = {}, gift: object = {}) {
  const shop = await openWorkshop(room, admin);
  const assignmentId = await shop.write(input);
  const { given } = await shop.give(assignmentId, { dueAt: days(3), ...gift });
  return { ...shop, assignmentId, givenId: given.databaseId as number };
}

/** Work that the learner of a workshop has handed in. */
async function handedIn(input: object = {}) {
  const shop = await begin(input);
  const { caller } = shop.learner;
  await acts.save(caller, shop.assignmentId, { text: "Two plus two is four, as my tests show." });
  const { submission } = await acts.handIn(caller, shop.assignmentId);
  return { ...shop, submissionId: submission.databaseId as number };
}

const best = { levels: ["tests", "style"].map((key) => ({ key, level: 3 })), comment: "Well done" };

describe("an assignment", () => {
  it("is seen by the batch that it was given to, and by no one else", async () => {
    const shop = await openWorkshop(room, admin);
    const id = await shop.write();
    const outsider = await room.learner();
    const read = "query ($id: Int!) { assignment(databaseId: $id) { title state dueAt own { triesLeft } } }";
    expect(await ask(shop.learner.caller, read, { id })).toEqual({ assignment: null });
    await shop.give(id, { dueAt: days(3) });
    expect(await ask(shop.learner.caller, read, { id })).toEqual({
      assignment: {
        title: "A calculator",
        state: "OPEN",
        dueAt: days(3).toISOString(),
        own: { triesLeft: 2 },
      },
    });
    expect(await ask(outsider.caller, read, { id })).toEqual({ assignment: null });
    expect(
      await readErrorCode(
        shop.learner.caller,
        "query ($id: Int!) { assignment(databaseId: $id) { markdown } }",
        { id },
      ),
    ).toBe("FORBIDDEN");
  });

  it("opens at its time, and tells its learners once", async () => {
    const { assignmentId, learner } = await begin({}, { opensAt: days(1) });
    const { openAssignments } = await import("#gateway/domains/assignments/openCommands");
    const read = "query ($id: Int!) { assignment(databaseId: $id) { title } }";
    await openAssignments(test.gateway);
    expect(await ask(learner.caller, read, { id: assignmentId })).toEqual({ assignment: null });
    test.setNow(days(1));
    await openAssignments(test.gateway);
    await openAssignments(test.gateway);
    expect(await ask(learner.caller, read, { id: assignmentId })).not.toEqual({ assignment: null });
    const told = { userId: learner.user.id, kind: "assignmentGiven" };
    expect(await prisma.notification.count({ where: told })).toBe(1);
  });

  it("is due with its topic's planned date, and moves with it", async () => {
    const shop = await openWorkshop(room, admin);
    const topicId = shop.course.topics[0]?.id;
    const id = await shop.write({ topicId });
    const { given } = await shop.give(id, { daysAfterTopic: 1 });
    expect(given.dueAt).toBeNull();
    const of = { organizationId: 1, batchId: shop.batch.id, courseId: shop.course.id, topicId: topicId ?? 0 };
    const row = await prisma.batchCourseTopic.create({
      data: { ...of, plannedDate: new Date("2030-02-10") },
    });
    const read = "query ($id: Int!) { assignment(databaseId: $id) { dueAt } }";
    expect((await ask(shop.learner.caller, read, { id })).assignment.dueAt).toBe("2030-02-11T18:29:59.000Z");
    await prisma.batchCourseTopic.update({
      where: { id: row.id },
      data: { plannedDate: new Date("2030-02-12") },
    });
    expect((await ask(shop.learner.caller, read, { id })).assignment.dueAt).toBe("2030-02-13T18:29:59.000Z");
    expect(await shop.give(id, { daysAfterTopic: 1 }, null)).toMatchObject({
      message: assignmentMessages.onlyBatch,
    });
  });

  it("tells those who have not handed in two days before it is due, and no one twice", async () => {
    const { learner, addLearner, assignmentId } = await begin();
    const other = await addLearner();
    await acts.save(other.caller, assignmentId, { text: "Done" });
    await acts.handIn(other.caller, assignmentId);
    const { tellOfDueAssignments } = await import("#gateway/domains/assignments/dueCommands");
    const count = (userId: number) => prisma.notification.count({ where: { userId, kind: "assignmentDue" } });
    await tellOfDueAssignments(test.gateway);
    expect(await count(learner.user.id)).toBe(0);
    test.setNow(days(1.5));
    await tellOfDueAssignments(test.gateway);
    await tellOfDueAssignments(test.gateway);
    expect([await count(learner.user.id), await count(other.user.id)]).toEqual([1, 0]);
  });

  it("of another's course is not a trainer's to change or give", async () => {
    const { assignmentId, trainer } = await begin();
    const stranger = await (await openWorkshop(room, admin)).addTrainer();
    const give = `mutation ($id: Int!) { result: giveAssignment(assignmentId: $id, input: {}) {
      ... on GiveAssignmentPayload { given { databaseId } } ${refusal} } }`;
    expect(await command(stranger.caller, give, { id: assignmentId })).toMatchObject({ code: "NOT_FOUND" });
    expect(await command(trainer.caller, give, { id: assignmentId })).toHaveProperty("given");
  });
});

describe("a submission", () => {
  it("is saved as a draft, and handed in with a receipt by the server's clock", async () => {
    const { learner, assignmentId } = await begin();
    const { submission } = await acts.save(learner.caller, assignmentId, {
      text: "First",
      link: "https://example.org",
    });
    expect(submission).toMatchObject({ state: "DRAFT", number: 1, handedInAt: null });
    const stale = await acts.save(learner.caller, assignmentId, { text: "Second" }, days(-1).toISOString());
    expect(stale).toMatchObject({ code: "STALE" });
    const handed = await acts.handIn(learner.caller, assignmentId);
    expect(handed).toMatchObject({
      submission: { state: "HANDED_IN", handedInAt: start.toISOString(), daysLate: 0 },
      assignment: { state: "HANDED_IN", own: { triesLeft: 1 } },
    });
    expect(await acts.save(learner.caller, assignmentId, { text: "Third" })).toMatchObject({
      code: "CONFLICT",
    });
  });

  it("may be empty as a draft, and not when it is handed in", async () => {
    const { learner, assignmentId } = await begin();
    expect(await acts.handIn(learner.caller, assignmentId)).toMatchObject({
      message: submissionMessages.empty,
    });
    await acts.save(learner.caller, assignmentId, { text: " " });
    expect(await acts.handIn(learner.caller, assignmentId)).toMatchObject({
      message: submissionMessages.empty,
    });
  });

  it("holds only what is accepted, and links that lead to a web page", async () => {
    const { learner, assignmentId } = await begin({ accepts: ["LINK"] });
    expect(await acts.save(learner.caller, assignmentId, { text: "T" })).toMatchObject({
      message: submissionMessages.noText,
    });
    for (const link of ["javascript:alert(1)", "ftp://example.org", "example"])
      expect(await acts.save(learner.caller, assignmentId, { link })).toMatchObject({ code: "INVALID" });
  });

  it("is withdrawn until someone marks it", async () => {
    const { learner, submissionId, trainer } = await handedIn();
    expect(await acts.withdraw(learner.caller, submissionId)).toMatchObject({
      submission: { state: "DRAFT" },
    });
    await prisma.submission.update({
      where: { id: submissionId },
      data: { state: "HANDED_IN", handedInAt: start },
    });
    await acts.piece(trainer.caller, "takeSubmission", submissionId);
    expect(await acts.withdraw(learner.caller, submissionId)).toMatchObject({
      message: submissionMessages.beingRead,
    });
  });

  it("is late by the server's clock and the learner's own extension", async () => {
    const { learner, addLearner, assignmentId, givenId } = await begin();
    const other = await addLearner();
    const extend = await command(
      admin,
      `mutation ($givenId: Int!, $userId: Int!, $dueAt: DateTime!) {
        result: grantExtension(givenId: $givenId, userId: $userId, dueAt: $dueAt, reason: "Fever") {
          ... on GivenAssignmentPayload { given { extensions { reason grantedByName } } } ${refusal} } }`,
      { givenId, userId: other.user.id, dueAt: days(6) },
    );
    expect(extend.given.extensions).toHaveLength(1);
    test.setNow(days(5));
    for (const { caller } of [learner, other]) await acts.save(caller, assignmentId, { text: "Late" });
    const [late, extended] = [
      await acts.handIn(learner.caller, assignmentId),
      await acts.handIn(other.caller, assignmentId),
    ];
    expect([late.submission.daysLate, extended.submission.daysLate]).toEqual([2, 0]);
    const { submission } = await acts.judge(admin, "gradeSubmission", late.submission.databaseId, best);
    expect(submission.marks).toMatchObject([{ points: 60, penalty: 20, score: 48 }]);
  });

  it("is refused late where that is the rule, unless there is an extension", async () => {
    const { learner, assignmentId, givenId } = await begin({ lateRule: "REFUSE", latePercent: 0 });
    await acts.save(learner.caller, assignmentId, { text: "Late" });
    test.setNow(days(4));
    expect(await acts.handIn(learner.caller, assignmentId)).toMatchObject({
      message: submissionMessages.late,
    });
    const data = { organizationId: 1, givenId, userId: learner.user.id, dueAt: days(5), reason: "R" };
    await prisma.assignmentExtension.create({ data: { ...data, grantedById: 1, grantedByName: "A" } });
    expect(await acts.handIn(learner.caller, assignmentId)).toMatchObject({ submission: { daysLate: 0 } });
  });
});

describe("a piece of the review queue", () => {
  it("is taken by one of two who try at once, and leaves the other's queue", async () => {
    const { submissionId, trainer, addTrainer, batch } = await handedIn();
    const other = await addTrainer();
    const both = [trainer.caller, other.caller];
    const outcomes = await Promise.all(both.map((by) => acts.piece(by, "takeSubmission", submissionId)));
    expect(outcomes.filter(({ submission }) => submission?.isMine)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === "CONFLICT")).toHaveLength(1);
    const [winner, loser] = outcomes[0].submission ? both : [...both].reverse();
    const queue = `query ($batchId: Int!) { reviewQueue(filter: { batchId: $batchId }) { nodes { databaseId } totalCount } }`;
    const count = async (by: typeof winner) =>
      by && (await ask(by, queue, { batchId: batch.id })).reviewQueue.totalCount;
    expect([await count(winner), await count(loser)]).toEqual([1, 0]);
    if (loser)
      expect(await acts.judge(loser, "gradeSubmission", submissionId, best)).toMatchObject({
        code: "CONFLICT",
      });
    // A day later it is anyone's again.
    test.setNow(days(1.1));
    expect(await count(loser)).toBe(1);
  });

  it("is released to the queue", async () => {
    const { submissionId, trainer } = await handedIn();
    await acts.piece(trainer.caller, "takeSubmission", submissionId);
    const { submission } = await acts.piece(trainer.caller, "releaseSubmission", submissionId);
    expect(submission).toMatchObject({ isMine: false, isBeingRead: false });
  });

  it("is returned, handed in again and accepted, and every mark is kept", async () => {
    const { submissionId, assignmentId, learner, trainer } = await handedIn();
    const again = { levels: [{ key: "tests", level: 1, comment: "More tests" }], comment: "Try again" };
    const returned = await acts.judge(trainer.caller, "returnSubmission", submissionId, again);
    expect(returned.submission).toMatchObject({ state: "RETURNED", marks: [{ comment: "Try again" }] });
    const { submission } = await acts.save(learner.caller, assignmentId, { text: "With tests" });
    expect(submission).toMatchObject({ number: 2, state: "DRAFT" });
    await acts.handIn(learner.caller, assignmentId);
    expect(await acts.judge(trainer.caller, "returnSubmission", submission.databaseId, again)).toMatchObject({
      message: submissionMessages.noneLeft,
    });
    const half = { levels: ["tests", "style"].map((key) => ({ key, level: 1 })) };
    await acts.judge(trainer.caller, "gradeSubmission", submission.databaseId, half);
    const corrected = await acts.judge(admin, "gradeSubmission", submission.databaseId, best);
    expect(corrected.submission.marks).toMatchObject([{ score: 60 }, { score: 20 }]);
    const own = await ask(
      learner.caller,
      "query ($id: Int!) { assignment(databaseId: $id) { state own { submissions { number marks { score comment } } } } }",
      { id: assignmentId },
    );
    expect(own.assignment).toEqual({
      state: "ACCEPTED",
      own: {
        submissions: [
          { number: 1, marks: [{ score: 10, comment: "Try again" }] },
          { number: 2, marks: [{ score: 60, comment: "Well done" }] },
        ],
      },
    });
  });

  it("needs a level of every criterion, and points that exist", async () => {
    const { submissionId } = await handedIn();
    expect(await acts.judge(admin, "gradeSubmission", submissionId, { levels: [] })).toMatchObject({
      message: submissionMessages.levelMissing,
    });
    const plain = await handedIn({ rubricId: null });
    expect(await acts.judge(admin, "gradeSubmission", plain.submissionId, { points: 61 })).toMatchObject({
      code: "INVALID",
    });
    expect(await acts.judge(admin, "gradeSubmission", plain.submissionId, { points: 31.5 })).toMatchObject({
      submission: { marks: [{ score: 31.5 }] },
    });
  });

  it("can be undone until its reviewer marks another one, and the mark before it holds again", async () => {
    const { submissionId, trainer, learner, assignmentId } = await handedIn();
    const { caller } = trainer;
    await acts.judge(caller, "gradeSubmission", submissionId, best);
    await acts.judge(caller, "gradeSubmission", submissionId, { ...best, comment: "Better" });
    const undone = await acts.piece(caller, "undoGrade", submissionId);
    expect(undone.submission).toMatchObject({ state: "ACCEPTED", isMine: true });
    const read =
      "query ($id: Int!) { assignment(databaseId: $id) { own { submissions { marks { comment } } } } }";
    const readMarks = async () =>
      (await ask(learner.caller, read, { id: assignmentId })).assignment.own.submissions[0].marks;
    expect(await readMarks()).toEqual([{ comment: "Well done" }]);
    await acts.piece(caller, "undoGrade", submissionId);
    expect(await readMarks()).toEqual([]);
    expect(await acts.piece(caller, "undoGrade", submissionId)).toMatchObject({ code: "CONFLICT" });
    expect(await prisma.submissionMark.count({ where: { submissionId } })).toBe(2);
  });
});

describe("a team", () => {
  const project = { kind: "PROJECT", teamSize: 2, teamsByLearner: true };
  const join = `mutation ($givenId: Int!, $teamId: Int, $name: String) {
    result: joinTeam(givenId: $givenId, teamId: $teamId, name: $name) {
      ... on AssignmentPayload { assignment { own { teamId } } } ${refusal} } }`;

  it("hands in once, and all its members get the mark, or one each", async () => {
    const { learner, addLearner, assignmentId, givenId } = await begin({ ...project, marksEach: true });
    const [second, third] = [await addLearner(), await addLearner()];
    expect(await acts.save(learner.caller, assignmentId, { text: "T" })).toMatchObject({
      message: submissionMessages.noTeam,
    });
    const made = await command(learner.caller, join, { givenId, name: "Owls" });
    const { teamId } = made.assignment.own;
    await command(second.caller, join, { givenId, teamId });
    expect(await command(third.caller, join, { givenId, teamId })).toMatchObject({
      message: assignmentMessages.teamFull,
    });
    await acts.save(learner.caller, assignmentId, { text: "Ours" });
    const { submission } = await acts.handIn(second.caller, assignmentId);
    const marked = await acts.judge(admin, "gradeSubmission", submission.databaseId, {
      ...best,
      members: [{ userId: second.user.id, points: 30 }],
    });
    expect(marked.submission.marks.map(({ score }: { score: number }) => score).sort()).toEqual([30, 60]);
    const read =
      "query ($id: Int!) { assignment(databaseId: $id) { own { submissions { text marks { score } } } } }";
    const own = await ask(second.caller, read, { id: assignmentId });
    expect(own.assignment.own.submissions).toEqual([{ text: "Ours", marks: [{ score: 30 }] }]);
    expect((await ask(third.caller, read, { id: assignmentId })).assignment.own.submissions).toEqual([]);
  });

  it("is made by staff where learners make none", async () => {
    const { learner, givenId } = await begin({ ...project, teamsByLearner: false });
    expect(await command(learner.caller, join, { givenId, name: "Owls" })).toMatchObject({
      message: assignmentMessages.teamsByStaff,
    });
    const save = `mutation ($givenId: Int!, $userIds: [Int!]!) {
      result: saveTeam(givenId: $givenId, name: "Owls", userIds: $userIds) {
        ... on GivenAssignmentPayload { given { teams { name members { name } } } } ${refusal} } }`;
    const saved = await command(admin, save, { givenId, userIds: [learner.user.id] });
    expect(saved.given.teams).toEqual([{ name: "Owls", members: [{ name: learner.user.name }] }]);
    const outsider = await room.learner();
    expect(await command(admin, save, { givenId, userIds: [outsider.user.id] })).toMatchObject({
      code: "CONFLICT",
    });
  });
});
