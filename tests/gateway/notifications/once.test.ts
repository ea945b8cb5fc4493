import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { notify } from "#gateway/domains/notifications/commands";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";

const room = await openLessonRoom();
const { test, factory } = room;
const { prisma } = test.database;
const db = test.gateway.tenantClient(demoId);
const admin = await test.as("admin");
afterAll(() => test.close());

interface Shown {
  title: string;
  merged: { title: string }[];
}

const selection = "title merged { title }";
async function readOwn(caller: Caller): Promise<{ unread: number; rows: Shown[] }> {
  const { viewer } = await ask(
    caller,
    `{ viewer { unreadNotificationCount notifications(first: 50) { edges { node { ${selection} } } } } }`,
  );
  const rows = viewer.notifications.edges.map(({ node }: { node: Shown }) => node);
  return { unread: viewer.unreadNotificationCount, rows };
}

const start = Date.UTC(2030, 0, 7);
const at = (seconds: number) => ({ organizationId: demoId, now: new Date(start + seconds * 1_000) });

const enrolledIn = (course: { id: number; title: string }, userId: number) => ({
  kind: "enrolled" as const,
  values: { course: course.title },
  subject: { key: "courseId" as const, id: course.id },
  to: { id: userId },
  path: `/learner/courses/${course.id}`,
});

const learnerIn = async (count: number) => {
  const learner = await room.learner();
  const courses = [];
  for (let made = 0; made < count; made += 1) {
    const course = await room.course();
    await factory.enrolment(learner.user.id, course.id);
    courses.push(course);
  }
  return { ...learner, courses };
};

describe("several of a kind within a minute", () => {
  it("become one with the first, and one that comes later is another", async () => {
    const { caller, courses, user } = await learnerIn(4);
    for (const [place, seconds] of [0, 20, 59, 61].entries()) {
      const course = courses[place];
      if (course) await db.$transaction((tx) => notify(tx, at(seconds), [enrolledIn(course, user.id)]));
    }
    const { unread, rows } = await readOwn(caller);
    expect(unread).toBe(2);
    expect(rows.map(({ merged }) => merged.length)).toEqual([0, 2]);
  });

  it("become one when they come at the same moment, from one command or from several", async () => {
    const { caller, courses, user } = await learnerIn(4);
    const [first, ...others] = courses.map((course) => enrolledIn(course, user.id));
    if (!first) throw new Error("no course");
    await Promise.all([
      db.$transaction((tx) => notify(tx, at(0), [first])),
      db.$transaction((tx) => notify(tx, at(0), others)),
    ]);
    const { unread, rows } = await readOwn(caller);
    expect([unread, rows.length, rows[0]?.merged.length]).toEqual([1, 1, 3]);
  });

  it("are read together, and one that follows what was read is another", async () => {
    const { caller, courses, user } = await learnerIn(3);
    const wanted = courses.map((course) => enrolledIn(course, user.id));
    await db.$transaction((tx) => notify(tx, at(0), wanted.slice(0, 2)));
    await command(
      caller,
      `mutation { result: markNotificationsRead(all: true) { __typename ${refusal} } }`,
      {},
    );
    expect(await prisma.notification.count({ where: { userId: user.id, readAt: null } })).toBe(0);
    await db.$transaction((tx) => notify(tx, at(5), wanted.slice(2)));
    expect((await readOwn(caller)).unread).toBe(1);
  });

  it("do not show one that may no longer be seen", async () => {
    const { caller, courses, user } = await learnerIn(3);
    await db.$transaction((tx) =>
      notify(
        tx,
        at(0),
        courses.map((course) => enrolledIn(course, user.id)),
      ),
    );
    await room.unpublish(courses[2]?.id ?? 0);
    expect((await readOwn(caller)).rows[0]?.merged).toEqual([
      { title: `You are enrolled in ${courses[1]?.title}` },
    ]);
  });
});

it("who leaves a batch or course and comes back is told once", async () => {
  const { caller, courses, user } = await learnerIn(1);
  const course = courses[0];
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId: demoId, name: `Again ${user.id}`, description: "Made", ...dates },
  });
  const run = (call: string) => command(admin, `mutation { result: ${call} { __typename ${refusal} } }`, {});
  for (let round = 0; round < 2; round += 1) {
    await run(`assignUsersToBatch(batchId: ${batch.id}, userIds: [${user.id}])`);
    await run(`removeUsersFromBatch(batchId: ${batch.id}, userIds: [${user.id}])`);
    await run(`removeEnrolment(userId: ${user.id}, courseId: ${course?.id})`);
    await run(`enrolUser(userId: ${user.id}, courseId: ${course?.id})`);
  }
  await run(`assignUsersToBatch(batchId: ${batch.id}, userIds: [${user.id}])`);
  expect(
    await prisma.notification.groupBy({ by: ["kind"], where: { userId: user.id }, _count: true }),
  ).toEqual(
    expect.arrayContaining([
      { kind: "welcome", _count: 1 },
      { kind: "enrolled", _count: 1 },
    ]),
  );
  expect((await readOwn(caller)).unread).toBe(2);
});

