import { describe, expect, it } from "vitest";
import type { BusEvents, BusTopic } from "#gateway/bus/events";
import type { Caller } from "#tests/support/caller";
import { demoId, otherId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];

/** The events published on a topic during a piece of work. */
async function eventsOf<Topic extends BusTopic>(topic: Topic, work: () => Promise<unknown>) {
  const events: BusEvents[Topic][] = [];
  const stop = test.gateway.bus.subscribe(topic, (event) => void events.push(event));
  await work();
  stop();
  return events;
}

const refusal = "... on Refusal { code message }";
const setActive = `mutation ($userIds: [Int!]!, $active: Boolean!) {
  answer: setUsersActive(userIds: $userIds, active: $active) {
    __typename ... on ChangedUsersPayload { users { databaseId active } refused { rowId message } } ${refusal}
  }
}`;

describe("many accounts at once", () => {
  const close = async (caller: Caller, userIds: (number | undefined)[], active = false) =>
    (await caller.graphql(setActive, { userIds, active })).data.answer;

  it("are closed in one go, their sessions end, and the screens hear of it once", async () => {
    const users = [await factory.user(), await factory.user(), await factory.user()];
    const userIds = users.map(({ id }) => id);
    const { organizationId } = users[0] ?? { organizationId: 0 };
    const expiresAt = new Date(Date.now() + 60_000);
    for (const id of userIds)
      await test.database.prisma.session.create({
        data: { organizationId, userId: id, tokenHash: `bulk-${id}`, expiresAt, lastUsedAt: new Date() },
      });
    const events = await eventsOf("usersChanged", async () => {
      const { users: changed, refused } = await close(trainer, [...userIds, userIds[0]]);
      expect(changed).toEqual(userIds.map((databaseId) => ({ databaseId, active: false })));
      expect(refused).toEqual([]);
    });
    expect(events).toEqual([{ organizationId, userIds }]);
    expect(await test.database.prisma.session.count({ where: { userId: { in: userIds } } })).toBe(0);
    const again = await eventsOf("usersChanged", () => close(trainer, userIds));
    expect(again, "nothing changes twice").toEqual([]);
  });

  it("leave out one's own account, staff's unless by ADMIN, and what is unknown or another tenant's", async () => {
    const [learner, colleague] = [await factory.user(), await factory.user({ userType: "E" })];
    const foreign = await factory.user({ organizationId: otherId });
    const byAdmin = await close(admin, [learner.id, admin.userId, foreign.id]);
    expect(byAdmin.users).toEqual([{ databaseId: learner.id, active: false }]);
    expect(byAdmin.refused).toEqual([
      { rowId: admin.userId, message: "You can't deactivate your own account" },
      { rowId: foreign.id, message: expect.stringMatching(/not found/i) },
    ]);
    const byTrainer = await close(trainer, [colleague.id]);
    expect(byTrainer).toMatchObject({
      users: [],
      refused: [{ rowId: colleague.id, message: "Only an ADMIN can change staff accounts" }],
    });
    expect((await close(admin, [learner.id], true)).users).toEqual([
      { databaseId: learner.id, active: true },
    ]);
  });

  it("are at least one and at most 500", async () => {
    for (const userIds of [[], Array.from({ length: 501 }, (_, index) => index + 1)])
      expect(await close(admin, userIds)).toMatchObject({ __typename: "Refusal", code: "INVALID" });
  });

  it("are imported with one event", async () => {
    const rows = [1, 2, 3].map((line) => ({
      line,
      name: `Once ${line}`,
      username: `once${line}`,
      email: `once${line}@example.test`,
    }));
    const importing = `mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { __typename } }`;
    const work = async () => {
      const { data } = await admin.graphql(importing, { rows });
      expect(data.answer.__typename).toBe("ImportUsersPayload");
    };
    expect(await eventsOf("usersChanged", work)).toHaveLength(1);
  });
});

