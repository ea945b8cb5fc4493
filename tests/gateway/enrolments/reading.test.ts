import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, globalId, nodeType, openClassroom, readErrorCode } from "./classroom";

const room = await openClassroom();
const [trainer, otherAdmin] = [await room.test.as("coordinator"), await room.test.as("otherAdmin")];
afterAll(() => room.test.close());

const list = `query ($userId: Int, $search: String, $first: Int, $after: String) {
  enrolments(userId: $userId, search: $search, first: $first, after: $after) {
    totalCount nodes { id course { databaseId } user { name } } pageInfo { hasNextPage endCursor }
  }
}`;
const enrolmentQuery =
  "query ($userId: Int, $courseId: Int!) { enrolment(userId: $userId, courseId: $courseId) { id } }";
const nextTopic = `query ($courseId: Int!) {
  enrolment(courseId: $courseId) { nextTopic { topicId topicName moduleName } topics { topicId topicName status } }
}`;

interface Listed {
  id: string;
  course: { databaseId: number };
}

async function courseIds(caller: Caller, variables: Record<string, unknown> = {}): Promise<number[]> {
  const { enrolments } = await ask(caller, list, variables);
  expect(enrolments.totalCount).toBe(enrolments.nodes.length);
  return enrolments.nodes.map(({ course }: Listed) => course.databaseId);
}

const complete = (userId: number, courseId: number, topicId: number) =>
  room.prisma.topicProgress.create({
    data: { organizationId: 1, userId, courseId, topicId, status: "COMPLETED", completedDate: new Date() },
  });

