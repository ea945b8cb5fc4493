import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { announcementMessages } from "#gateway/domains/announcements/contract";
import type { Caller } from "#tests/support/caller";
import { demoId, nextNumber } from "#tests/support/factory";
import { ask, command, globalId, nodeType, openClassroom, refusal } from "../enrolments/classroom";
import { openWorkers } from "../mail/mailRoom";

const environment = { SESSION_IDLE_HOURS: "100000", SESSION_MAX_HOURS: "100000" };
const room = await openClassroom({ environment });
const { test, factory } = room;
const { prisma } = test.database;
const admin = await test.as("admin");
afterAll(() => test.close());

const morning = new Date("2030-01-07T03:30:00Z");
const later = (minutes: number) => new Date(morning.getTime() + minutes * 60_000);
const workFrom = openWorkers(test);
beforeEach(async () => {
  test.setNow(morning);
  await prisma.announcement.deleteMany();
});

/** Works at a moment until nothing is due. */
async function work(now = morning) {
  await workFrom(now);
  const due = { where: { runAt: { lte: now }, failedAt: null } };
  // One to everyone goes out in steps.
  await expect.poll(() => prisma.job.count(due), { timeout: 15_000 }).toBe(0);
}

const texts = { title: "Labs open", body: "They open at **nine**." };
const write = async (by: Caller, input: object = {}) => {
  const outcome = await command(
    by,
    `mutation ($input: AnnouncementInput!) { result: createAnnouncement(input: $input) {
      ... on AnnouncementPayload { announcement { databaseId updatedAt state } } ${refusal}
    } }`,
    { input: { ...texts, ...input } },
  );
  return outcome;
};

const readUnread = async (by: Caller) =>
  (await ask(by, "{ unreadAnnouncements { databaseId title } }")).unreadAnnouncements.map(
    ({ databaseId }: { databaseId: number }) => databaseId,
  );
const readKinds = async (by: Caller) => {
  const { viewer } = await ask(
    by,
    "{ viewer { notifications(first: 50) { edges { node { kind path } } } } }",
  );
  return viewer.notifications.edges.map(({ node }: { node: { kind: string; path: string } }) => node);
};

/** A batch with a learner, and a course in it that a trainer teaches. */
async function taught() {
  const organizationId = demoId;
  const course = await room.course();
  const dates = { startDate: new Date("2030-01-01"), endDate: new Date("2030-06-01") };
  const batch = await prisma.batch.create({
    data: { organizationId, name: `Heard batch ${nextNumber()}`, description: "Made", ...dates },
  });
  const scope = { organizationId, batchId: batch.id, courseId: course.id };
  await prisma.batchCourse.create({ data: { ...scope, ...dates } });
  const learner = await room.learner();
  await prisma.batchUser.create({ data: { organizationId, batchId: batch.id, userId: learner.user.id } });
  const user = await factory.user({ userType: "E" }, ["TRAINER"]);
  await prisma.batchTrainer.create({ data: { ...scope, trainerId: user.id, role: "TRAINER" } });
  return { batch, course, learner, trainer: { user, caller: await test.visitor.signIn(user.signIn) } };
}

