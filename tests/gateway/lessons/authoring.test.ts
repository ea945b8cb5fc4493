import { afterAll, describe, expect, it } from "vitest";
import { lessonMessages } from "#gateway/domains/lessons/contract";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

const payload = `... on TopicBlockPayload { block { databaseId version markdown deletedAt } } ${refusal}`;
const change = (declared: string, call: string, variables: Record<string, unknown>) =>
  command(room.author, `mutation (${declared}) { result: ${call} { ${payload} } }`, variables);
const update = (blockId: number, version: number, markdown: string) =>
  change(
    "$blockId: Int!, $version: Int!, $input: TopicBlockInput!",
    "updateTopicBlock(blockId: $blockId, version: $version, input: $input)",
    { blockId, version, input: { kind: "TEXT", markdown } },
  );
const restore = (blockId: number, revisionId: number | null) =>
  change(
    "$blockId: Int!, $revisionId: Int",
    "restoreTopicBlock(blockId: $blockId, revisionId: $revisionId)",
    { blockId, revisionId },
  );
const remove = (blockId: number) =>
  change("$blockId: Int!", "deleteTopicBlock(blockId: $blockId)", { blockId });
const move = (blockId: number, after: number | null) =>
  change("$blockId: Int!, $after: Int", "moveTopicBlock(blockId: $blockId, afterBlockId: $after)", {
    blockId,
    after,
  });

const draft = async (topicId: number) =>
  (
    await ask(
      room.author,
      `query ($id: Int!) {
        topic(databaseId: $id) {
          hasUnpublishedChanges
          draftBlocks { databaseId markdown revisions(first: 10) { nodes { databaseId version content { markdown } } } }
          deletedBlocks { databaseId }
          differences { change draft { markdown } published { markdown } }
        }
      }`,
      { id: topicId },
    )
  ).topic;

async function textsIn(texts: readonly string[]) {
  const { course } = await room.enrolled();
  const topicId = course.topics[0]?.id ?? 0;
  const ids: number[] = [];
  for (const markdown of texts) {
    const { block } = await room.addBlock(topicId, { kind: "TEXT", markdown });
    ids.push(block.databaseId);
  }
  return { topicId, ids, courseId: course.id };
}

