import { afterAll, afterEach, describe, expect, it } from "vitest";
import { notificationKinds, shownNotificationKinds } from "#gateway/domains/notifications/contract";
import { notificationTexts } from "#gateway/domains/notifications/rules";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { ask, command, nodeType, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";

const room = await openLessonRoom();
const { prisma } = room.test.database;
const admin = await room.test.as("admin");
const sockets: LiveSocket[] = [];
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => room.test.close());

const own =
  "{ viewer { unreadNotificationCount notifications(first: 50) { edges { node { id databaseId kind title body path readAt } } } } }";

interface Told {
  id: string;
  databaseId: number;
  kind: string;
  title: string;
  body: string;
  path: string;
  readAt: string | null;
}

async function readOwn(caller: Caller): Promise<{ unread: number; told: Told[] }> {
  const { viewer } = await ask(caller, own);
  return {
    unread: viewer.unreadNotificationCount,
    told: viewer.notifications.edges.map(({ node }: { node: Told }) => node),
  };
}

const enrol = (userId: number, courseId: number) =>
  command(
    admin,
    `mutation { result: enrolUser(userId: ${userId}, courseId: ${courseId}) { __typename ${refusal} } }`,
    {},
  );

const mark = (caller: Caller, args: string) =>
  command(
    caller,
    `mutation { result: markNotificationsRead(${args}) { ... on NotificationsReadPayload { user { unreadNotificationCount } } ${refusal} } }`,
    {},
  );

/** A learner whom staff have enrolled in a course. */
async function told() {
  const learner = await room.learner();
  const course = await room.course();
  await enrol(learner.user.id, course.id);
  return { ...learner, course };
}

async function makeBatch(courseIds: readonly number[]) {
  const organizationId = demoId;
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const name = `Told batch ${nextNumber()}`;
  const batch = await prisma.batch.create({ data: { organizationId, name, description: "Made", ...dates } });
  for (const courseId of courseIds)
    await prisma.batchCourse.create({ data: { organizationId, batchId: batch.id, courseId, ...dates } });
  return batch;
}

const assign = (batchId: number, userIds: readonly number[]) =>
  command(
    admin,
    `mutation ($userIds: [Int!]!) { result: assignUsersToBatch(batchId: ${batchId}, userIds: $userIds) { __typename ${refusal} } }`,
    { userIds },
  );

