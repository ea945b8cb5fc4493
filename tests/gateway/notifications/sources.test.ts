import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { tellOfLateTopics } from "#gateway/domains/batchTopics/lateNoticeCommands";
import { findUnreadMoment } from "#gateway/domains/chat/unreadRules";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "../enrolments/classroom";
import { openWorkers } from "../mail/mailRoom";

const environment = { SESSION_IDLE_HOURS: "100000", SESSION_MAX_HOURS: "100000" };
const room = await openClassroom({ environment });
const { test, factory } = room;
const { prisma } = test.database;
afterAll(() => test.close());

// Nine in the morning at the demo institute.
const morning = new Date("2030-01-07T03:30:00Z");
const inMinutes = (count: number) => new Date(morning.getTime() + count * 60_000);
const workFrom = openWorkers(test);
beforeEach(() => test.setNow(morning));

async function readOwn(caller: Caller) {
  const { viewer } = await ask(
    caller,
    "{ viewer { notifications(first: 50) { edges { node { kind title body path merged { title } } } } } }",
  );
  return viewer.notifications.edges.map(({ node }: { node: unknown }) => node);
}

describe("late topics", () => {
  const trainer = async () => {
    const user = await factory.user({ userType: "E" });
    return { user, caller: await test.visitor.signIn(user.signIn) };
  };

  /** A batch with a course of two topics that should be done by now, taught by some trainers. */
  async function lateBatch(trainerIds: readonly number[]) {
    const course = await room.course({}, [2]);
    const organizationId = demoId;
    const dates = { startDate: new Date("2029-12-01"), endDate: new Date("2030-06-01") };
    const name = `Late batch ${nextNumber()}`;
    const batch = await prisma.batch.create({
      data: { organizationId, name, description: "Made", ...dates },
    });
    const scope = { organizationId, batchId: batch.id, courseId: course.id };
    await prisma.batchCourse.create({ data: { ...scope, ...dates } });
    for (const { id: topicId } of course.topics)
      await prisma.batchCourseTopic.create({
        data: { ...scope, topicId, plannedDate: new Date("2030-01-04") },
      });
    for (const trainerId of trainerIds)
      await prisma.batchTrainer.create({ data: { ...scope, trainerId, role: "TRAINER" } });
    return { batch, course };
  }

  it("are told to the trainers of their course, once a day, from eight on", async () => {
    const { user, caller } = await trainer();
    const other = await trainer();
    const { batch, course } = await lateBatch([user.id]);
    await lateBatch([other.user.id]);
    test.setNow(new Date("2030-01-07T02:29:00Z"));
    await tellOfLateTopics(test.gateway);
    expect(await readOwn(caller)).toEqual([]);
    test.setNow(morning);
    await Promise.all([tellOfLateTopics(test.gateway), tellOfLateTopics(test.gateway)]);
    await tellOfLateTopics(test.gateway);
    const about = {
      kind: "topicsLate",
      title: `2 late topics in ${course.title}`,
      body: batch.name,
      path: `/admin/batches/${batch.id}/courses/${course.id}/plan`,
      merged: [],
    };
    expect(await readOwn(caller)).toEqual([about]);
    await prisma.batchCourseTopic.updateMany({
      where: { batchId: batch.id, topicId: course.topics[0]?.id ?? 0 },
      data: { status: "COMPLETED" },
    });
    test.setNow(inMinutes(24 * 60));
    await tellOfLateTopics(test.gateway);
    expect(await readOwn(caller)).toEqual([{ ...about, title: `1 late topic in ${course.title}` }, about]);
  });

  it("of a batch that is over are told to no one", async () => {
    const { user, caller } = await trainer();
    const { batch } = await lateBatch([user.id]);
    await prisma.batch.update({ where: { id: batch.id }, data: { status: "CANCELLED" } });
    await tellOfLateTopics(test.gateway);
    expect(await readOwn(caller)).toEqual([]);
  });
});

describe("a direct message that was unread for an hour", () => {
  /** Sends a direct message, and returns it with its room. */
  async function send(from: Caller, userId: number) {
    const input = { userId, messageText: "Secret words" };
    await command(
      from,
      `mutation ($input: MessageInput!) { result: sendMessage(input: $input) { __typename ${refusal} } }`,
      { input },
    );
    return prisma.message.findFirstOrThrow({ orderBy: { id: "desc" }, select: { id: true, roomId: true } });
  }

  async function work(now: Date) {
    await workFrom(now);
    await expect
      .poll(() => prisma.job.count({ where: { kind: "chat.tellUnread", runAt: { lte: now } } }))
      .toBe(0);
  }

  it("is told once to who has it, without its words, and again after it was read", async () => {
    const [asha, ravi] = [await room.learner(), await room.learner()];
    const { roomId } = await send(asha.caller, ravi.user.id);
    await work(inMinutes(30));
    await send(asha.caller, ravi.user.id);
    expect(await readOwn(ravi.caller)).toEqual([]);
    await work(inMinutes(61));
    await work(inMinutes(120));
    const about = {
      kind: "chatUnread",
      title: `${asha.user.name} sent you a message`,
      body: "It has been unread for an hour.",
      path: `/chat/${roomId}`,
      merged: [],
    };
    expect(await readOwn(ravi.caller)).toEqual([about]);
    expect(await readOwn(asha.caller)).toEqual([]);
    test.setNow(inMinutes(130));
    await send(ravi.caller, asha.user.id);
    await send(asha.caller, ravi.user.id);
    await work(inMinutes(200));
    expect(await readOwn(ravi.caller)).toHaveLength(2);
  });

  it("is told to no one once it was read or deleted, and staff hear of no conversation of others", async () => {
    const [asha, ravi] = [await room.learner(), await room.learner()];
    const { id, roomId } = await send(asha.caller, ravi.user.id);
    await command(
      ravi.caller,
      `mutation { result: markRoomRead(roomId: ${roomId}, messageId: ${id}) { __typename ${refusal} } }`,
      {},
    );
    await work(inMinutes(90));
    expect(await readOwn(ravi.caller)).toEqual([]);
    const staff = await test.as("admin");
    const { id: userId } = await prisma.user.findFirstOrThrow({
      where: { username: "admin", organizationId: demoId },
    });
    await prisma.notification.create({
      data: {
        organizationId: demoId,
        userId,
        kind: "chatUnread",
        title: "Forged",
        path: "/",
        dedupeKey: "forged",
        roomId,
      },
    });
    expect(await readOwn(staff)).not.toContainEqual(expect.objectContaining({ title: "Forged" }));
  });

  it("shares one look with those of the same five minutes", () => {
    expect(findUnreadMoment(morning).toISOString()).toBe("2030-01-07T04:30:00.000Z");
    expect(findUnreadMoment(inMinutes(1)).toISOString()).toBe("2030-01-07T04:35:00.000Z");
    expect(findUnreadMoment(inMinutes(5)).toISOString()).toBe("2030-01-07T04:35:00.000Z");
  });
});
