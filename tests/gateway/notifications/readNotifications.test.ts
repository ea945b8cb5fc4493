import { afterEach, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { command, nodeType, refusal } from "../enrolments/classroom";
import { openToldRoom } from "./toldRoom";

const { room, prisma, admin, readOwn, enrol, mark, told, makeBatch, assign } = await openToldRoom();
const sockets: LiveSocket[] = [];
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
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

  it("arriving and read notifications are heard in all windows of that user, and in no others", async () => {
    const { caller, user } = await room.learner();
    const other = await room.learner();
    const open = async (by: Caller) => {
      const socket = await openLiveSocket(room.test.origin, { token: by.token });
      sockets.push(socket);
      await socket.listen(
        "1",
        "subscription { notificationArrived { hasArrived user { unreadNotificationCount } } }",
      );
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
