import { beforeEach, describe, expect, it } from "vitest";
import { announceOpened } from "#gateway/domains/assessments/openCommands";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { easyQuestions, openExam } from "./exam";

const exam = await openExam();
const { prisma } = exam;
const start = new Date("2030-01-07T03:30:00Z");
const inHours = (count: number) => new Date(start.getTime() + count * 3_600_000);
beforeEach(() => exam.test.setNow(start));

/** A learner before an assessment that no one was notified of. */
async function waiting(data: object = {}, organizationId?: number) {
  const questions = easyQuestions(1);
  const seat = await exam.seated({ questions, ...(organizationId === undefined ? {} : { organizationId }) });
  await prisma.assessment.update({ where: { id: seat.assessment.id }, data: { kind: "EXAM", ...data } });
  return seat;
}

type Seat = Awaited<ReturnType<typeof waiting>>;

/** Puts a learner into a batch with times of its own. */
async function windowFor({ user, assessment, course }: Seat, times: object) {
  const { organizationId } = course;
  const dates = { startDate: new Date("2029-12-01"), endDate: new Date("2030-06-01") };
  const name = `Opening ${nextNumber()}`;
  const batch = await prisma.batch.create({ data: { organizationId, name, description: "Made", ...dates } });
  await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: user.id } });
  const data = { organizationId, assessmentId: assessment.id, batchId: batch.id, ...times };
  await prisma.assessmentWindow.create({ data });
}

async function readOwn(caller: Caller) {
  const { viewer } = await ask(
    caller,
    "{ viewer { notifications(first: 50) { edges { node { kind title body path } } } } }",
  );
  return viewer.notifications.edges.map(({ node }: { node: unknown }) => node);
}

const toNotice = ({ assessment, course }: Seat) => ({
  kind: "assessmentOpened",
  title: `New assessment: ${assessment.title}`,
  body: course.title,
  path: `/learner/assessments/${assessment.id}`,
});

const publish = async (id: number) =>
  command(
    await exam.test.as("admin"),
    `mutation ($id: Int!) { result: publishAssessment(assessmentId: $id) { __typename ${refusal} } }`,
    { id },
  );

describe("an assessment that opens", () => {
  it("is told to the learners of its course when it is published, and to no other", async () => {
    const seat = await waiting({ state: "DRAFT" });
    const [other, elsewhere] = [await exam.enrolled(), await waiting({ state: "DRAFT" }, 2)];
    for (const _time of [1, 2])
      expect(await publish(seat.assessment.id)).toEqual({ __typename: "AssessmentPayload" });
    await announceOpened(exam.test.gateway);
    expect(await readOwn(seat.caller)).toEqual([toNotice(seat)]);
    expect(await readOwn(other.caller)).toEqual([]);
    expect(await prisma.notification.count({ where: { userId: elsewhere.user.id } })).toBe(0);
  });

  it("later is told at its time, once, however many gateways there are", async () => {
    const seat = await waiting({ opensAt: inHours(2) });
    await announceOpened(exam.test.gateway);
    expect(await readOwn(seat.caller)).toEqual([]);
    exam.test.setNow(inHours(2));
    await Promise.all([announceOpened(exam.test.gateway), announceOpened(exam.test.gateway)]);
    expect(await readOwn(seat.caller)).toEqual([toNotice(seat)]);
  });

  it("for one batch is told to its learners at the batch's own time", async () => {
    const seat = await waiting();
    await windowFor(seat, { opensAt: inHours(3) });
    const { user, caller } = await exam.learner();
    await exam.factory.enrolment(user.id, seat.course.id, seat.course.organizationId);
    await announceOpened(exam.test.gateway);
    expect([await readOwn(caller), await readOwn(seat.caller)]).toEqual([[toNotice(seat)], []]);
    exam.test.setNow(inHours(3));
    await announceOpened(exam.test.gateway);
    await announceOpened(exam.test.gateway);
    expect(await readOwn(seat.caller)).toEqual([toNotice(seat)]);
    expect(await readOwn(caller)).toEqual([toNotice(seat)]);
  });

  it("is told to no one once it has closed, is a draft, or follows its course's questions", async () => {
    const seats = [
      await waiting({ closesAt: inHours(-1) }),
      await waiting({ state: "DRAFT" }),
      await waiting({ isPractice: true }),
    ];
    await announceOpened(exam.test.gateway);
    for (const { caller } of seats) expect(await readOwn(caller)).toEqual([]);
  });

  it("keeps its version, so that who edits it can go on", async () => {
    const { assessment } = await waiting();
    const read = () =>
      prisma.assessment.findUniqueOrThrow({ where: { id: assessment.id }, select: { updatedAt: true } });
    const before = await read();
    await announceOpened(exam.test.gateway);
    expect(await read()).toEqual(before);
  });

  it("is taken off the list of who leaves its course", async () => {
    const seat = await waiting();
    await announceOpened(exam.test.gateway);
    await prisma.enrolment.deleteMany({ where: { userId: seat.user.id } });
    expect(await readOwn(seat.caller)).toEqual([]);
  });
});
