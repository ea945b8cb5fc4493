import { describe, expect, it } from "vitest";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { Caller } from "#tests/support/caller";
import { command } from "../enrolments/classroom";
import { acts, draftFields, openSubmissionRoom } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, start, days, handedIn } = room;

const refusal = "... on Refusal { code message fieldErrors { field message } }";

const withdraw = (by: Caller, submissionId: number, isCostAccepted: boolean | null = null) =>
  command(
    by,
    `mutation ($id: Int!, $isCostAccepted: Boolean) {
      result: withdrawSubmission(submissionId: $id, isCostAccepted: $isCostAccepted) {
        ... on OwnSubmissionPayload { submission { ${draftFields} } } ${refusal} } }`,
    { id: submissionId, isCostAccepted },
  );

const undo = (by: Caller, submissionId: number) =>
  command(
    by,
    `mutation ($id: Int!) { result: undoWithdrawal(submissionId: $id) {
      ... on OwnSubmissionPayload { submission { ${draftFields} handedInByName } assignment { state } } ${refusal} } }`,
    { id: submissionId },
  );

const stateOf = async (id: number) => (await prisma.submission.findUniqueOrThrow({ where: { id } })).state;

describe("withdrawSubmission", () => {
  it("is refused after the due date where late work is refused", async () => {
    const { learner, submissionId } = await handedIn({ lateRule: "REFUSE", latePercent: 0 });
    test.setNow(new Date(days(3).getTime() + 59_000));
    expect(await withdraw(learner.caller, submissionId)).toMatchObject({ submission: { state: "DRAFT" } });
    expect(await undo(learner.caller, submissionId)).toMatchObject({ submission: { state: "HANDED_IN" } });
    test.setNow(new Date(days(3).getTime() + 60_000));
    expect(await withdraw(learner.caller, submissionId, true)).toMatchObject({
      code: "CONFLICT",
      message: submissionMessages.withdrawLate,
    });
    expect(await stateOf(submissionId)).toBe("HANDED_IN");
  });

  it("is refused once the assignment is closed", async () => {
    const { learner, submissionId, givenId } = await handedIn({ lateRule: "ACCEPT", latePercent: 0 });
    await prisma.givenAssignment.update({ where: { id: givenId }, data: { closesAt: days(4) } });
    test.setNow(days(5));
    expect(await withdraw(learner.caller, submissionId)).toMatchObject({
      message: submissionMessages.withdrawClosed,
    });
  });

  it("names what it costs until that is accepted", async () => {
    const { learner, submissionId } = await handedIn();
    test.setNow(days(5));
    const refused = await withdraw(learner.caller, submissionId);
    const message = submissionMessages.withdrawCost({ before: 0, now: 20, each: 10 });
    expect(refused).toMatchObject({
      code: "CONFLICT",
      fieldErrors: [{ field: "isCostAccepted", message }],
    });
    expect(message).toContain("loses 20% for being late");
    expect(await stateOf(submissionId)).toBe("HANDED_IN");
    expect(await withdraw(learner.caller, submissionId, true)).toMatchObject({
      submission: { state: "DRAFT", handedInAt: null },
    });
  });

  it("asks nothing where handing in again costs no more", async () => {
    const { learner, submissionId } = await handedIn({ lateRule: "ACCEPT", latePercent: 0 });
    test.setNow(days(5));
    expect(await withdraw(learner.caller, submissionId)).toMatchObject({ submission: { state: "DRAFT" } });
  });
});

describe("undoWithdrawal", () => {
  it("restores the hand-in with its moment, not late, and its proposals", async () => {
    const { learner, submissionId } = await handedIn();
    await prisma.markProposal.create({
      data: { organizationId: 1, submissionId, criterionKey: "tests", level: 2, quotation: "four" },
    });
    test.setNow(days(5));
    await withdraw(learner.caller, submissionId, true);
    test.setNow(days(6));
    expect(await undo(learner.caller, submissionId)).toMatchObject({
      submission: {
        state: "HANDED_IN",
        handedInAt: start.toISOString(),
        daysLate: 0,
        handedInByName: learner.user.name,
        text: "Two plus two is four, as my tests show.",
      },
      assignment: { state: "HANDED_IN" },
    });
    expect(await prisma.markProposal.count({ where: { submissionId } })).toBe(1);
    expect(await undo(learner.caller, submissionId)).toMatchObject({ code: "CONFLICT" });
  });

  it("is refused once the draft has changed, and to others", async () => {
    const { learner, addLearner, submissionId, assignmentId } = await handedIn();
    const other = await addLearner();
    await withdraw(learner.caller, submissionId);
    expect(await undo(other.caller, submissionId)).toMatchObject({ code: "NOT_FOUND" });
    await acts.save(learner.caller, assignmentId, { text: "Better" });
    expect(await undo(learner.caller, submissionId)).toMatchObject({
      code: "CONFLICT",
      message: submissionMessages.changedSince,
    });
    await acts.handIn(learner.caller, assignmentId);
    expect(await undo(learner.caller, submissionId)).toMatchObject({ code: "CONFLICT" });
  });
});