describe("an author writes a lesson", () => {
  it("an author writes a lesson whose blocks are rendered when they are saved", async () => {
    const { topicId } = await textsIn([]);
    const { block } = await room.addBlock(topicId, { kind: "TEXT", markdown: "# Hi <b>\n" });
    expect(block).toMatchObject({ version: 1, html: "<h1>Hi &lt;b&gt;</h1>\n" });
    const code = await room.addBlock(topicId, { kind: "CODE", markdown: "let a", language: "JavaScript" });
    expect(code.block.html).toContain(`<span class="hljs-keyword">let</span>`);
  });

  it("a block without what its kind needs is refused", async () => {
    const { topicId } = await textsIn([]);
    for (const input of [
      { kind: "IMAGE", fileId: 1 },
      { kind: "EMBED", url: "http://example.test" },
      { kind: "EMBED", url: "https://user@example.test" },
      { kind: "VIDEO", url: "https://example.test/video" },
      { kind: "QUESTION", questionId: 999_999 },
      { kind: "FILE", fileId: 999_999 },
      { kind: "TEXT", markdown: "x".repeat(50_001) },
    ])
      expect(await room.addBlock(topicId, input), JSON.stringify(input)).toMatchObject({ code: "INVALID" });
  });

  it("an author writes a lesson of 200 blocks at most", async () => {
    const { topicId, ids } = await textsIn(["One"]);
    const [row] = await room.prisma.topicBlock.findMany({ where: { id: ids[0] ?? 0 } });
    if (!row) throw new Error("no block");
    const { id: _id, ...copied } = row;
    await room.prisma.topicBlock.createMany({ data: Array.from({ length: 199 }, () => copied) });
    const refused = await room.addBlock(topicId, { kind: "TEXT", markdown: "Too many" });
    expect(refused).toEqual({ code: "CONFLICT", message: lessonMessages.tooMany });
  });

  it("the slower of two authors is refused with STALE", async () => {
    const { ids } = await textsIn(["One"]);
    const [id = 0] = ids;
    expect((await update(id, 1, "Two")).block).toMatchObject({ version: 2, markdown: "Two" });
    expect(await update(id, 1, "Three")).toEqual({ code: "STALE", message: lessonMessages.blockChanged });
  });

  it("every change keeps the former text, which can be restored", async () => {
    const { topicId, ids } = await textsIn(["One"]);
    const [id = 0] = ids;
    await update(id, 1, "Two");
    const [{ revisions }] = (await draft(topicId)).draftBlocks;
    expect(revisions.nodes).toMatchObject([{ version: 1, content: { markdown: "One" } }]);
    const { block } = await restore(id, revisions.nodes[0].databaseId);
    expect(block).toMatchObject({ version: 3, markdown: "One" });
  });

  it("a deleted block can be brought back", async () => {
    const { topicId, ids } = await textsIn(["One", "Two"]);
    const [first = 0, second = 0] = ids;
    await remove(first);
    expect((await draft(topicId)).deletedBlocks).toEqual([{ databaseId: first }]);
    expect((await restore(first, null)).block).toMatchObject({ markdown: "One", deletedAt: null });
    const { draftBlocks } = await draft(topicId);
    expect(draftBlocks.map((block: { databaseId: number }) => block.databaseId)).toEqual([first, second]);
  });

  it("moving blocks is a difference from what was published", async () => {
    const { topicId, ids } = await textsIn(["One", "Two", "Three"]);
    const [first = 0, , third = 0] = ids;
    await room.publish(topicId);
    expect((await draft(topicId)).differences).toEqual([]);
    await move(third, null);
    await update(first, 1, "One more");
    const { differences, hasUnpublishedChanges } = await draft(topicId);
    expect(hasUnpublishedChanges).toBe(true);
    expect(differences).toEqual([
      { change: "MOVED", draft: { markdown: "Three" }, published: { markdown: "Three" } },
      { change: "CHANGED", draft: { markdown: "One more" }, published: { markdown: "One" } },
    ]);
  });

  it("publishing again keeps the published blocks and the learners' progress", async () => {
    const { user, caller, course } = await room.enrolled();
    const topicId = course.topics[0]?.id ?? 0;
    await room.published(topicId, ["One", "Two"]);
    const [before] = (await room.lesson(caller, topicId)).blocks;
    await ask(
      caller,
      "mutation ($t: Int!, $b: [Int!]!) { recordTopicView(topicId: $t, blockIds: $b) { __typename } }",
      {
        t: topicId,
        b: [before.databaseId],
      },
    );
    await update(before.draftId, 1, "One again");
    expect((await room.lesson(caller, topicId)).blocks[0].markdown).toBe("One");
    await room.publish(topicId);
    const [after] = (await room.lesson(caller, topicId)).blocks;
    expect(after).toMatchObject({ databaseId: before.databaseId, markdown: "One again" });
    expect(after.progress.viewedAt).not.toBeNull();
    expect(await room.prisma.blockProgress.count({ where: { userId: user.id } })).toBe(1);
  });

  it("HTML of an earlier renderer is shown, and none is the text as typed", async () => {
    const { topicId, ids } = await textsIn(["**One**"]);
    const [id = 0] = ids;
    const readHtml = async () =>
      (
        await ask(room.author, "query ($id: Int!) { topic(databaseId: $id) { draftBlocks { html } } }", {
          id: topicId,
        })
      ).topic.draftBlocks[0].html;
    const old = { html: "<p>old</p>", rendererVersion: 2 };
    await room.prisma.topicBlock.update({ where: { id }, data: old });
    expect(await readHtml()).toBe("<p>old</p>");
    await room.prisma.topicBlock.update({ where: { id }, data: { rendererVersion: 0 } });
    expect(await readHtml()).toBe("<p>**One**</p>");
  });

  it("visitors' cached pages are dropped only when something is published", async () => {
    const { topicId, ids } = await textsIn(["One"]);
    const written: number[] = [];
    const { bus } = room.test.gateway;
    const stop = bus.subscribe("contentWritten", ({ organizationId }) => void written.push(organizationId));
    await update(ids[0] ?? 0, 1, "Two");
    await room.addBlock(topicId, { kind: "TEXT", markdown: "Three" });
    expect(written).toEqual([]);
    await room.publish(topicId);
    expect(written).not.toEqual([]);
    stop();
  });

  it("renaming a topic shows in the outline", async () => {
    const { topicId, courseId } = await textsIn([]);
    const before = await room.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
    expect((await room.settings(topicId, { name: "Loops", minutes: 12 })).topic.name).toBe("Loops");
    const after = await room.prisma.course.findUniqueOrThrow({ where: { id: courseId } });
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime());
    expect(await room.settings(topicId, { minutes: 601 })).toMatchObject({ code: "INVALID" });
  });
});
