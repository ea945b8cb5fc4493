import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
const sockets: LiveSocket[] = [];

afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => room.test.close());

/** A socket that reads a lesson live. */
async function follow(caller: Caller, topicId: number): Promise<LiveSocket> {
  const socket = await openLiveSocket(room.test.origin, { token: caller.token });
  sockets.push(socket);
  await socket.listen("1", `subscription { topicChanged(topicId: ${topicId}) { blocks { html } } }`);
  return socket;
}

const unpublish = (courseId: number) =>
  command(
    room.author,
    `mutation ($courseId: Int!) {
      result: unpublishCourse(courseId: $courseId) { ... on ChangedCoursePayload { course { status } } ${refusal} }
    }`,
    { courseId },
  );

describe("who reads a lesson live", () => {
  it("has each publication, and no draft", async () => {
    const { caller, course } = await room.enrolled({}, [1]);
    const topicId = course.topics[0]?.id ?? 0;
    const socket = await follow(caller, topicId);
    await room.published(topicId, ["One"]);
    const html = (...texts: string[]) => ({
      payload: { data: { topicChanged: { blocks: texts.map((text) => ({ html: `<p>${text}</p>` })) } } },
    });
    expect(await socket.next()).toMatchObject(html("One"));
    await room.published(topicId, ["Two"]);
    expect(await socket.next()).toMatchObject(html("One", "Two"));
  });

  it("is cut off when the course is unpublished, and hears nothing of what comes then", async () => {
    const { caller, course } = await room.enrolled({}, [1]);
    const topicId = course.topics[0]?.id ?? 0;
    const socket = await follow(caller, topicId);
    expect(await unpublish(course.id)).toEqual({ course: { status: "DRAFT" } });
    expect(await socket.next()).toMatchObject({
      id: "1",
      type: "error",
      payload: [{ extensions: { code: "FORBIDDEN" } }],
    });
    await room.published(topicId, ["Hidden"]);
    await socket.settled();
    expect(socket.received).toEqual([]);
  });
});
