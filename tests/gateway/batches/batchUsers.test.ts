import { afterAll, describe, expect, it } from "vitest";
import { demoId, otherId } from "#tests/support/factory";
import { day, openBatchroom, refused, refusedField } from "./batchroom";

const room = await openBatchroom();
afterAll(() => room.test.close());

const assign = (id: number, userIds: readonly number[], caller = room.admin) =>
  room.run(
    "assignUsersToBatch(batchId: $id, userIds: $userIds)",
    { types: "$id: Int!, $userIds: [Int!]!", id, userIds },
    {
      select: "__typename ... on AssignedUsersPayload { batchUsers { status user { databaseId } } }",
      caller,
    },
  );
const setStatus = (id: number, userId: number, status: string) =>
  room.run(
    "setBatchUserStatus(batchId: $id, userId: $userId, status: $status)",
    { types: "$id: Int!, $userId: Int!, $status: BatchUserStatus!", id, userId, status },
    { select: "__typename ... on ChangedBatchUserPayload { batchUser { status } }" },
  );

describe("users are put into a batch", () => {
  it("one or many, and are enrolled in its courses", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const [first, second] = [await room.factory.user(), await room.factory.user()];
    await room.factory.enrolment(second.id, courseId);
    const events = await room.heard("enrolmentsChanged", () => assign(batchId, [first.id]));
    expect(events).toEqual([{ organizationId: demoId, userIds: [first.id], courseIds: [courseId] }]);
    const answer = await assign(batchId, [first.id, second.id, second.id]);
    expect(answer.batchUsers).toEqual([{ status: "ACTIVE", user: { databaseId: second.id } }]);
    const sources = (await room.enrolled(courseId)).map(({ source }) => source);
    expect([sources.length, sources[0]]).toEqual([2, "BATCH"]);
    const message = "The user is already in the batch";
    expect(await assign(batchId, [first.id])).toEqual(refusedField("CONFLICT", "userIds", message));
  });

  it("nothing new is given to an account that is closed", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const [open, inactive] = [await room.factory.user(), await room.factory.user({ active: false })];
    const erased = await room.factory.user({ active: false, erasedAt: new Date() });
    const trainer = await room.factory.user({ userType: "E", active: false });
    const why = (name: string) => `The account of ${name} is inactive. Activate it first.`;
    const refusedUsers = (message: string) => refusedField("CONFLICT", "userIds", message);
    expect(await assign(batchId, [open.id, inactive.id])).toEqual(refusedUsers(why(inactive.name)));
    expect(await assign(batchId, [erased.id])).toEqual(refusedUsers("This person was erased"));
    const enrolled = await room.run("enrolUser(courseId: $courseId, userId: $userId)", {
      types: "$courseId: Int!, $userId: Int!",
      courseId,
      userId: inactive.id,
    });
    expect(enrolled).toMatchObject(refusedField("CONFLICT", "userId", why(inactive.name)));
    expect(await room.assignTrainer(batchId, courseId, trainer.id)).toMatchObject(
      refusedField("CONFLICT", "trainerId", why(trainer.name)),
    );
    // A member who is deactivated later stays, and does not stand in the way of others.
    await assign(batchId, [open.id]);
    await room.prisma.user.update({ where: { id: open.id }, data: { active: false } });
    const other = await room.factory.user();
    expect((await assign(batchId, [open.id, other.id])).batchUsers).toHaveLength(1);
  });

  it("one event tells of all who are enrolled at once", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const users = await Promise.all(Array.from({ length: 12 }, () => room.factory.user()));
    const userIds = users.map(({ id }) => id);
    const events = await room.heard("enrolmentsChanged", () => assign(batchId, userIds));
    expect(events).toEqual([
      { organizationId: demoId, userIds: expect.arrayContaining(userIds), courseIds: [courseId] },
    ]);
  });

  it("fifty in as many statements as two", async () => {
    const { batchId } = await room.batchWithCourse();
    const made = async (count: number) => {
      const users = await Promise.all(Array.from({ length: count }, () => room.factory.user()));
      return users.map(({ id }) => id);
    };
    const [few, many] = [await made(2), await made(50)];
    const counted = async (ids: number[]) => {
      // Reads the session: it is kept for five seconds, which a busy machine needs to make the users.
      await assign(batchId, []);
      return room.test.statementsOf(() => assign(batchId, ids));
    };
    const ofFew = await counted(few);
    const ofMany = await counted(many);
    expect(ofMany.length).toBe(ofFew.length);
    // Four of them read who may hear, who wants to hear how, and enqueue their mails.
    // One brings drafts along from a batch that was left.
    expect(ofMany.length).toBeLessThanOrEqual(17);
    expect(await room.prisma.batchUser.count({ where: { batchId } })).toBe(52);
  });

  it("employees and people of another tenant are refused, and so are learners who add users", async () => {
    const { id } = await room.batch();
    const staff = await room.factory.user({ userType: "E" });
    const foreign = await room.factory.user({ organizationId: otherId });
    const user = await room.factory.user();
    const employees = "Only users can be put into a batch, not employees";
    expect(await assign(id, [user.id, staff.id])).toEqual(refusedField("INVALID", "userIds", employees));
    expect(await assign(id, [foreign.id])).toEqual(refusedField("NOT_FOUND", "userIds", "User not found"));
    expect(await assign(id, [])).toEqual(refusedField("INVALID", "userIds", "User is required"));
    expect(await assign(id, [user.id], (await room.learner()).caller)).toEqual({ error: "FORBIDDEN" });
    expect(await room.prisma.batchUser.count({ where: { batchId: id } })).toBe(0);
  });

  it("users who are taken out of a batch keep their enrolments", async () => {
    const { batchId, courseId } = await room.batchWithCourse();
    const user = await room.factory.user();
    await assign(batchId, [user.id]);
    const removal = () =>
      room.run("removeUserFromBatch(batchId: $id, userId: $userId)", {
        types: "$id: Int!, $userId: Int!",
        id: batchId,
        userId: user.id,
      });
    expect(await removal()).toEqual({ __typename: "RemovedBatchUserPayload" });
    expect(await removal()).toEqual(refused("NOT_FOUND", "The user is not in the batch"));
    expect(await room.enrolled(courseId)).toEqual([{ userId: user.id, source: "BATCH" }]);
  });

  it("dropped users are enrolled in what came since only when they come back", async () => {
    const { id: batchId } = await room.batch();
    const user = await room.factory.user();
    await assign(batchId, [user.id]);
    expect(await setStatus(batchId, user.id, "DROPPED")).toMatchObject({ batchUser: { status: "DROPPED" } });
    const course = await room.course();
    const dates = { startDate: day("2026-09-01"), endDate: day("2026-09-02") };
    await room.prisma.batchCourse.create({
      data: { organizationId: demoId, batchId, courseId: course.id, ...dates },
    });
    const sync = () => room.run("syncBatch(batchId: $id)", { types: "$id: Int!", id: batchId });
    expect(await sync()).toEqual({ __typename: "ChangedBatchPayload" });
    expect(await room.enrolled(course.id)).toEqual([]);
    await setStatus(batchId, user.id, "ACTIVE");
    expect(await room.enrolled(course.id)).toEqual([{ userId: user.id, source: "BATCH" }]);
    await room.prisma.enrolment.deleteMany({ where: { courseId: course.id } });
    const read = `{ batch(databaseId: ${batchId}) { missingEnrolments } }`;
    const missing = async () => (await room.admin.graphql(read)).data.batch.missingEnrolments;
    expect(await missing()).toBe(1);
    await sync();
    expect(await missing()).toBe(0);
    expect(await room.enrolled(course.id)).toEqual([{ userId: user.id, source: "BATCH" }]);
  });
});
