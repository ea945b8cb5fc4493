import { afterAll } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "../lessons/lessonRoom";

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
/** A lesson room whose staff cause notifications for its people. */
export async function openToldRoom() {
  const room = await openLessonRoom();
  const { prisma } = room.test.database;
  const admin = await room.test.as("admin");
  afterAll(() => room.test.close());

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
    const batch = await prisma.batch.create({
      data: { organizationId, name, description: "Made", ...dates },
    });
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

  return { room, prisma, admin, readOwn, enrol, mark, told, makeBatch, assign };
}
