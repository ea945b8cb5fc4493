import { afterAll, describe, expect, it } from "vitest";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const add = (topicId: number, clientKey: string | null, markdown: string) =>
  command(
    room.author,
    `mutation ($topicId: Int!, $clientKey: String, $input: TopicBlockInput!) {
      result: addTopicBlock(topicId: $topicId, clientKey: $clientKey, input: $input) {
        ... on TopicBlockPayload { block { databaseId version markdown } } ${refusal}
      }
    }`,
    { topicId, clientKey, input: { kind: "TEXT", markdown } },
  );

const texts = async (id: number) => {
  const document = "query ($id: Int!) { topic(databaseId: $id) { draftBlocks { markdown } } }";
  const { topic } = await ask(room.author, document, { id });
  return topic.draftBlocks.map(({ markdown }: { markdown: string }) => markdown);
};

async function openTopic(): Promise<number> {
  const { course } = await room.enrolled();
  return course.topics[0]?.id ?? 0;
}

describe("a block that is added again, since its response was lost", () => {
  it("is there once, with what was typed last", async () => {
    const topicId = await openTopic();
    const { block } = await add(topicId, "a-key", "One");
    expect((await add(topicId, "a-key", "One")).block).toEqual(block);
    const again = await add(topicId, "a-key", "One and more");
    expect(again.block).toEqual({ databaseId: block.databaseId, version: 2, markdown: "One and more" });
    expect(await texts(topicId)).toEqual(["One and more"]);
  });

  it("is there once when both arrive at the same time", async () => {
    const topicId = await openTopic();
    const both = await Promise.all([add(topicId, "a-key", "One"), add(topicId, "a-key", "One")]);
    expect(new Set(both.map(({ block }) => block.databaseId)).size).toBe(1);
    expect(await texts(topicId)).toEqual(["One"]);
  });

  it("is another one in another lesson, without a name, and once it was deleted", async () => {
    const [topicId, otherId] = [await openTopic(), await openTopic()];
    const { block } = await add(topicId, "a-key", "One");
    await add(otherId, "a-key", "Elsewhere");
    await add(topicId, null, "Two");
    await add(topicId, null, "Two");
    await command(
      room.author,
      `mutation ($id: Int!) { result: deleteTopicBlock(blockId: $id) { __typename ${refusal} } }`,
      { id: block.databaseId },
    );
    await add(topicId, "a-key", "One, kept");
    expect(await texts(topicId)).toEqual(["Two", "Two", "One, kept"]);
    expect(await texts(otherId)).toEqual(["Elsewhere"]);
  });

  it("is refused under a name that is too long", async () => {
    expect(await add(await openTopic(), "k".repeat(65), "One")).toMatchObject({ code: "INVALID" });
  });
});
