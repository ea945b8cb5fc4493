import { describe, expect, it } from "vitest";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { ask, command, readErrorCode, refusal } from "../enrolments/classroom";
import { acts, openSubmissionRoom, openWorkshop, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, start, days, begin, handedIn } = room;

const best = toMark(3, "Well done");

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
    const scope = {
      organizationId: 1,
      batchId: shop.batch.id,
      courseId: shop.course.id,
      topicId: topicId ?? 0,
    };
    const row = await prisma.batchCourseTopic.create({
      data: { ...scope, plannedDate: new Date("2030-02-10") },
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
