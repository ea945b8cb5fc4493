import { describe, expect, it } from "vitest";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import { ask, command, refusal } from "../enrolments/classroom";
import { acts, openSubmissionRoom, toMark } from "./workshop";

const room = await openSubmissionRoom();
const { test, prisma, admin, days, begin, handedIn } = room;

const best = toMark(3, "Well done");

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
