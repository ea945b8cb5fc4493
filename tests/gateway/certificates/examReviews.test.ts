import { beforeAll, describe, expect, it } from "vitest";
import { command, refusal } from "../enrolments/classroom";
import { openReviews } from "./reviewRoom";

const { room, admin, ask, issued, startReviews } = await openReviews();
const { test, prisma, organizationId, taught } = room;

const run = async (field: string) => {
  const outcome = await command(admin, `mutation { result: ${field} { __typename ${refusal} } }`, {});
  expect(outcome.__typename).toMatch(/Payload$/);
};

interface Sat {
  /** Null for an essay that waits. */
  marks: readonly (number | null)[];
  startedAt?: Date;
  dueAt?: Date;
  /** Null when its time runs out. */
  submittedAt?: Date | null;
}

/** An exam of a course, that learners have sat. */
async function examOf(courseId: number, data: object = {}) {
  const exam = await room.exam(courseId, data);
  const sit = async (userId: number, { marks, ...times }: Sat) => {
    const at = new Date("2026-01-01");
    const { id: attemptId } = await prisma.attempt.create({
      data: {
        organizationId,
        assessmentId: exam.id,
        userId,
        passingScore: 50,
        startedAt: at,
        dueAt: at,
        submittedAt: at,
        ...times,
      },
    });
    return prisma.attemptQuestion.createManyAndReturn({
      data: marks.map((mark, place) => ({
        organizationId,
        attemptId,
        title: "Why?",
        displayOrder: place,
        maxMarks: 10,
        marks: mark,
        type: mark === null ? ("ESSAY" as const) : ("SHORT_TEXT" as const),
        answeredAt: at,
        answerText: "because",
        acceptedAnswers: ["why not"],
      })),
    });
  };
  return { exam, sit };
}

describe("a certificate that asks for a grade is issued", () => {
  beforeAll(startReviews);

  it("a certificate that asks for a grade is issued by the mark of an essay, a regrade and the release of marks", async () => {
    const { learner, course } = await taught();
    const { user } = learner;
    const byHand = await examOf(course.id);
    const [essay] = await byHand.sit(user.id, { marks: [null] });
    const marked = await ask(course.id, { minGrade: 80 });
    await run(`markAnswer(questionId: ${essay?.id}, marks: 10)`);
    await issued(marked);

    const regraded = await examOf(course.id);
    const source = await prisma.question.create({
      data: {
        organizationId,
        courseId: course.id,
        type: "SHORT_TEXT",
        title: "Why?",
        displayOrder: 1,
        acceptedAnswers: ["because"],
      },
    });
    const [copy] = await regraded.sit(user.id, { marks: [0] });
    await prisma.attemptQuestion.update({ where: { id: copy?.id ?? 0 }, data: { sourceId: source.id } });
    const right = await ask(course.id, { assessmentId: regraded.exam.id });
    await run(`regrade(assessmentId: ${regraded.exam.id}, dryRun: false, reason: "Wrong key")`);
    await issued(right);

    const held = await examOf(course.id, { holdsMarks: true });
    await held.sit(user.id, { marks: [10] });
    const released = await ask(course.id, { assessmentId: held.exam.id });
    await run(`releaseMarks(assessmentId: ${held.exam.id})`);
    await issued(released);
  });

  it("a certificate that asks for a grade is issued when the time of a passed attempt runs out, also when it was moved", async () => {
    const { learner, course } = await taught();
    const { exam, sit } = await examOf(course.id);
    const templateId = await ask(course.id, { assessmentId: exam.id });
    const now = Date.now();
    const [startedAt, dueAt] = [new Date(now), new Date(now + 60 * 60_000)];
    await sit(learner.user.id, { marks: [10], startedAt, dueAt, submittedAt: null });
    await run(`addAttemptMinutes(assessmentId: ${exam.id}, minutes: 10)`);
    const planned = await prisma.job.findFirst({
      where: { kind: "certificates.review", payload: { path: ["courseId"], equals: course.id } },
    });
    expect(planned?.runAt).toEqual(new Date(now + 70 * 60_000));
    test.setNow(new Date(now + 70 * 60_000));
    await issued(templateId);
  });
});

describe("an assessment counts as passed", () => {
  it("an assessment counts as passed by the attempt that counts: the best one, or the last", async () => {
    const { learner, course } = await taught();
    const read = async (countedAttempt: string) => {
      const { exam, sit } = await examOf(course.id, { countedAttempt });
      await sit(learner.user.id, { marks: [10], startedAt: new Date("2026-01-01") });
      await sit(learner.user.id, { marks: [0], startedAt: new Date("2026-01-02"), submittedAt: null });
      const templateId = await ask(course.id, { assessmentId: exam.id });
      const { data } = await admin.graphql(
        `{ certificateCandidates(templateId: ${templateId}) { missing } }`,
      );
      return data.certificateCandidates;
    };
    expect(await read("BEST")).toEqual([{ missing: [] }]);
    expect(await read("LAST")).toEqual([{ missing: ["Assessment not passed"] }]);
  });
});
