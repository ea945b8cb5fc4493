import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { minuteMs } from "#gateway/domains/durationContract";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { ask } from "../enrolments/classroom";
import { easyQuestions, openExam, start, submit } from "./exam";

const exam = await openExam();
const { prisma } = exam;
const at = (hour: number) => new Date(Date.UTC(2030, 0, 7, hour));
beforeEach(() => exam.test.setNow(at(4)));

let admin: Caller;
beforeAll(async () => {
  exam.test.setNow(at(4));
  admin = await exam.test.as("admin");
});

const document = `query ($id: Int!) { assessment(databaseId: $id) {
  own { opensAt closesAt minutes attemptsLeft problem } } }`;
const own = async (caller: Caller, id: number) => (await ask(caller, document, { id })).assessment?.own;

/** A learner before an exam of an hour that opens at 5 and closes at 9. */
async function seated() {
  const seat = await exam.seated({ questions: easyQuestions(1), duration: 60 });
  const data = { opensAt: at(5), closesAt: at(9), maxAttempts: 1 };
  await prisma.assessment.update({ where: { id: seat.assessment.id }, data });
  return { ...seat, id: seat.assessment.id };
}

const terms = {
  opensAt: at(5).toISOString(),
  closesAt: at(9).toISOString(),
  minutes: 60,
  attemptsLeft: 1,
  problem: "NOT_OPEN",
};

describe("what a learner is told of an exam beforehand", () => {
  it("is when it opens and closes, and why it cannot be started", async () => {
    const { caller, id } = await seated();
    expect(await own(caller, id)).toEqual(terms);
    exam.test.setNow(at(5));
    expect(await own(caller, id)).toEqual({ ...terms, problem: null });
    const { attempt } = await start(caller, id);
    await submit(caller, attempt.databaseId);
    expect(await own(caller, id)).toEqual({ ...terms, attemptsLeft: 0, problem: "NO_ATTEMPTS_LEFT" });
    exam.test.setNow(new Date(at(9).getTime() + minuteMs));
    expect(await own(caller, id)).toMatchObject({ problem: "CLOSED" });
  });

  it("follows the learner's batch, exception and lasting extra time, and no other's", async () => {
    const { caller, course, user, id } = await seated();
    const dates = { startDate: at(0), endDate: at(20) };
    const { organizationId } = course;
    const batch = await prisma.batch.create({
      data: { organizationId, name: `Own ${nextNumber()}`, description: "Made", ...dates },
    });
    await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: user.id } });
    await prisma.assessmentWindow.create({
      data: { organizationId, assessmentId: id, batchId: batch.id, opensAt: at(3), closesAt: at(6) },
    });
    await prisma.user.update({ where: { id: user.id }, data: { extraTimePercent: 25 } });
    const mate = await exam.learner();
    await exam.factory.enrolment(mate.user.id, course.id);
    await prisma.assessmentException.create({
      data: {
        organizationId,
        assessmentId: id,
        userId: mate.user.id,
        extraAttempts: 2,
        extraMinutes: 5,
        closesAt: at(12),
        reason: "Ill",
        grantedById: 1,
        grantedByName: "Made",
      },
    });
    expect(await own(caller, id)).toEqual({
      opensAt: at(3).toISOString(),
      closesAt: at(6).toISOString(),
      minutes: 75,
      attemptsLeft: 1,
      problem: null,
    });
    expect(await own(mate.caller, id)).toEqual({
      opensAt: at(5).toISOString(),
      closesAt: at(12).toISOString(),
      minutes: 65,
      attemptsLeft: 3,
      problem: "NOT_OPEN",
    });
  });

  it("is that it is closed once it was archived or its course was unpublished", async () => {
    const { caller, course, id } = await seated();
    exam.test.setNow(at(5));
    await start(caller, id);
    await prisma.assessment.update({ where: { id }, data: { maxAttempts: 3 } });
    await exam.unpublish(course.id);
    expect(await own(caller, id)).toMatchObject({ attemptsLeft: 2, problem: "CLOSED" });
  });

  it("is nothing for those who are not its learners", async () => {
    const { id } = await seated();
    expect(await own(admin, id)).toBeNull();
    const stranger = await exam.learner();
    expect(await own(stranger.caller, id)).toBeUndefined();
    expect(await own(await exam.test.as("otherAdmin"), id)).toBeUndefined();
    const { errors } = await exam.test.visitor.graphql(document, { id });
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
