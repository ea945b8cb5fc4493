import { afterAll, describe, expect, it } from "vitest";
import { command, refusal } from "../enrolments/classroom";
import { openLessonRoom, setStatus } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const first = (topics: readonly { id: number }[]) => topics[0]?.id ?? 0;

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

describe("a lesson is completed", () => {
  it("a lesson is completed when every block was viewed, and not by hand", async () => {
    const { caller, course } = await room.enrolled({}, [2]);
    const topicId = first(course.topics);
    await room.published(topicId, ["One", "Two"]);
    await room.settings(topicId, { completion: "VIEWED" });
    expect(await setStatus(caller, course.id, topicId)).toMatchObject({ code: "CONFLICT" });
    const [left, two] = (await room.lesson(caller, topicId)).blocks;
    expect((await view(caller, topicId, [left.databaseId, 999_999])).topic.status).toBe("PENDING");
    const done = await view(caller, topicId, [two.databaseId]);
    expect(done).toEqual({ topic: { status: "COMPLETED" }, enrolment: { percentage: 50 } });
  });

  it("a lesson is completed when every question was checked once, right or wrong, and nothing is counted", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    const question = await room.prisma.question.create({
      data: {
        organizationId: 1,
        courseId: course.id,
        title: "Which?",
        displayOrder: 1,
        explanation: "So.",
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
      solution: { isRight: false, explanation: "So." },
      topic: { status: "COMPLETED" },
      block: { progress: { isRight: false } },
    });
    expect(await room.prisma.questionMark.count({ where: { questionId: question.id } })).toBe(0);
  });

  it("a lesson is completed when enough of its video was watched, at a plausible pace", async () => {
    const { caller, course } = await room.enrolled();
    const topicId = first(course.topics);
    const video = { name: "a.mp4", mime: "video/mp4", kind: "VIDEO", seconds: 300 } as const;
    const file = await room.factory.file({ ...video, uploadedById: room.author.userId ?? 0 });
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
    const key = { blockId: block.databaseId };
    const setBack = (seconds: number, column: "viewedAt" | "watchedUntil") =>
      room.prisma.blockProgress.updateMany({
        where: key,
        data: { [column]: new Date(Date.now() - seconds * 1000) },
      });
    const readSeconds = async (ranges: number[][]) => {
      const { topic } = await watch(ranges);
      expect(topic.status).toBe("PENDING");
      return topic.blocks[0].progress.watchedSeconds;
    };
    await command(
      caller,
      `mutation ($id: Int!, $blocks: [Int!]!) {
        result: recordTopicView(topicId: $id, blockIds: $blocks) { ... on LessonProgressPayload { topic { id } } }
      }`,
      { id: topicId, blocks: [block.databaseId] },
    );
    // A video that was seen half an hour ago has not been played since.
    await setBack(1_800, "viewedAt");
    expect(await readSeconds([[0, 300]])).toBe(0);
    expect(await readSeconds([[0, 300]])).toBeLessThan(60);
    expect(await watch([[5]])).toMatchObject({ code: "INVALID" });
    await setBack(90, "watchedUntil");
    expect((await watch([[0, 300]])).topic.status).toBe("COMPLETED");
  });
});