describe("the own enrolments", () => {
  it("are listed, the newest first, in pages without doubles", async () => {
    const { user, caller } = await room.learner();
    const courses = [await room.course(), await room.course(), await room.course()];
    const createdAt = new Date();
    for (const { id } of courses) {
      const made = await room.factory.enrolment(user.id, id);
      await room.prisma.enrolment.update({ where: { id: made.id }, data: { createdAt } });
    }
    const newestFirst = courses.map(({ id }) => id).reverse();
    expect(await courseIds(caller)).toEqual(newestFirst);
    const { enrolments: first } = await ask(caller, list, { first: 2 });
    const { enrolments: rest } = await ask(caller, list, { first: 2, after: first.pageInfo.endCursor });
    expect([first.totalCount, first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([
      3,
      true,
      false,
    ]);
    const paged = [...first.nodes, ...rest.nodes].map(({ course }: Listed) => course.databaseId);
    expect(paged).toEqual(newestFirst);
  });

  it("are found by the words of their courses", async () => {
    const { user, caller } = await room.learner();
    const wanted = await room.course({ title: "Weaving by Hand", description: "Looms and yarn" });
    await room.factory.enrolment(user.id, wanted.id);
    await room.factory.enrolment(user.id, (await room.course({ title: "Weaving by machine" })).id);
    expect(await courseIds(caller, { search: "weaving YARN" })).toEqual([wanted.id]);
    expect(await courseIds(caller, { search: "pottery" })).toEqual([]);
    expect(await courseIds(caller, { search: " " })).toHaveLength(2);
  });
});

describe("another user's enrolments", () => {
  it("are refused to visitors", async () => {
    const { user, course, enrolment } = await room.enrolled();
    for (const userId of [user.id, null]) {
      expect(await readErrorCode(room.test.visitor, list, { userId })).toBe("UNAUTHENTICATED");
      const wanted = { userId, courseId: course.id };
      expect(await readErrorCode(room.test.visitor, enrolmentQuery, wanted)).toBe("UNAUTHENTICATED");
    }
    expect(await nodeType(room.test.visitor, globalId("Enrolment", enrolment.id))).toBeUndefined();
  });

  it("are refused to learners, and told to the user and to staff", async () => {
    const { user, caller, course } = await room.enrolled();
    const { caller: other } = await room.learner();
    const wanted = { userId: user.id, courseId: course.id };
    expect(await readErrorCode(other, list, wanted)).toBe("FORBIDDEN");
    expect(await readErrorCode(other, enrolmentQuery, wanted)).toBe("FORBIDDEN");
    for (const allowed of [caller, trainer]) {
      expect(await courseIds(allowed, { userId: user.id })).toEqual([course.id]);
      expect((await ask(allowed, enrolmentQuery, wanted)).enrolment.id).toBeTypeOf("string");
    }
  });

  it("are nothing for staff of another tenant, nor is a node of theirs", async () => {
    const { user, caller, course } = await room.enrolled();
    expect(await courseIds(otherAdmin, { userId: user.id })).toEqual([]);
    expect(await ask(otherAdmin, enrolmentQuery, { userId: user.id, courseId: course.id })).toEqual({
      enrolment: null,
    });
    const { id } = (await ask(caller, enrolmentQuery, { courseId: course.id })).enrolment;
    const { caller: stranger } = await room.learner();
    for (const allowed of [caller, trainer]) expect(await nodeType(allowed, id)).toBe("Enrolment");
    for (const other of [otherAdmin, stranger]) expect(await nodeType(other, id)).toBeUndefined();
  });

  it("the enrolments of a course are listed for staff only", async () => {
    const { user, caller, course } = await room.enrolled();
    const foreign = await room.course({ organizationId: otherId });
    const users =
      "query ($id: Int!) { course(databaseId: $id) { enrolledUsers { totalCount nodes { name } } } }";
    const { course: seen } = await ask(trainer, users, { id: course.id });
    expect(seen.enrolledUsers).toEqual({ totalCount: 1, nodes: [{ name: user.name }] });
    expect(await readErrorCode(caller, users, { id: course.id })).toBe("FORBIDDEN");
    expect(await readErrorCode(room.test.visitor, users, { id: course.id })).toBe("UNAUTHENTICATED");
    expect(await ask(trainer, users, { id: foreign.id })).toEqual({ course: null });
  });
});

describe("the next topic", () => {
  it("is the first that is open, in the order of modules and topics, not of their numbers", async () => {
    const { user, caller, course } = await room.enrolled({}, [1, 2]);
    const scope = { organizationId: 1, courseId: course.id };
    const module = await room.prisma.module.create({ data: { ...scope, name: "Start", displayOrder: 0 } });
    const inModule = { ...scope, moduleId: module.id };
    const later = await room.prisma.topic.create({ data: { ...inModule, name: "Later", displayOrder: 2 } });
    const first = await room.prisma.topic.create({ data: { ...inModule, name: "First", displayOrder: 1 } });
    const order = [
      { id: first.id, name: "First", moduleName: "Start" },
      { id: later.id, name: "Later", moduleName: "Start" },
      ...course.topics,
    ];
    for (const [place, { id, name, moduleName }] of order.entries()) {
      const { enrolment } = await ask(caller, nextTopic, { courseId: course.id });
      expect(enrolment.nextTopic).toEqual({ topicId: id, topicName: name, moduleName });
      const statuses = order.map((_, at) => (at < place ? "COMPLETED" : "PENDING"));
      expect(enrolment.topics).toEqual(
        order.map((topic, at) => ({ topicId: topic.id, topicName: topic.name, status: statuses[at] })),
      );
      await complete(user.id, course.id, id);
    }
    expect((await ask(caller, nextTopic, { courseId: course.id })).enrolment.nextTopic).toBeNull();
  });

  it("is the gap that was left, and none in a course without topics", async () => {
    const { user, caller, course } = await room.enrolled({}, [0, 3]);
    for (const { id } of [course.topics[0], course.topics[2]].filter((topic) => topic !== undefined)) {
      await complete(user.id, course.id, id);
    }
    const { enrolment } = await ask(caller, nextTopic, { courseId: course.id });
    expect(enrolment.nextTopic.topicName).toBe("Topic 2.2");
    const empty = await room.enrolled({}, []);
    const none = await ask(empty.caller, nextTopic, { courseId: empty.course.id });
    expect(none.enrolment).toEqual({ nextTopic: null, topics: [] });
  });
});

describe("a course that is unpublished", () => {
  it("disappears from its learners, and comes back with all that was done", async () => {
    const { user, caller, course } = await room.enrolled();
    await complete(user.id, course.id, course.topics[0]?.id ?? 0);
    await room.unpublish(course.id);
    const own = { courseId: course.id };
    expect(await courseIds(caller)).toEqual([]);
    expect(await ask(caller, enrolmentQuery, own)).toEqual({ enrolment: null });
    expect(await nodeType(caller, globalId("Course", course.id))).toBeUndefined();
    expect(await courseIds(trainer, { userId: user.id })).toEqual([course.id]);
    await room.prisma.course.update({ where: { id: course.id }, data: { status: "PUBLISHED" } });
    expect(await courseIds(caller)).toEqual([course.id]);
    const { enrolment } = await ask(caller, nextTopic, own);
    expect(enrolment.nextTopic.topicName).toBe("Topic 1.2");
  });
});
