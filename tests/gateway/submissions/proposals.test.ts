import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { generationPace } from "#gateway/domains/generation/contract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { Caller } from "#tests/support/caller";
import { openModelServer } from "#tests/support/model/server";
import { ask, command, openClassroom, readErrorCode, refusal } from "../enrolments/classroom";
import { acts, openWorkshop } from "./workshop";

const model = await openModelServer();
const room = await openClassroom({
  environment: { OPENAI_API_KEY: "key", OPENAI_BASE_URL: model.url, GENERATION_DAILY_TOKENS: "5000" },
});
const { test, prisma } = room;
const admin = await test.as("admin");
afterAll(async () => {
  await test.close();
  await model.close();
});
// As if an hour and a day had passed.
beforeEach(async () => {
  await prisma.generationAttempt.deleteMany();
  await prisma.generationRun.deleteMany();
});

/** A submission with this text, and its trainer. */
async function handedIn(text: string) {
  const shop = await openWorkshop(room, admin);
  const assignmentId = await shop.write();
  await shop.give(assignmentId, {});
  await acts.save(shop.learner.caller, assignmentId, { text });
  const { submission } = await acts.handIn(shop.learner.caller, assignmentId);
  return { ...shop, submissionId: submission.databaseId as number, trainer: shop.trainer.caller };
}

const propose = (by: Caller, submissionId: number) => acts.piece(by, "proposeMarks", submissionId);
const rows = () => prisma.generationRun.findMany({ orderBy: { id: "asc" } });

describe("proposed marks", () => {
  it("are a level and a sentence of the submission for each criterion, for staff alone", async () => {
    const { trainer, learner, submissionId } = await handedIn("Two and two is four. It is tested.");
    const { submission } = await propose(trainer, submissionId);
    expect(submission.proposals).toMatchObject(
      ["tests", "style"].map((criterionKey) => ({
        criterionKey,
        level: 1,
        quotation: "Two and two is four.",
        state: "PROPOSED",
      })),
    );
    expect(submission.marks).toEqual([]);
    const read = "query ($id: Int!) { submission(databaseId: $id) { proposals { quotation } } }";
    expect(await readErrorCode(learner.caller, read, { id: submissionId })).toBe("FORBIDDEN");
  });

  it("are thrown away where their sentence is not in the text", async () => {
    const { trainer, submissionId } = await handedIn("Two and two is four. #invented");
    expect((await propose(trainer, submissionId)).submission.proposals).toEqual([]);
  });

  it("are accepted or refused one by one, and mark nothing by that", async () => {
    const { trainer, submissionId } = await handedIn("Two and two is four. It is tested.");
    const { submission } = await propose(trainer, submissionId);
    const [first, second] = submission.proposals;
    for (const [{ databaseId }, isAccepted] of [[first, true] as const, [second, false] as const])
      await command(
        trainer,
        `mutation ($id: Int!, $isAccepted: Boolean!) {
          result: decideProposal(proposalId: $id, isAccepted: $isAccepted) { __typename ${refusal} } }`,
        { id: databaseId, isAccepted },
      );
    const read =
      "query ($id: Int!) { submission(databaseId: $id) { state marks { score } proposals { state } } }";
    expect((await ask(trainer, read, { id: submissionId })).submission).toEqual({
      state: "HANDED_IN",
      marks: [],
      proposals: [{ state: "ACCEPTED" }, { state: "REFUSED" }],
    });
  });

  it("count against the day's budget and in the list of usage", async () => {
    const { trainer, submissionId, course } = await handedIn("Two and two is four. It is tested.");
    await propose(trainer, submissionId);
    expect(await rows()).toMatchObject([
      {
        kind: "MARKS",
        status: "SAVED",
        courseId: course.id,
        targetTitle: "A calculator",
        inputTokens: 100,
        outputTokens: 50,
        runningFor: null,
      },
    ]);
    const usage = "{ generationRuns { nodes { kind status inputTokens } } }";
    const { generationRuns } = await ask(admin, usage);
    expect(generationRuns.nodes).toEqual([{ kind: "MARKS", status: "SAVED", inputTokens: 100 }]);
    await prisma.generationRun.updateMany({ data: { inputTokens: 5_000 } });
    expect(await propose(trainer, submissionId)).toHaveProperty("error");
  });

  it("count against the hourly limit of the trainer", async () => {
    const { trainer, submissionId } = await handedIn("Two and two is four. It is tested.");
    for (let number = 0; number < generationPace.attempts; number += 1)
      expect(await propose(trainer, submissionId)).toHaveProperty("submission");
    await prisma.generationRun.updateMany({ data: { inputTokens: 0, outputTokens: 0 } });
    expect(await propose(trainer, submissionId)).toHaveProperty("error");
    expect(await rows()).toHaveLength(generationPace.attempts);
  });

  it.each(["#badjson", "#shape", "#500", "#hangup", "#stop"])(
    "are none when the model fails (%s), which is told and kept in the list of usage",
    async (fault) => {
      const { trainer, submissionId } = await handedIn(`Two and two is four. ${fault}`);
      expect(await propose(trainer, submissionId)).toEqual({
        code: "UNAVAILABLE",
        message: submissionMessages.proposeFailed,
      });
      expect(await rows()).toMatchObject([{ kind: "MARKS", status: "FAILED", reason: expect.any(String) }]);
    },
  );

  it("are not asked for while someone else marks the submission", async () => {
    const { trainer, submissionId } = await handedIn("Two and two is four. It is tested.");
    await acts.piece(admin, "takeSubmission", submissionId);
    expect(await propose(trainer, submissionId)).toMatchObject({ code: "CONFLICT" });
    expect(await rows()).toEqual([]);
  });
});
