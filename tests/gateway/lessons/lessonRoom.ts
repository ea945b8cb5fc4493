import type { Caller } from "#tests/support/caller";
import type { TestGatewayOptions } from "#tests/support/gateway";
import { ask, command, openClassroom, refusal } from "../enrolments/classroom";

/** A classroom with a member of staff who writes lessons. */
export async function openLessonRoom(options: TestGatewayOptions = {}) {
  const room = await openClassroom(options);
  const author = await room.test.as("coordinator");

  const addBlock = async (topicId: number, input: object, caller: Caller = author) => {
    const document = `mutation ($topicId: Int!, $input: TopicBlockInput!) {
      result: addTopicBlock(topicId: $topicId, input: $input) {
        ... on TopicBlockPayload { block { databaseId version html kind } topic { version } } ${refusal}
      }
    }`;
    return command(caller, document, { topicId, input });
  };

  const readVersion = async (topicId: number): Promise<number> =>
    (await ask(author, "query ($id: Int!) { topic(databaseId: $id) { version } }", { id: topicId })).topic
      .version;

  const publish = async (topicId: number) =>
    command(
      author,
      `mutation ($topicId: Int!, $version: Int!) {
        result: publishTopic(topicId: $topicId, version: $version) {
          ... on TopicPayload { topic { version hasUnpublishedChanges } } ${refusal}
        }
      }`,
      { topicId, version: await readVersion(topicId) },
    );

  const settings = async (topicId: number, input: object) =>
    command(
      author,
      `mutation ($topicId: Int!, $version: Int!, $input: TopicSettingsInput!) {
        result: updateTopic(topicId: $topicId, version: $version, input: $input) {
          ... on TopicPayload { topic { version name } } ${refusal}
        }
      }`,
      { topicId, version: await readVersion(topicId), input },
    );

  const lesson = async (caller: Caller, topicId: number) =>
    (
      await ask(
        caller,
        `query ($id: Int!) {
          topic(databaseId: $id) {
            isOpen opensOn access status blocks { databaseId draftId markdown html progress { viewedAt watchedSeconds } }
          }
        }`,
        { id: topicId },
      )
    ).topic;

  /** A published lesson of text blocks. */
  const published = async (topicId: number, texts: readonly string[]) => {
    for (const markdown of texts) await addBlock(topicId, { kind: "TEXT", markdown });
    await publish(topicId);
  };

  return { ...room, author, addBlock, publish, published, settings, lesson, readVersion };
}

/** Completes a topic by hand, as its learner does. */
export const setStatus = (caller: Caller, courseId: number, topicId: number) =>
  command(
    caller,
    `mutation ($input: SetTopicStatusInput!) {
      result: setTopicStatus(input: $input) { ... on TopicProgressPayload { topic { status } } ${refusal} }
    }`,
    { input: { courseId, topicId, status: "COMPLETED" } },
  );
