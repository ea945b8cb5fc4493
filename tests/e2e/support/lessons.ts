import { expect, request as requests } from "playwright/test";
import { type AuthoredCourse, commands, draftCourse } from "./authoring";

interface Topic {
  databaseId: number;
  name: string;
  version: number;
}

/** A lesson to make: its blocks, and the settings of its topic. */
export interface NewLesson {
  blocks: readonly object[];
  settings?: object;
}

const reading = `query ($courseId: Int!) {
  result: course(databaseId: $courseId) { modules { topics { databaseId name version } } }
}`;
const adding = `mutation ($topicId: Int!, $input: TopicBlockInput!) {
  result: addTopicBlock(topicId: $topicId, input: $input) { __typename ... on Refusal { message } }
}`;
const setting = `mutation ($topicId: Int!, $version: Int!, $input: TopicSettingsInput!) {
  result: updateTopic(topicId: $topicId, version: $version, input: $input) {
    __typename ... on Refusal { message }
  }
}`;
const publishing = `mutation ($topicId: Int!, $version: Int!) {
  result: publishTopic(topicId: $topicId, version: $version) { __typename ... on Refusal { message } }
}`;
const opening = `mutation ($courseId: Int!) {
  result: publishCourse(courseId: $courseId) { __typename ... on Refusal { message } }
}`;

/** A published course with its topics, in order. */
export interface TaughtCourse extends AuthoredCourse {
  topics: Topic[];
}

/** A published course of a test's own, free to join, with one published lesson for each of its topics. */
export async function taughtCourse(lessons: readonly NewLesson[]): Promise<TaughtCourse> {
  // Of its own, since a test's context may sign in as someone else.
  const request = await requests.newContext({ baseURL: `http://127.0.0.1:${process.env["E2E_PORT"]}` });
  const course = await draftCourse(
    request,
    lessons.map((_lesson, at) => `Part ${at + 1}`),
  );
  const send = await commands(request);
  const readTopics = async () => {
    const { modules } = await send<{ modules: { topics: Topic[] }[] }>(reading, { courseId: course.id });
    return modules.flatMap(({ topics }) => topics);
  };
  const changed = async (query: string, variables: object, typename: string) =>
    expect(await send(query, variables)).toEqual({ __typename: typename });
  for (const [at, { databaseId: topicId }] of (await readTopics()).entries()) {
    const { blocks = [], settings } = lessons[at] ?? {};
    for (const input of blocks) await changed(adding, { topicId, input }, "TopicBlockPayload");
    const now = async () => (await readTopics())[at]?.version;
    if (settings) await changed(setting, { topicId, version: await now(), input: settings }, "TopicPayload");
    await changed(publishing, { topicId, version: await now() }, "TopicPayload");
  }
  await changed(opening, { courseId: course.id }, "ChangedCoursePayload");
  const topics = await readTopics();
  await request.dispose();
  return { ...course, topics };
}