/** The possible states of a learner, a course and a question when something is sent. */
const world = fc.record({
  isStaff: fc.boolean(),
  isActive: fc.boolean(),
  isPublished: fc.boolean(),
  isEnrolled: fc.boolean(),
  membership: fc.constantFrom("none" as const, "ACTIVE" as const, "DROPPED" as const),
  isHidden: fc.boolean(),
  asks: fc.boolean(),
  pays: fc.boolean(),
  chats: fc.boolean(),
});
type World = typeof world extends fc.Arbitrary<infer Made> ? Made : never;

/** Makes what the world says, with a subject of each kind. */
async function makeWorld(made: World) {
  const { isStaff, isActive, isPublished, isEnrolled, membership, isHidden, asks, pays, chats } = made;
  const user = await factory.user({ userType: isStaff ? "E" : "U" });
  const caller = await test.visitor.signIn(user.signIn);
  const other = await factory.user({});
  const course = await room.course({ status: isPublished ? "PUBLISHED" : "DRAFT" }, [1]);
  if (isEnrolled && !isStaff) await factory.enrolment(user.id, course.id);
  const organizationId = demoId;
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId, name: `World ${user.id}`, description: "Made", ...dates },
  });
  if (membership !== "none" && !isStaff)
    await prisma.batchUser.create({
      data: { organizationId, batchId: batch.id, userId: user.id, status: membership },
    });
  const topicId = course.topics[0]?.id ?? 0;
  const question = await prisma.topicQuestion.create({
    data: {
      organizationId,
      courseId: course.id,
      topicId,
      userId: asks ? user.id : other.id,
      markdown: "Why?",
      html: "<p>Why?</p>",
      hiddenAt: isHidden ? new Date(start) : null,
    },
  });
  const payment = await factory.payment({ userId: pays ? user.id : other.id });
  const chat = await prisma.room.create({
    data: { organizationId, kind: "DIRECT", key: `DIRECT:${other.id}:${user.id}` },
  });
  for (const { id: userId } of chats ? [user, other] : [other])
    await prisma.roomMember.create({ data: { organizationId, roomId: chat.id, userId } });
  if (!isActive) await prisma.user.update({ where: { id: user.id }, data: { active: false } });
  const subjects = [
    { key: "courseId", id: course.id },
    { key: "batchId", id: batch.id },
    { key: "topicId", id: topicId },
    { key: "topicQuestionId", id: question.id },
    { key: "paymentId", id: payment.id },
    { key: "roomId", id: chat.id },
  ] as const;
  return { user, caller, subjects };
}

it("no one hears of what they may not see, whatever they are and whatever it is", async () => {
  await fc.assert(
    fc.asyncProperty(world, async (made) => {
      const { user, caller, subjects } = await makeWorld(made);
      const wanted = subjects.map((subject) => ({
        ...enrolledIn({ id: subject.id, title: subject.key }, user.id),
        subject,
        occasion: subjects.indexOf(subject),
      }));
      await db.$transaction((tx) => notify(tx, at(0), wanted));
      const sent = await prisma.notification.count({ where: { userId: user.id } });
      if (!made.isActive) {
        expect(sent).toBe(0);
        return;
      }
      // The rule for reading shows every notification that was sent: it hides none, and would show none that was not
      // sent.
      const { rows } = await readOwn(caller);
      expect(rows.reduce((sum, { merged }) => sum + 1 + merged.length, 0)).toBe(sent);
      const all = subjects.map(({ key, id }, place) => ({
        organizationId: demoId,
        userId: user.id,
        kind: "enrolled",
        title: key,
        path: "/",
        dedupeKey: `all:${place}`,
        createdAt: at(3_600).now,
        [key]: id,
      }));
      await prisma.notification.createMany({ data: all });
      const after = (await readOwn(caller)).rows.length;
      expect(after - rows.length).toBe(sent);
    }),
    { numRuns: 30 },
  );
}, 60_000);
