import { afterAll, describe, expect, it } from "vitest";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const first = (topics: readonly { id: number }[]) => topics[0]?.id ?? 0;

const setStatus = (caller: Parameters<typeof command>[0], courseId: number, topicId: number) =>
  command(
    caller,
    `mutation ($input: SetTopicStatusInput!) {
      result: setTopicStatus(input: $input) { ... on TopicProgressPayload { topic { status } } ${refusal} }
    }`,
    { input: { courseId, topicId, status: "COMPLETED" } },
  );

const view = (caller: Parameters<typeof command>[0], topicId: number, blockIds: number[]) =>
  command(
    caller,
    `mutation ($topicId: Int!, $blockIds: [Int!]!) {
      result: recordTopicView(topicId: $topicId, blockIds: $blockIds) {
        ... on LessonProgressPayload { topic { status } enrolment { percentage } } ${refusal}
      }
    }`,
    { topicId, blockIds },
  );

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
      ...{ method: "POST", body: "Some notes" },
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
    for (const one of [room.test.visitor, stranger.caller, caller, await room.test.as("otherAdmin")])
      statuses.push((await one.rest("GET", path)).status);
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
    const [one, two] = course.topics;
    if (!one || !two) throw new Error("no topics");
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
    await setStatus(caller, course.id, one.id);
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
    const of = { organizationId: 1 };
    const days = { startDate: new Date("2020-01-01"), endDate: new Date("2090-01-01") };
    const batch = await room.prisma.batch.create({ data: { ...of, ...days, name: "B", description: "B" } });
    await room.prisma.batchUser.create({ data: { ...of, batchId: batch.id, userId: user.id } });
    const place = { ...of, batchId: batch.id, courseId: course.id };
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

describe("a lesson is completed", () => {
  it("when every block was viewed, and not by hand", async () => {
    const { caller, course } = await room.enrolled({}, [2]);
    const topicId = first(course.topics);
    await room.published(topicId, ["One", "Two"]);
    await room.settings(topicId, { completion: "VIEWED" });
    expect(await setStatus(caller, course.id, topicId)).toMatchObject({ code: "CONFLICT" });
    const [one, two] = (await room.lesson(caller, topicId)).blocks;
    expect((await view(caller, topicId, [one.databaseId, 999_999])).topic.status).toBe("PENDING");
    const done = await view(caller, topicId, [two.databaseId]);
    expect(done).toEqual({ topic: { status: "COMPLETED" }, enrolment: { percentage: 50 } });
  });

  it("when every question was checked once, right or wrong, and nothing is counted", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    const question = await room.prisma.question.create({
      data: {
        ...{ organizationId: 1, courseId: course.id, title: "Which?", displayOrder: 1, explanation: "So." },
        options: {
          create: [
            { text: "This", isCorrect: true, displayOrder: 1 },
            { text: "That", displayOrder: 2 },
          ],
        },
      },
      include: { options: true },
    });
    await room.addBlock(topicId, { kind: "QUESTION", questionId: question.id });
    await room.publish(topicId);
    await room.settings(topicId, { completion: "ANSWERED" });
    const [block] = (await room.lesson(caller, topicId)).blocks;
    const wrong = question.options.find(({ isCorrect }) => !isCorrect)?.id;
    const checked = await command(
      caller,
      `mutation ($blockId: Int!, $input: CheckTopicQuestionInput!) {
        result: checkTopicQuestion(blockId: $blockId, input: $input) {
          ... on CheckTopicQuestionPayload { solution { isRight explanation } topic { status } block { progress { isRight } } } ${refusal}
        }
      }`,
      { blockId: block.databaseId, input: { optionIds: [wrong] } },
    );
    expect(checked).toEqual({
      ...{ solution: { isRight: false, explanation: "So." }, topic: { status: "COMPLETED" } },
      block: { progress: { isRight: false } },
    });
    expect(await room.prisma.questionMark.count({ where: { questionId: question.id } })).toBe(0);
  });

  it("when enough of its video was watched, at a plausible pace", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    const file = await room.prisma.file.create({
      data: {
        ...{ organizationId: 1, name: "a.mp4", mime: "video/mp4", kind: "VIDEO", bytes: 1, sha256: "a" },
        ...{ storageKey: "a", seconds: 300, uploadedById: room.author.userId ?? 0, uploadedByName: "Made" },
      },
    });
    await room.addBlock(topicId, { kind: "VIDEO", fileId: file.id });
    await room.publish(topicId);
    await room.settings(topicId, { completion: "WATCHED", threshold: 50 });
    const [block] = (await room.lesson(caller, topicId)).blocks;
    const watch = (ranges: number[][]) =>
      command(
        caller,
        `mutation ($id: Int!, $ranges: [[Float!]!]!) {
          result: recordWatching(blockId: $id, ranges: $ranges) {
            ... on LessonProgressPayload { topic { status blocks { progress { watchedSeconds } } } } ${refusal}
          }
        }`,
        { id: block.databaseId, ranges },
      );
    const { topic } = await watch([[0, 300]]);
    expect(topic.status).toBe("PENDING");
    expect(topic.blocks[0].progress.watchedSeconds).toBeLessThan(125);
    expect(await watch([[5]])).toMatchObject({ code: "INVALID" });
    const key = { blockId: block.databaseId };
    await room.prisma.blockProgress.updateMany({
      where: key,
      data: { viewedAt: new Date(Date.now() - 60_000) },
    });
    expect((await watch([[0, 300]])).topic.status).toBe("COMPLETED");
  });
});

describe("a lesson of 60 blocks", () => {
  it("is served in at most 4 statements", async () => {
    const { caller, course } = await room.enrolled({}, [3]);
    const topicId = course.topics[1]?.id ?? 0;
    const { module } = await room.factory.module(course);
    const of = { organizationId: 1, courseId: course.id };
    const question = await room.prisma.question.create({
      data: { ...of, moduleId: module.id, title: "Why?", displayOrder: 2 },
    });
    await room.addBlock(topicId, { kind: "QUESTION", questionId: question.id });
    const by = { updatedById: 1, updatedByName: "Made" };
    await room.prisma.topicBlock.createMany({
      data: Array.from({ length: 59 }, (_, index) => ({
        ...{ ...of, ...by, topicId, kind: "TEXT" as const, markdown: "Text", html: "<p>Text</p>" },
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
