import { describe, expect, it } from "vitest";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { command, refusal } from "../enrolments/classroom";
import { acts, openSubmissionRoom, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, start, days, begin, handedIn } = room;

const best = toMark(3, "Well done");

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

  it("is not replaced by a window that knew of no draft", async () => {
    const { learner, assignmentId } = await begin();
    const { submission } = await acts.save(learner.caller, assignmentId, { text: "Mine" }, null);
    expect(submission).toMatchObject({ text: "Mine" });
    const other = await acts.save(learner.caller, assignmentId, { text: "From the phone" }, null);
    expect(other).toMatchObject({ code: "STALE" });
    const replaced = await acts.save(learner.caller, assignmentId, { text: "Whatever was there" });
    expect(replaced).toMatchObject({ submission: { text: "Whatever was there" } });
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
