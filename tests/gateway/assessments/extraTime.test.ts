import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { openResults, start, submit } from "./exam";

const { exam, prisma, run, results } = await openResults();

describe("a person's extra time", () => {
  it("holds in every exam that begins after it was set", async () => {
    const seat = await exam.seated({ duration: 40 });
    const { id } = seat.user;
    expect(await run(`setExtraTime(userId: ${id}, percent: 25)`)).toMatchObject({
      __typename: "UserPayload",
    });
    const { attempt } = await start(seat.caller, seat.assessment.id);
    const kept = await prisma.attempt.findUniqueOrThrow({ where: { id: Number(attempt.databaseId) } });
    expect(kept.dueAt?.getTime()).toBe(kept.startedAt.getTime() + 50 * 60_000);
  });

  it("is at most three times the exam's, and is set by staff alone", async () => {
    const { user, caller } = await exam.seated();
    expect(await run(`setExtraTime(userId: ${user.id}, percent: 301)`)).toMatchObject({ code: "INVALID" });
    const { errors } = await caller.graphql(
      `mutation { setExtraTime(userId: ${user.id}, percent: 25) { __typename } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const { data } = await caller.graphql("{ viewer { extraTimePercent } }");
    expect(data.viewer.extraTimePercent).toBe(0);
  });

  it("lets what happened be noted later, with the moment at which it did", async () => {
    const sitting = await exam.sitting();
    await run(
      `noteAttemptEvent(attemptId: ${sitting.attemptId}, kind: WENT_OFFLINE, question: 1, secondsAgo: 90)`,
      sitting.caller,
    );
    const [event] = await prisma.attemptEvent.findMany({ where: { attemptId: sitting.attemptId } });
    expect(Math.abs(Date.now() - 90_000 - (event?.at.getTime() ?? 0))).toBeLessThan(30_000);
  });
});

describe("the log of an attempt", () => {
  it("is written by its learner while it is open, and read by staff alone", async () => {
    const sitting = await exam.sitting();
    const note = (caller: Caller) =>
      run(`noteAttemptEvent(attemptId: ${sitting.attemptId}, kind: LEFT_PAGE, question: 1)`, caller);
    expect(await note(sitting.caller)).toMatchObject({ __typename: "NotedAttemptPayload" });
    const { caller: other } = await exam.seated();
    expect(await note(other)).toMatchObject({ code: "NOT_FOUND" });
    expect(await results(sitting.assessment.id)).toMatchObject({
      sittings: [{ events: [{ kind: "LEFT_PAGE", question: 1 }] }],
    });
    await submit(sitting.caller, sitting.attemptId);
    expect(await note(sitting.caller)).toMatchObject({ code: "CONFLICT" });
  });
});
