import { describe, expect, it } from "vitest";
import { notificationKinds, shownNotificationKinds } from "#gateway/domains/notifications/contract";
import { notificationTexts } from "#gateway/domains/notifications/rules";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { command, refusal } from "../enrolments/classroom";
import { openToldRoom } from "./toldRoom";

const { room, prisma, admin, readOwn, enrol, told, makeBatch, assign } = await openToldRoom();

describe("a learner is told", () => {
  it("a learner is told of an enrolment by staff, once, with the way to the course", async () => {
    const { caller, course, user } = await told();
    await enrol(user.id, course.id);
    const { unread, told: rows } = await readOwn(caller);
    expect(unread).toBe(1);
    expect(rows).toMatchObject([
      {
        kind: "enrolled",
        title: `You are enrolled in ${course.title}`,
        readAt: null,
        path: `/learner/courses/${course.code}/${course.id}`,
      },
    ]);
  });

  it("a learner is told of a batch, with its published courses, instead of each course", async () => {
    const { user, caller } = await room.learner();
    const course = await room.course();
    const draft = await room.course({ status: "DRAFT" });
    const batch = await makeBatch([course.id, draft.id]);
    await assign(batch.id, [user.id]);
    expect((await readOwn(caller)).told).toMatchObject([
      { kind: "welcome", title: `Welcome to ${batch.name}`, body: `Your courses: ${course.title}` },
    ]);
  });

  it("a learner is told of a payment once it was received, with its receipt", async () => {
    const { user, caller } = await room.learner();
    const reference = `TOLD-${nextNumber()}`;
    const input = {
      userId: user.id,
      amount: 125_000,
      reference: reference,
      status: "PENDING",
      comments: "",
      paymentMethod: "CASH",
      transactionDate: "2026-01-05",
    };
    const { payment } = await command(
      admin,
      `mutation ($input: PaymentInput!) { result: createPayment(input: $input) { ... on ChangedPaymentPayload { payment { databaseId } } ${refusal} } }`,
      { input },
    );
    expect((await readOwn(caller)).told).toEqual([]);
    const save = (change: object) =>
      command(
        admin,
        `mutation ($input: PaymentInput!) { result: updatePayment(paymentId: ${payment.databaseId}, input: $input) { __typename ${refusal} } }`,
        { input: { ...input, status: "PAID", ...change } },
      );
    await save({});
    expect((await readOwn(caller)).told).toMatchObject([
      {
        kind: "paymentRecorded",
        title: "Payment received: ₹1,25,000",
        body: `Reference ${reference}`,
        path: `/users/${user.username}/payments/${payment.databaseId}`,
      },
    ]);
    await prisma.notification.deleteMany({ where: { userId: user.id } });
    await save({ comments: "Counted" });
    expect((await readOwn(caller)).told).toEqual([]);
    const payer = await room.learner();
    await save({ userId: payer.user.id });
    expect((await readOwn(payer.caller)).told).toHaveLength(1);
  });

  it("a learner is told of answers and of their acceptance; no one of what they did themselves", async () => {
    const { user, caller, course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    const run = (by: Caller, call: string) =>
      command(
        by,
        `mutation { result: ${call} { ... on TopicQuestionPayload { question { databaseId answers { databaseId } } } ${refusal} } }`,
        {},
      );
    const { question } = await run(caller, `askTopicQuestion(topicId: ${topicId}, markdown: "Why?")`);
    const id: number = question.databaseId;
    await run(caller, `answerTopicQuestion(questionId: ${id}, markdown: "Perhaps.")`);
    expect((await readOwn(caller)).told).toEqual([]);
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, course.id);
    const answered = await run(other.caller, `answerTopicQuestion(questionId: ${id}, markdown: "So.")`);
    const answerId = answered.question.answers.at(-1).databaseId;
    await run(caller, `acceptTopicAnswer(questionId: ${id}, answerId: ${answerId})`);
    expect((await readOwn(caller)).told).toMatchObject([
      { kind: "questionAnswered", title: `${other.user.name} answered your question` },
    ]);
    expect((await readOwn(other.caller)).told).toMatchObject([{ kind: "answerAccepted" }]);
    // Hidden by staff, it is shown to who asked alone.
    await prisma.topicQuestion.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect((await readOwn(other.caller)).told).toEqual([]);
    expect((await readOwn(caller)).told).toHaveLength(1);
    expect(user.id).not.toBe(other.user.id);
  });
});

it("learners hear of a lesson's first publication alone, trainers of questions under it", async () => {
  const { caller, course } = await room.enrolled();
  const trainer = await room.factory.user({ userType: "E" });
  const trainerCaller = await room.test.visitor.signIn(trainer.signIn);
  const batch = await makeBatch([course.id]);
  const place = { organizationId: demoId, batchId: batch.id, courseId: course.id };
  await prisma.batchTrainer.create({ data: { ...place, trainerId: trainer.id, role: "TRAINER" } });
  const [open, planned] = course.topics.map(({ id }) => id);
  if (!open || !planned) throw new Error("the course has no topics");
  await room.settings(planned, { opening: "WITH_PLAN" });
  await room.published(planned, ["Later"]);
  await room.published(open, ["One"]);
  await room.published(open, ["Two"]);
  const path = `/learner/courses/${course.code}/${course.id}/topics/${open}`;
  expect((await readOwn(caller)).told).toMatchObject([
    { kind: "newLesson", title: "New lesson: Topic 1.1", path },
  ]);
  await command(
    caller,
    `mutation { result: askTopicQuestion(topicId: ${open}, markdown: "Why?") { __typename ${refusal} } }`,
    {},
  );
  const { id } = await prisma.topicQuestion.findFirstOrThrow({ where: { topicId: open } });
  expect((await readOwn(trainerCaller)).told).toMatchObject([
    { kind: "questionAsked", path: `/admin/inbox#question-${id}` },
  ]);
});

it("300 learners are told in as many statements as three", async () => {
  const learners = async (count: number) => {
    const number = nextNumber();
    const rows = Array.from({ length: count }, (_, at) => ({
      organizationId: demoId,
      userType: "U" as const,
      name: `Many ${at}`,
      username: `many${number}x${at}`,
      email: `many${number}x${at}@made.example`,
    }));
    return (await prisma.user.createManyAndReturn({ data: rows, select: { id: true } })).map(({ id }) => id);
  };
  const writing = async (count: number) => {
    const batch = await makeBatch([(await room.course()).id]);
    const userIds = await learners(count);
    const statements = await room.test.statementsOf(() => assign(batch.id, userIds));
    expect(await prisma.notification.count({ where: { batchId: batch.id } })).toBe(count);
    return statements.filter((sql) => sql.includes('"Notification"')).length;
  };
  const few = await writing(3);
  expect(few).toBeGreaterThan(0);
  expect(await writing(300)).toBe(few);
});

it("every kind of the product has a text, and so have those whose source is to come, but no mail of an account", () => {
  const written = new Set(Object.keys(notificationTexts));
  expect(shownNotificationKinds.filter((kind) => !written.has(kind))).toEqual([]);
  const ofAccounts = Object.entries(notificationKinds).filter(([, kind]) => "isSecurity" in kind);
  expect(ofAccounts.filter(([kind]) => written.has(kind))).toEqual([]);
});
