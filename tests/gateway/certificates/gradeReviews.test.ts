import { beforeAll, describe, expect, it } from "vitest";
import { dayMs } from "#gateway/domains/durationContract";
import { defaultScheme } from "#gateway/domains/grades/contract";
import { command, refusal } from "../enrolments/classroom";
import { acts, openWorkshop } from "../submissions/workshop";
import { openReviews } from "./reviewRoom";

const { room, admin, ask, issued, startReviews } = await openReviews();
const { prisma, organizationId, taught } = room;

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
        courseId: book.courseId,
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

describe("topics that are ticked by one statement", () => {
  it("topics ticked together ask for one review of each person", async () => {
    const { book, learners } = await taught(2);
    const { courseId } = book;
    await ask(courseId, {});
    const module = await prisma.module.create({
      data: { organizationId, courseId, name: "Ticked", displayOrder: 9 },
    });
    const topics = await prisma.topic.createManyAndReturn({
      data: ["A", "B", "C"].map((name, index) => ({
        organizationId,
        courseId,
        moduleId: module.id,
        name,
        displayOrder: index,
      })),
    });
    const ticks = learners.flatMap(({ user }) =>
      topics.map(({ id }) => ({
        organizationId,
        courseId,
        userId: user.id,
        topicId: id,
        status: "COMPLETED" as const,
      })),
    );
    await prisma.topicProgress.createMany({ data: ticks });
    const reviews = await prisma.job.findMany({
      where: {
        kind: "certificates.review",
        key: { in: learners.map(({ user }) => `${user.id}:${courseId}`) },
      },
    });
    expect(reviews.map(({ turn }) => turn)).toEqual([0, 0]);
  });
});

describe("a certificate that asks for a grade is issued", () => {
  beforeAll(startReviews);

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

  it("a certificate that asks for a grade is issued by a date that makes late work count", async () => {
    const shop = await openWorkshop(room, admin);
    const day = (days: number) => new Date(Date.now() + days * dayMs);
    const assignmentId = await shop.write({ rubricId: null, latePercent: 100 });
    const { given } = await shop.give(assignmentId, { dueAt: day(-1) });
    const handedIn = async (learner: typeof shop.learner) => {
      await acts.save(learner.caller, assignmentId, { text: "Mine" });
      const { submission } = await acts.handIn(learner.caller, assignmentId);
      await acts.judge(shop.trainer.caller, "gradeSubmission", submission.databaseId, { points: 60 });
    };
    await handedIn(shop.learner);
    const extended = await ask(shop.course.id, { minGrade: 70 });
    const outcome = await command(
      admin,
      `mutation ($givenId: Int!, $userId: Int!, $dueAt: DateTime!) {
        result: grantExtension(givenId: $givenId, userId: $userId, dueAt: $dueAt, reason: "Fever") { __typename ${refusal} } }`,
      { givenId: given.databaseId, userId: shop.learner.user.id, dueAt: day(1) },
    );
    expect(outcome).not.toHaveProperty("code");
    await issued(extended);
    await handedIn(await shop.addLearner());
    const moved = await ask(shop.course.id, { minGrade: 71 });
    await prisma.certificate.deleteMany({ where: { templateId: moved } });
    await shop.give(assignmentId, { dueAt: day(2) });
    await issued(moved);
  });
});