describe("an announcement", () => {
  it("reaches the batch that it is for, its trainers, and no one else", async () => {
    const { batch, learner, trainer } = await taught();
    const other = await room.learner();
    const { announcement } = await write(admin, { batchId: batch.id });
    expect(announcement.state).toBe("SCHEDULED");
    expect(await readUnread(learner.caller)).toEqual([]);
    await work();
    for (const { caller } of [learner, trainer]) {
      expect(await readUnread(caller)).toEqual([announcement.databaseId]);
      expect(await readKinds(caller)).toContainEqual({
        kind: "announcement",
        path: `/announcements/${announcement.databaseId}`,
      });
    }
    expect(await readUnread(other.caller)).toEqual([]);
    expect(await readKinds(other.caller)).toEqual([]);
    expect(await nodeType(other.caller, globalId("Announcement", announcement.databaseId))).toBeUndefined();
    await prisma.batchUser.updateMany({ where: { userId: learner.user.id }, data: { status: "DROPPED" } });
    expect(await readUnread(learner.caller)).toEqual([]);
    expect(await readKinds(learner.caller)).toEqual([]);
  });

  it("names beforehand how many people it reaches", async () => {
    const { batch, trainer } = await taught();
    const { course } = await room.enrolled();
    const gone = await room.learner();
    const left = { organizationId: demoId, batchId: batch.id, userId: gone.user.id };
    await prisma.batchUser.create({ data: { ...left, status: "DROPPED" } });
    const away = await room.learner();
    await prisma.user.update({ where: { id: away.user.id }, data: { active: false } });
    const count = async (by: Caller, group: string) =>
      (await ask(by, `{ announcementAudience${group} }`)).announcementAudience;
    const groups = [
      { input: { batchId: batch.id }, args: `(batchId: ${batch.id})`, size: 2 },
      { input: { courseId: course.id }, args: `(courseId: ${course.id})`, size: 1 },
    ];
    for (const { input, args, size } of groups) {
      expect(await count(admin, args), args).toBe(size);
      const { databaseId: announcementId } = (await write(admin, input)).announcement;
      await work();
      expect(await prisma.announcementRecipient.count({ where: { announcementId } })).toBe(size);
    }
    const active = await prisma.user.count({ where: { organizationId: demoId, active: true } });
    expect(await count(admin, "")).toBe(active - 1);
    // The trainer teaches the batch, and does not hear themselves.
    expect(await count(trainer.caller, `(batchId: ${batch.id})`)).toBe(1);
    expect(await count(trainer.caller, "")).toBeNull();
    expect(await count(trainer.caller, "(batchId: 1)")).toBeNull();
  });

  it("waits some seconds on request, in which its author can take it back", async () => {
    const { batch, learner } = await taught();
    const input = { batchId: batch.id, waitSeconds: 10 };
    const [kept, taken] = [await write(admin, input), await write(admin, input)];
    const cancel = `mutation { result: cancelAnnouncement(announcementId: ${taken.announcement.databaseId}) { __typename ${refusal} } }`;
    expect((await command(admin, cancel, {})).code).toBeUndefined();
    await work(new Date(morning.getTime() + 9_000));
    expect(await readUnread(learner.caller)).toEqual([]);
    await work(new Date(morning.getTime() + 10_000));
    expect(await readUnread(learner.caller)).toEqual([kept.announcement.databaseId]);
    expect(await write(admin, { waitSeconds: 11 })).toMatchObject({ code: "INVALID" });
  });

  it("reaches the learners of a published course, or everyone", async () => {
    const { user, caller, course } = await room.enrolled();
    const other = await room.learner();
    const ofCourse = (await write(admin, { courseId: course.id })).announcement.databaseId;
    await work();
    expect(await readUnread(caller)).toEqual([ofCourse]);
    expect(await readUnread(other.caller)).toEqual([]);
    const toAll = (await write(admin)).announcement.databaseId;
    await work();
    // They are noted and notified in steps, all of them once.
    const active = await prisma.user.count({ where: { organizationId: demoId, active: true } });
    const ofAll = { where: { announcementId: toAll } };
    expect(await prisma.announcementRecipient.count(ofAll)).toBe(active - 1);
    expect(await prisma.notification.count(ofAll)).toBe(active - 1);
    expect(await readUnread(other.caller)).toEqual([toAll]);
    await room.unpublish(course.id);
    expect(await readUnread(caller)).toEqual([toAll]);
    expect(user.organizationId).toBe(demoId);
  });

  it("goes on where its sending was interrupted", async () => {
    const { batch, learner, trainer } = await taught();
    const id = (await write(admin, { batchId: batch.id })).announcement.databaseId;
    await prisma.announcement.update({ where: { id }, data: { sentAt: morning } });
    const noted = { organizationId: demoId, announcementId: id, userId: learner.user.id };
    await prisma.announcementRecipient.create({ data: noted });
    await work();
    expect(await readKinds(learner.caller)).toEqual([]);
    expect(await readKinds(trainer.caller)).toHaveLength(1);
    expect(await prisma.announcementRecipient.count({ where: { announcementId: id } })).toBe(2);
  });

  it("is on the dashboard until it was read, and staff see who has read it", async () => {
    const { batch, learner, trainer } = await taught();
    const id = (await write(admin, { batchId: batch.id })).announcement.databaseId;
    await work();
    const mark = `mutation { result: markAnnouncementRead(announcementId: ${id}) { __typename ${refusal} } }`;
    for (const _time of [1, 2]) await command(learner.caller, mark, {});
    expect(await readUnread(learner.caller)).toEqual([]);
    const list = (args: string) => `recipients(${args}) { totalCount nodes { user { name } } }`;
    const fields = `state readCount audienceCount read: ${list("read: true")} unread: ${list("read: false")}
      found: ${list(`search: "${learner.user.username}"`)}`;
    const readAnnouncement = async () =>
      (await ask(admin, `{ announcement(databaseId: ${id}) { ${fields} } }`)).announcement;
    const people = (...users: { name: string }[]) => ({
      totalCount: users.length,
      nodes: users.map(({ name }) => ({ user: { name } })),
    });
    expect(await readAnnouncement()).toEqual({
      state: "SENT",
      readCount: 1,
      audienceCount: 2,
      read: people(learner.user),
      unread: people(trainer.user),
      found: people(learner.user),
    });
    const newcomer = await room.learner();
    await prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: newcomer.user.id },
    });
    expect(await readAnnouncement()).toMatchObject({ readCount: 1, audienceCount: 2 });
    await command(newcomer.caller, mark, {});
    expect(await readAnnouncement()).toMatchObject({
      readCount: 2,
      audienceCount: 3,
      unread: people(trainer.user),
    });
    const other = await room.learner();
    expect(await command(other.caller, mark, {})).toMatchObject({ code: "NOT_FOUND" });
    const { errors } = await learner.caller.graphql(`{ announcement(databaseId: ${id}) { readCount } }`);
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("waits for its time, can be changed and cancelled before it, and not afterwards", async () => {
    const { batch, learner } = await taught();
    const at = { batchId: batch.id, publishAt: later(60).toISOString() };
    const kept = (await write(admin, at)).announcement;
    const dropped = (await write(admin, at)).announcement;
    const cancel = (id: number) =>
      command(
        admin,
        `mutation { result: cancelAnnouncement(announcementId: ${id}) { __typename ${refusal} } }`,
        {},
      );
    const update = (version: string) =>
      command(
        admin,
        `mutation ($version: DateTime!, $input: AnnouncementInput!) {
          result: updateAnnouncement(announcementId: ${kept.databaseId}, version: $version, input: $input) {
            ... on AnnouncementPayload { announcement { title updatedAt } } ${refusal}
          }
        }`,
        { version, input: { ...texts, ...at, title: "Moved", publishAt: later(90).toISOString() } },
      );
    expect(await update(kept.updatedAt)).toMatchObject({ announcement: { title: "Moved" } });
    expect(await update(kept.updatedAt)).toMatchObject({ code: "STALE" });
    await cancel(dropped.databaseId);
    await work(later(61));
    expect(await readUnread(learner.caller)).toEqual([]);
    await work(later(91));
    expect(await readUnread(learner.caller)).toEqual([kept.databaseId]);
    for (const { databaseId } of [kept, dropped])
      expect(await cancel(databaseId)).toMatchObject({
        code: "CONFLICT",
        message: announcementMessages.sent,
      });
  });
});

describe("trainers", () => {
  it("announce to what they teach alone, and manage that alone", async () => {
    const mine = await taught();
    const foreign = await taught();
    const by = mine.trainer.caller;
    expect(await write(by, { batchId: mine.batch.id })).toHaveProperty("announcement");
    expect(await write(by, { courseId: mine.course.id })).toHaveProperty("announcement");
    for (const input of [{}, { batchId: foreign.batch.id }, { courseId: foreign.course.id }])
      expect(await write(by, input)).toMatchObject({ code: "INVALID" });
    const { databaseId } = (await write(admin, { batchId: foreign.batch.id })).announcement;
    const cancel = `mutation { result: cancelAnnouncement(announcementId: ${databaseId}) { __typename ${refusal} } }`;
    expect(await command(by, cancel, {})).toMatchObject({ code: "NOT_FOUND" });
    expect((await ask(by, "{ announcements { nodes { title } } }")).announcements.nodes).toHaveLength(2);
    const both = { batchId: mine.batch.id, courseId: mine.course.id };
    expect(await write(by, both)).toMatchObject({ code: "INVALID" });
  });
});