describe("many courses at once", () => {
  const publish = `mutation ($courseIds: [Int!]!, $status: PublishStatus!) {
    answer: setPublications(courseIds: $courseIds, status: $status) {
      __typename ... on ChangedCoursesPayload { courses { databaseId status } refused { rowId message } } ${refusal}
    }
  }`;

  it("are published and taken back; a date of publication stays with those that were public already", async () => {
    const { prisma } = test.database;
    const before = new Date("2024-01-01T00:00:00Z");
    const known = await prisma.course.findMany({
      where: { organizationId: demoId },
      take: 2,
      orderBy: { id: "asc" },
    });
    const [first = 0, second = 0] = known.map(({ id }) => id);
    await prisma.course.update({ where: { id: first }, data: { status: "PUBLISHED", publishedAt: before } });
    await prisma.course.update({ where: { id: second }, data: { status: "DRAFT", publishedAt: null } });
    const change = async (status: string) =>
      (await trainer.graphql(publish, { courseIds: [first, second, 999_999], status })).data.answer;
    const events = await eventsOf("coursesChanged", async () => {
      expect(await change("PUBLISHED")).toMatchObject({
        courses: [first, second].map((databaseId) => ({ databaseId, status: "PUBLISHED" })),
        refused: [{ rowId: 999_999, message: expect.stringMatching(/not found/i) }],
      });
    });
    expect(events).toEqual([{ organizationId: demoId, courseIds: [second] }]);
    const [kept, made] = await prisma.course.findMany({
      where: { id: { in: [first, second] } },
      orderBy: { id: "asc" },
    });
    expect(kept?.publishedAt).toEqual(before);
    expect(made?.publishedAt).not.toBeNull();
    expect((await change("DRAFT")).courses).toHaveLength(2);
    await change("PUBLISHED");
  });
});

describe("many users of a batch at once", () => {
  const result = `__typename ... on ChangedBatchUsersPayload { batch { noOfParticipants } batchUsers { status user { databaseId } } refused { rowId message } } ${refusal}`;
  const setStatuses = `mutation ($batchId: Int!, $userIds: [Int!]!) {
    answer: setBatchUserStatuses(batchId: $batchId, userIds: $userIds, status: DROPPED) { ${result} } }`;
  const remove = `mutation ($batchId: Int!, $userIds: [Int!]!) {
    answer: removeUsersFromBatch(batchId: $batchId, userIds: $userIds) { ${result} } }`;

  it("change their status, or leave; who is not in it is told apart, and the batch is told once", async () => {
    const { prisma } = test.database;
    const batch = await prisma.batch.findFirstOrThrow({ where: { organizationId: demoId } });
    const [first, second, outside] = [await factory.user(), await factory.user(), await factory.user()];
    for (const { id } of [first, second])
      await prisma.batchUser.create({ data: { organizationId: demoId, batchId: batch.id, userId: id } });
    const variables = { batchId: batch.id, userIds: [first.id, second.id, outside.id] };
    const refused = [{ rowId: outside.id, message: "The user is not in the batch" }];
    const events = await eventsOf("batchChanged", async () => {
      const { data } = await trainer.graphql(setStatuses, variables);
      expect(data.answer.refused).toEqual(refused);
      expect(data.answer.batchUsers.map(({ status }: { status: string }) => status)).toEqual([
        "DROPPED",
        "DROPPED",
      ]);
    });
    expect(events).toHaveLength(1);
    const { data } = await trainer.graphql(remove, variables);
    expect(data.answer).toMatchObject({ batchUsers: [], refused });
    expect(
      await prisma.batchUser.count({ where: { batchId: batch.id, userId: { in: [first.id, second.id] } } }),
    ).toBe(0);
  });

  it("cannot be of a batch that does not exist", async () => {
    const { data } = await admin.graphql(remove, { batchId: 999_999, userIds: [1] });
    expect(data.answer).toMatchObject({ __typename: "Refusal", code: "NOT_FOUND" });
  });
});
