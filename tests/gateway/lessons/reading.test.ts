import { afterAll, describe, expect, it } from "vitest";
import { ask } from "../enrolments/classroom";
import { openLessonRoom, setStatus } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const first = (topics: readonly { id: number }[]) => topics[0]?.id ?? 0;

describe("who reads a lesson", () => {
  it("is the enrolled, and no one sees the draft before it is published", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    await room.addBlock(topicId, { kind: "TEXT", markdown: "Soon" });
    expect(await room.lesson(caller, topicId)).toMatchObject({ isOpen: true, blocks: [] });
    await room.publish(topicId);
    expect((await room.lesson(caller, topicId)).blocks).toMatchObject([{ markdown: "Soon" }]);
  });

  it("is neither a visitor nor a learner who is not enrolled, unless it is a preview", async () => {
    const { course } = await room.enrolled();
    const { caller } = await room.learner();
    const topicId = first(course.topics);
    await room.published(topicId, ["Hidden"]);
    const closed = { isOpen: false, blocks: [] };
    expect(await room.lesson(caller, topicId)).toMatchObject({ ...closed, access: "ENROL" });
    expect(await room.lesson(room.test.visitor, topicId)).toMatchObject({ ...closed, access: "SIGN_IN" });
    await room.settings(topicId, { isPreview: true });
    expect((await room.lesson(room.test.visitor, topicId)).blocks).toMatchObject([{ markdown: "Hidden" }]);
  });

  it("reads its files too, and no one else does", async () => {
    const { caller, course } = await room.enrolled();
    const stranger = await room.learner();
    const topicId = first(course.topics);
    const headers = { "Content-Type": "text/plain", "X-File-Name": "notes.txt" };
    const upload = await fetch(`${room.test.origin}/files`, {
      method: "POST",
      body: "Some notes",
      headers: { ...headers, Authorization: `Bearer ${room.author.token}` },
    });
    const file: { id: number; url: string } = JSON.parse(await upload.text());
    const read = async (token: string | undefined) => {
      const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      return (await fetch(new URL(file.url, room.test.origin), { headers: authorization })).status;
    };
    await room.addBlock(topicId, { kind: "FILE", fileId: file.id });
    expect(await read(caller.token)).not.toBe(200);
    await room.publish(topicId);
    expect(await read(caller.token)).toBe(200);
    for (const token of [stranger.caller.token, undefined]) expect(await read(token)).not.toBe(200);
    const { json } = await caller.rest("GET", `courses/${course.id}/topics/${topicId}`);
    const signed = await fetch(new URL(json.blocks[0].fileUrl, room.test.origin));
    expect([signed.status, await signed.text()]).toEqual([200, "Some notes"]);
    await room.settings(topicId, { opening: "IN_ORDER", isPreview: true });
    expect(await read(undefined)).toBe(200);
  });

  it("is no one but staff where the course is hidden", async () => {
    const { caller, course } = await room.enrolled();
    await room.published(first(course.topics), ["Hidden"]);
    await room.unpublish(course.id);
    expect(await room.lesson(caller, first(course.topics))).toBeNull();
    expect((await room.lesson(room.author, first(course.topics))).blocks).toHaveLength(1);
  });

  it("is told over REST with a status", async () => {
    const { caller, course } = await room.enrolled();
    const stranger = await room.learner();
    const topicId = first(course.topics);
    await room.addBlock(topicId, { kind: "TEXT", markdown: "Draft" });
    const path = `courses/${course.id}/topics/${topicId}`;
    const statuses = [];
    for (const viewer of [room.test.visitor, stranger.caller, caller, await room.test.as("otherAdmin")])
      statuses.push((await viewer.rest("GET", path)).status);
    expect(statuses).toEqual([401, 403, 200, 404]);
    expect((await caller.rest("GET", path)).json).toMatchObject({ id: topicId, isOpen: true, blocks: [] });
    expect((await room.author.rest("GET", path)).json.blocks).toMatchObject([{ markdown: "Draft" }]);
    await room.settings(topicId, { isPreview: true });
    await room.publish(topicId);
    expect((await room.test.visitor.rest("GET", path)).json.blocks).toMatchObject([{ markdown: "Draft" }]);
  });
});

