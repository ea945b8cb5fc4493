import { afterAll, afterEach, describe, expect, it } from "vitest";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { Caller } from "#tests/support/caller";
import { otherId } from "#tests/support/factory";
import { ask, command, openClassroom, refusal } from "./classroom";

const room = await openClassroom();
afterEach(() => room.test.setNow());
afterAll(() => room.test.close());

const document = `mutation ($input: SetTopicStatusInput!) {
  result: setTopicStatus(input: $input) {
    ... on TopicProgressPayload {
      courseId
      topic { databaseId status completedDate }
      enrolment { percentage completedTopicCount }
    }
    ${refusal}
  }
}`;

type Status = "COMPLETED" | "PENDING";
interface TopicPlace {
  courseId: number;
  topicId: number | undefined;
}
const set = (caller: Caller, status: Status, place: TopicPlace) =>
  command(caller, document, { input: { ...place, status } });
const progressOf = (courseId: number) => room.prisma.topicProgress.findMany({ where: { courseId } });
const notEnrolled = { code: "NOT_FOUND", message: enrolmentMessages.notEnrolled };
const topicNotFound = { code: "NOT_FOUND", message: enrolmentMessages.topicNotFound };

/** A learner, with the first topic of the course. */
async function enrolledAtTopic() {
  const { caller, course } = await room.enrolled();
  return { caller, course, place: { courseId: course.id, topicId: course.topics[0]?.id } };
}

/** Moves the server's clock; sessions stay alive for these few minutes. */
function atMinute(minute: number): string {
  const now = new Date(Date.now() + minute * 60_000);
  room.test.setNow(now);
  return now.toISOString();
}

describe("completing a topic", () => {
  it("completes a topic at the server's time", async () => {
    const { caller, course } = await room.enrolled();
    const place = { courseId: course.id, topicId: course.topics[1]?.id };
    const completedDate = atMinute(5);
    expect(await set(caller, "COMPLETED", place)).toEqual({
      courseId: course.id,
      topic: { databaseId: place.topicId, status: "COMPLETED", completedDate },
      enrolment: { percentage: 33, completedTopicCount: 1 },
    });
  });

  it("keeps the date on which the topic was first done", async () => {
    const { caller, place } = await enrolledAtTopic();
    const first = atMinute(1);
    await set(caller, "COMPLETED", place);
    atMinute(9);
    expect((await set(caller, "COMPLETED", place)).topic.completedDate).toBe(first);
  });

  it("is taken back with its date, and the next one has a date of its own", async () => {
    const { caller, course, place } = await enrolledAtTopic();
    atMinute(1);
    await set(caller, "COMPLETED", place);
    expect(await set(caller, "PENDING", place)).toMatchObject({
      topic: { status: "PENDING", completedDate: null },
      enrolment: { percentage: 0 },
    });
    expect(await progressOf(course.id)).toMatchObject([{ status: "PENDING", completedDate: null }]);
    const again = atMinute(7);
    expect((await set(caller, "COMPLETED", place)).topic.completedDate).toBe(again);
  });

  it("a completion that is taken back by mistake and made again at once has its former date", async () => {
    const { caller, place } = await enrolledAtTopic();
    const first = atMinute(1);
    await set(caller, "COMPLETED", place);
    atMinute(6);
    await set(caller, "PENDING", place);
    atMinute(7);
    expect((await set(caller, "COMPLETED", place)).topic.completedDate).toBe(first);
  });

  it("comes twice at once and is one", async () => {
    const { caller, course, place } = await enrolledAtTopic();
    const answers = await Promise.all(Array.from({ length: 4 }, () => set(caller, "COMPLETED", place)));
    for (const answer of answers) expect(answer.topic.status).toBe("COMPLETED");
    expect(await progressOf(course.id)).toHaveLength(1);
  });

  it("is the learner's own: another learner and a visitor see the topic as pending", async () => {
    const { caller, course } = await room.enrolled();
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, course.id);
    await set(caller, "COMPLETED", { courseId: course.id, topicId: course.topics[0]?.id });
    const read =
      "query ($id: Int!) { course(databaseId: $id) { modules { topics { status completedDate } } } }";
    const pending = { status: "PENDING", completedDate: null };
    for (const viewer of [other.caller, room.test.visitor]) {
      const { course: seen } = await ask(viewer, read, { id: course.id });
      expect(seen.modules).toEqual([{ topics: [pending, pending] }, { topics: [pending] }]);
    }
    const own = await ask(caller, read, { id: course.id });
    expect(own.course.modules[0].topics[0].status).toBe("COMPLETED");
  });

  it("is told to every gateway, and not when nothing changes", async () => {
    const { user, caller, course } = await room.enrolled();
    const place = { courseId: course.id, topicId: course.topics[0]?.id };
    const heard: unknown[] = [];
    const stop = room.test.gateway.bus.subscribe("topicProgressChanged", (event) => void heard.push(event));
    await set(caller, "COMPLETED", place);
    await set(caller, "COMPLETED", place);
    stop();
    expect(heard).toEqual([{ organizationId: 1, userId: user.id, ...place }]);
  });
});

describe("completing a topic is refused", () => {
  it("a visitor cannot complete a topic", async () => {
    const { id, topics } = await room.course();
    const place = { courseId: id, topicId: topics[0]?.id };
    expect(await set(room.test.visitor, "COMPLETED", place)).toEqual({ error: "UNAUTHENTICATED" });
  });

  it("who is not enrolled cannot complete a topic: a learner, staff, another tenant", async () => {
    const { id, topics } = await room.course();
    const place = { courseId: id, topicId: topics[0]?.id };
    const { caller } = await room.learner();
    for (const viewer of [caller, await room.test.as("coordinator"), await room.test.as("otherAdmin")]) {
      expect(await set(viewer, "COMPLETED", place)).toEqual(notEnrolled);
    }
    expect(await progressOf(id)).toEqual([]);
  });

  it("a topic of another course cannot be completed, even of one that the learner is in", async () => {
    const { user, caller, course } = await room.enrolled();
    const second = await room.course();
    await room.factory.enrolment(user.id, second.id);
    const foreign = await room.course({ organizationId: otherId });
    for (const topicId of [second.topics[0]?.id, foreign.topics[0]?.id, 999_999_999]) {
      expect(await set(caller, "COMPLETED", { courseId: course.id, topicId })).toEqual(topicNotFound);
    }
    expect(await progressOf(course.id)).toEqual([]);
    expect(await progressOf(second.id)).toEqual([]);
  });

  it("a topic of a course that was unpublished cannot be completed", async () => {
    const { caller, course } = await room.enrolled();
    await room.unpublish(course.id);
    const place = { courseId: course.id, topicId: course.topics[0]?.id };
    const message = "This course is not available now";
    expect(await set(caller, "COMPLETED", place)).toEqual({ ...notEnrolled, message });
  });

  it("a status that is none is refused", async () => {
    const { caller, course } = await room.enrolled();
    const input = { courseId: course.id, topicId: course.topics[0]?.id, status: "DONE" };
    expect((await caller.graphql(document, { input })).errors?.[0]?.message).toMatch(/"DONE" does not exist/);
    expect(await progressOf(course.id)).toEqual([]);
  });
});
