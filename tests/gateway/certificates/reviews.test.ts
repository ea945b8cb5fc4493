import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { newElements } from "#gateway/domains/certificates/layoutContract";
import { defaultScheme } from "#gateway/domains/grades/contract";
import { startWorker } from "#gateway/jobs/worker";
import { jobHandlers } from "#gateway/schema/manifests";
import { command, refusal } from "../enrolments/classroom";
import { openGradeRoom } from "../grades/gradeRoom";
import { until } from "../mail/mailRoom";
import { acts, openWorkshop } from "../submissions/workshop";

const room = await openGradeRoom();
const { test, prisma, organizationId, taught } = room;
const admin = await test.as("admin");
afterEach(() => test.setNow());
afterAll(async () => {
  await test.gateway.tasks.close();
  await test.close();
});

/** A template of a course that is issued by itself. */
async function ask(courseId: number, rule: { minGrade?: number; assessmentId?: number }): Promise<number> {
  const input = {
    name: "Earned",
    courseId,
    isLandscape: true,
    elements: newElements(),
    minProgress: 0,
    isAutomatic: true,
    isActive: true,
    ...rule,
  };
  const outcome = await command(
    admin,
    `mutation ($input: CertificateTemplateInput!) {
      result: saveCertificateTemplate(input: $input) {
        ... on SavedCertificateTemplatePayload { template { databaseId } } ${refusal}
      }
    }`,
    { input },
  );
  return outcome.template.databaseId;
}

const countCertificates = (templateId: number) => prisma.certificate.count({ where: { templateId } });
const issued = (templateId: number) =>
  until(test.gateway.bus, async () => (await countCertificates(templateId)) > 0);

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

describe("what has changed a grade", () => {
  const waiting = (userId: number) =>
    prisma.job.count({
      where: { kind: "certificates.review", payload: { path: ["userId"], equals: userId } },
    });

  it("is reviewed once for a learner and course, and only while a certificate can be earned", async () => {
    const { book, learners, trainer } = await taught(2);
    const [first, second] = learners.map(({ user }) => user.id);
    const enter = async (userId = 0) => {
      for (const points of [1, 2]) {
        const itemKey = await room.addItem(trainer.caller, book);
        await room.enter(trainer.caller, { ...book, userId, itemKey }, { points });
      }
    };
    await enter(first);
    expect(await waiting(first ?? 0)).toBe(0);
    await ask(book.courseId, {});
    await enter(first);
    expect(await waiting(first ?? 0), "for a rule that looks at no marks").toBe(0);
    const templateId = await ask(book.courseId, { minGrade: 90 });
    await enter(first);
    expect(await waiting(first ?? 0)).toBe(1);
    await prisma.certificate.create({
      data: {
        organizationId,
        templateId,
        userId: second ?? 0,
        serial: "0123456789AB",
        name: "B",
        title: "T",
        issuedOn: new Date("2026-01-01"),
      },
    });
    await enter(second);
    expect(await waiting(second ?? 0)).toBe(0);
  });
});

describe("a certificate that asks for a grade is issued", () => {
  beforeAll(() => void startWorker(test.gateway, jobHandlers, { pollEvery: 20 }));

  it("a certificate that asks for a grade is issued by a mark in the gradebook", async () => {
    const { book, learner, trainer } = await taught();
    const templateId = await ask(book.courseId, { minGrade: 70 });
    const itemKey = await room.addItem(trainer.caller, book);
    await room.enter(trainer.caller, { ...book, userId: learner.user.id, itemKey }, { points: 20 });
    await issued(templateId);
  });

  it("a certificate that asks for a grade is issued by another scheme, and by the end of an item that weighed it down", async () => {
    for (const change of ["scheme", "item"]) {
      const { book, learner, trainer } = await taught();
      const [good, bad] = [
        await room.addItem(trainer.caller, book),
        await room.addItem(trainer.caller, book, { category: "PROJECTS" }),
      ];
      const userId = learner.user.id;
      await room.enter(trainer.caller, { ...book, userId, itemKey: good }, { points: 20 });
      await room.enter(trainer.caller, { ...book, userId, itemKey: bad }, { points: 0 });
      const templateId = await ask(book.courseId, { minGrade: 80 });
      const weights = Object.entries({ ASSESSMENTS: 100, ASSIGNMENTS: 0, PROJECTS: 0, PROGRESS: 0 });
      const input = {
        ...defaultScheme,
        weights: weights.map(([category, weight]) => ({ category, weight })),
      };
      const outcome =
        change === "scheme"
          ? await command(
              admin,
              `mutation ($courseId: Int!, $input: GradeSchemeInput!) {
                result: saveGradeScheme(courseId: $courseId, input: $input) { __typename ${refusal} } }`,
              { courseId: book.courseId, input },
            )
          : await command(
              admin,
              `mutation ($id: Int!) { result: deleteGradeItem(itemId: $id) { __typename ${refusal} } }`,
              { id: Number(bad.split(":")[1]) },
            );
      expect(outcome.__typename).toMatch(/Payload$/);
      await issued(templateId);
    }
  });

  it("a certificate that asks for a grade is issued by an accepted piece of work, and by a mark that holds again", async () => {
    const shop = await openWorkshop(room, admin);
    const { caller } = shop.trainer;
    const assignmentId = await shop.write({ rubricId: null });
    await shop.give(assignmentId, { dueAt: "2030-02-01T00:00:00Z" });
    await acts.save(shop.learner.caller, assignmentId, { text: "Mine" });
    const { submission } = await acts.handIn(shop.learner.caller, assignmentId);
    const grade = async (points: number) => {
      const outcome = await acts.judge(caller, "gradeSubmission", submission.databaseId, {
        points,
        comment: "",
      });
      expect(outcome.submission).toMatchObject({ state: "ACCEPTED" });
    };
    await grade(60);
    await grade(6);
    const templateId = await ask(shop.course.id, { minGrade: 70 });
    const undone = await acts.piece(caller, "undoGrade", submission.databaseId);
    expect(undone.submission).toMatchObject({ state: "ACCEPTED" });
    await issued(templateId);
    const second = await ask(shop.course.id, { minGrade: 70 });
    await grade(60);
    await issued(second);
  });

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