describe("a lesson that opens in order", () => {
  it("opens when the topic before it is completed, in another module too", async () => {
    const { caller, course } = await room.enrolled({}, [1, 1]);
    const [left, two] = course.topics;
    if (!left || !two) throw new Error("no topics");
    await room.published(two.id, ["Later"]);
    await room.settings(two.id, { opening: "IN_ORDER" });
    expect(await room.lesson(caller, two.id)).toMatchObject({
      isOpen: false,
      blocks: [],
      access: "NOT_OPEN",
    });
    const answer = await caller.rest("GET", `courses/${course.id}/topics/${two.id}`);
    expect(answer).toMatchObject({ status: 200, json: { isOpen: false, blocks: [] } });
    expect(await setStatus(caller, course.id, two.id)).toMatchObject({ code: "CONFLICT" });
    const body = { courseId: course.id, topicId: two.id, status: "COMPLETED" };
    expect((await caller.rest("POST", "usercoursetopics", body)).status).toBe(409);
    await setStatus(caller, course.id, left.id);
    expect((await room.lesson(caller, two.id)).blocks).toHaveLength(1);
  });
});

describe("a lesson that opens with the plan", () => {
  it("opens on the day for members of a batch, and at once for others", async () => {
    const { user, caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    await room.published(topicId, ["Planned"]);
    await room.settings(topicId, { opening: "WITH_PLAN" });
    expect(await room.lesson(caller, topicId)).toMatchObject({ isOpen: true });
    const scope = { organizationId: 1 };
    const days = { startDate: new Date("2020-01-01"), endDate: new Date("2090-01-01") };
    const batch = await room.prisma.batch.create({
      data: { ...scope, ...days, name: "B", description: "B" },
    });
    await room.prisma.batchUser.create({ data: { ...scope, batchId: batch.id, userId: user.id } });
    const place = { ...scope, batchId: batch.id, courseId: course.id };
    await room.prisma.batchCourse.create({ data: { ...place, ...days } });
    expect(await room.lesson(caller, topicId)).toMatchObject({ isOpen: false, opensOn: null });
    const plannedDate = new Date("2089-05-01");
    const planned = await room.prisma.batchCourseTopic.create({ data: { ...place, topicId, plannedDate } });
    expect(await room.lesson(caller, topicId)).toMatchObject({ isOpen: false, opensOn: "2089-05-01" });
    const completed = { status: "COMPLETED" as const, completedDate: new Date("2021-05-01") };
    await room.prisma.batchCourseTopic.update({ where: { id: planned.id }, data: completed });
    expect(await room.lesson(caller, topicId)).toMatchObject({ isOpen: true, opensOn: "2021-05-01" });
  });
});

describe("a lesson of 60 blocks", () => {
  it("is served in at most 4 statements", async () => {
    const { caller, course } = await room.enrolled({}, [3]);
    const topicId = course.topics[1]?.id ?? 0;
    const { module } = await room.factory.module(course);
    const scope = { organizationId: 1, courseId: course.id };
    const question = await room.prisma.question.create({
      data: { ...scope, moduleId: module.id, title: "Why?", displayOrder: 2 },
    });
    await room.addBlock(topicId, { kind: "QUESTION", questionId: question.id });
    const by = { updatedById: 1, updatedByName: "Made" };
    await room.prisma.topicBlock.createMany({
      data: Array.from({ length: 59 }, (_, index) => ({
        ...scope,
        ...by,
        topicId,
        kind: "TEXT" as const,
        markdown: "Text",
        html: "<p>Text</p>",
        displayOrder: index + 2,
      })),
    });
    await room.publish(topicId);
    const document = `query ($id: Int!) {
      topic(databaseId: $id) {
        name summary minutes isOpen opensOn access completion opening status completedDate
        course { title } module { name } note { markdown } previous { databaseId name } next { databaseId name }
        blocks {
          id kind html url caption progress { viewedAt } question { databaseId title type choices { text } } file { url } captions { url }
        }
      }
    }`;
    await ask(caller, document, { id: topicId });
    const statements = await room.test.statementsOf(() => ask(caller, document, { id: topicId }));
    expect(statements.length).toBeLessThanOrEqual(4);
    expect((await ask(caller, document, { id: topicId })).topic.blocks).toHaveLength(60);
  });
});