describe("a learner is told", () => {
  it("of an enrolment by staff, once, with the way to the course", async () => {
    const { caller, course, user } = await told();
    await enrol(user.id, course.id);
    const { unread, told: rows } = await readOwn(caller);
    expect(unread).toBe(1);
    expect(rows).toMatchObject([
      {
        ...{ kind: "enrolled", title: `You are enrolled in ${course.title}`, readAt: null },
        path: `/learner/courses/${course.code}/${course.id}`,
      },
    ]);
  });

  it("of a batch, with its published courses, instead of each course", async () => {
    const { user, caller } = await room.learner();
    const course = await room.course();
    const draft = await room.course({ status: "DRAFT" });
    const batch = await makeBatch([course.id, draft.id]);
    await assign(batch.id, [user.id]);
    expect((await readOwn(caller)).told).toMatchObject([
      { kind: "welcome", title: `Welcome to ${batch.name}`, body: `Your courses: ${course.title}` },
    ]);
  });

  it("of a payment once it was received, with its receipt", async () => {
    const { user, caller } = await room.learner();
    const reference = `TOLD-${nextNumber()}`;
    const input = {
      ...{ userId: user.id, amount: 125_000, paymentId: reference, status: "PENDING", comments: "" },
      ...{ paymentMethod: "CASH", transactionDate: "2026-01-05" },
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
        ...{ kind: "paymentRecorded", title: "Payment received: ₹1,25,000", body: `Reference ${reference}` },
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

  it("of answers and of their acceptance; no one of what they did themselves", async () => {
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
  expect((await readOwn(trainerCaller)).told).toMatchObject([{ kind: "questionAsked", path }]);
});

describe("no one hears of what they may not see", () => {
  it("neither when it is sent nor when it is read", async () => {
    const { caller, course, user } = await told();
    const [{ id } = { id: "" }] = (await readOwn(caller)).told;
    await room.unpublish(course.id);
    expect(await readOwn(caller)).toEqual({ unread: 0, told: [] });
    expect(await nodeType(caller, id)).toBeUndefined();
    const draft = await room.course({ status: "DRAFT" });
    const batch = await makeBatch([]);
    await assign(batch.id, [user.id]);
    await command(
      admin,
      `mutation ($input: BatchCourseInput!) { result: assignCourseToBatch(batchId: ${batch.id}, input: $input) { __typename ${refusal} } }`,
      { input: { courseId: draft.id, startDate: "2030-01-01", endDate: "2030-06-01" } },
    );
    expect(await prisma.notification.count({ where: { userId: user.id, courseId: draft.id } })).toBe(0);
  });

  it("a user sees neither the notifications nor the count of others, as staff neither", async () => {
    const { user } = await told();
    for (const field of ["unreadNotificationCount", "notifications(first: 1) { edges { node { id } } }"]) {
      const { errors } = await admin.graphql(`{ userByUsername(username: "${user.username}") { ${field} } }`);
      expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    }
  });
});

describe("marking as read", () => {
  it("some or all, one's own alone, and nothing without a choice", async () => {
    const { caller, user } = await told();
    // A minute later, so that the two are not one.
    await prisma.notification.updateMany({
      where: { userId: user.id },
      data: { createdAt: new Date("2026-01-01") },
    });
    await enrol(user.id, (await room.course()).id);
    const other = await told();
    const [{ databaseId } = { databaseId: 0 }] = (await readOwn(caller)).told;
    const [{ databaseId: foreign } = { databaseId: 0 }] = (await readOwn(other.caller)).told;
    expect(await mark(caller, `ids: [${databaseId}, ${foreign}]`)).toEqual({
      user: { unreadNotificationCount: 1 },
    });
    expect((await readOwn(other.caller)).unread).toBe(1);
    expect(await mark(caller, "all: true")).toEqual({ user: { unreadNotificationCount: 0 } });
    for (const args of ["ids: [], all: true", "all: false", `ids: [${Array(501).fill(1)}]`])
      expect(await mark(caller, args)).toMatchObject({ code: "INVALID" });
  });

  it("and arriving are heard in all windows of that user, and in no others", async () => {
    const { caller, user } = await room.learner();
    const other = await room.learner();
    const open = async (by: Caller) => {
      const init = { authorization: `Bearer ${by.token}`, confirm: true };
      const socket = await openLiveSocket(room.test.origin, { init });
      sockets.push(socket);
      socket.subscribe(
        "1",
        "subscription { notificationArrived { hasArrived user { unreadNotificationCount } } }",
      );
      await socket.next();
      return socket;
    };
    const windows = [await open(caller), await open(caller)];
    const foreign = await open(other.caller);
    const heard = async (socket: LiveSocket) => (await socket.next()).payload?.data?.notificationArrived;
    await enrol(user.id, (await room.course()).id);
    for (const socket of windows)
      expect(await heard(socket)).toEqual({ hasArrived: true, user: { unreadNotificationCount: 1 } });
    await mark(caller, "all: true");
    for (const socket of windows)
      expect(await heard(socket)).toEqual({ hasArrived: false, user: { unreadNotificationCount: 0 } });
    await enrol(other.user.id, (await room.course()).id);
    expect(await heard(foreign)).toEqual({ hasArrived: true, user: { unreadNotificationCount: 1 } });
  });
});

it("300 learners are told in as many statements as three", async () => {
  const learners = async (count: number) => {
    const number = nextNumber();
    const rows = Array.from({ length: count }, (_, at) => ({
      ...{ organizationId: demoId, userType: "U" as const, name: `Many ${at}` },
      ...{ username: `many${number}x${at}`, email: `many${number}x${at}@made.example` },
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
