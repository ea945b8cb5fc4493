import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { ask, command, refusal } from "../enrolments/classroom";
import { openLessonRoom } from "./lessonRoom";

const room = await openLessonRoom();
afterAll(() => room.test.close());

/** The field of the answers to a question. */
const replies = "answers";
const question = `question { databaseId isAnswered canAccept html replies: ${replies} { databaseId html isAccepted isByStaff } }`;
const run = (caller: Caller, call: string) =>
  command(
    caller,
    `mutation { result: ${call} { ... on TopicQuestionPayload { ${question} } ${refusal} } }`,
    {},
  );

const readQuestions = async (caller: Caller, topicId: number) =>
  (
    await ask(
      caller,
      `query ($id: Int!) {
        topic(databaseId: $id) { questions(first: 10) { totalCount nodes { databaseId hiddenReason canAccept replies: ${replies} { html } } } }
      }`,
      { id: topicId },
    )
  ).topic.questions;

async function askedUnder(trainer: Caller = room.author) {
  const { caller, course } = await room.enrolled({ trainerId: trainer.userId ?? 0 });
  const topicId = course.topics[0]?.id ?? 0;
  const asked = await run(caller, `askTopicQuestion(topicId: ${topicId}, markdown: "Why *this*?")`);
  return { caller, course, topicId, id: asked.question.databaseId as number, asked };
}

describe("under a lesson", () => {
  it("a learner asks, another replies, and who asked accepts", async () => {
    const { caller, course, topicId, id, asked } = await askedUnder();
    expect(asked.question.html).toBe("<p>Why <em>this</em>?</p>");
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, course.id);
    const { question: answered } = await run(
      other.caller,
      `answerTopicQuestion(questionId: ${id}, markdown: "So.")`,
    );
    const [{ databaseId: answerId }] = answered.replies;
    const accept = `acceptTopicAnswer(questionId: ${id}, answerId: ${answerId})`;
    expect(await run(other.caller, accept)).toMatchObject({ code: "FORBIDDEN" });
    expect((await run(caller, accept)).question).toMatchObject({
      isAnswered: true,
      canAccept: true,
      replies: [{ isAccepted: true, isByStaff: false }],
    });
    expect((await readQuestions(other.caller, topicId)).totalCount).toBe(1);
  });

  it("those who are not enrolled neither read nor ask, in a preview too", async () => {
    const { topicId, id } = await askedUnder();
    await room.settings(topicId, { isPreview: true });
    const { caller } = await room.learner();
    for (const viewer of [caller, room.test.visitor])
      expect(await readQuestions(viewer, topicId)).toEqual({ totalCount: 0, nodes: [] });
    expect(await run(caller, `askTopicQuestion(topicId: ${topicId}, markdown: "Me?")`)).toMatchObject({
      code: "CONFLICT",
    });
    expect(await run(caller, `answerTopicQuestion(questionId: ${id}, markdown: "Me")`)).toMatchObject({
      code: "CONFLICT",
    });
    const { errors } = await caller.graphql(
      `{ node(id: "${btoa(`TopicQuestion:${id}`)}") { ... on TopicQuestion { html } } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("staff hide a post with a reason, from all but its author", async () => {
    const { caller, course, topicId, id } = await askedUnder();
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, course.id);
    expect(await run(room.author, `hideTopicPost(questionId: ${id}, reason: " ")`)).toMatchObject({
      code: "INVALID",
    });
    await run(room.author, `hideTopicPost(questionId: ${id}, reason: "Off topic")`);
    expect((await readQuestions(other.caller, topicId)).nodes).toEqual([]);
    expect((await readQuestions(caller, topicId)).nodes).toMatchObject([{ hiddenReason: "Off topic" }]);
    await run(room.author, `hideTopicPost(questionId: ${id})`);
    expect((await readQuestions(other.caller, topicId)).nodes).toMatchObject([{ hiddenReason: null }]);
  });

  it("trainers moderate the courses that they teach, and no others", async () => {
    const trainer = await room.test.as("trainer");
    const [own, other] = [await askedUnder(trainer), await askedUnder()];
    expect((await readQuestions(trainer, other.topicId)).nodes).toEqual([]);
    // As one who learns there, a trainer of other courses reads the discussion.
    await room.factory.enrolment(trainer.userId ?? 0, other.course.id);
    for (const { id, topicId, hidden, canAccept } of [
      { ...own, hidden: [{ hiddenReason: "Off topic" }], canAccept: true },
      { ...other, hidden: [], canAccept: false },
    ]) {
      const read = await readQuestions(trainer, topicId);
      expect(read.nodes).toMatchObject([{ databaseId: id, hiddenReason: null, canAccept }]);
      const accepted = await run(trainer, `acceptTopicAnswer(questionId: ${id}, answerId: null)`);
      expect(accepted.code).toBe(canAccept ? undefined : "FORBIDDEN");
      await run(room.author, `hideTopicPost(questionId: ${id}, reason: "Off topic")`);
      expect((await readQuestions(trainer, topicId)).nodes).toMatchObject(hidden);
    }
  });

  it("a trainer reads no hidden answer of a course that another teaches", async () => {
    const trainer = await room.test.as("trainer");
    const { caller, course, topicId, id } = await askedUnder();
    await room.factory.enrolment(trainer.userId ?? 0, course.id);
    const { question: answered } = await run(
      caller,
      `answerTopicQuestion(questionId: ${id}, markdown: "So.")`,
    );
    await run(room.author, `hideTopicPost(answerId: ${answered.replies[0].databaseId}, reason: "Wrong")`);
    expect((await readQuestions(trainer, topicId)).nodes[0].replies).toEqual([]);
    expect((await readQuestions(room.author, topicId)).nodes[0].replies).toHaveLength(1);
  });

  it("questions wait for staff until an answer of theirs is there", async () => {
    const { id, caller } = await askedUnder();
    const { id: longest } = await askedUnder();
    const createdAt = new Date("2020-01-01T00:00:00Z");
    await room.test.database.prisma.topicQuestion.update({ where: { id: longest }, data: { createdAt } });
    const list = async () =>
      (await ask(room.author, "{ unansweredTopicQuestions(first: 50) { nodes { databaseId } } }"))
        .unansweredTopicQuestions.nodes;
    expect((await list())[0]).toEqual({ databaseId: longest });
    expect(await list()).toContainEqual({ databaseId: id });
    // Another learner's answer is none of the institute.
    await run(caller, `answerTopicQuestion(questionId: ${id}, markdown: "Perhaps so.")`);
    expect(await list()).toContainEqual({ databaseId: id });
    await run(room.author, `answerTopicQuestion(questionId: ${id}, markdown: "So.")`);
    expect(await list()).not.toContainEqual({ databaseId: id });
  });
});

describe("a learner's notes", () => {
  it("are private, kept as typed, and exported together", async () => {
    const { caller, course } = await room.enrolled({ title: "Notes on C#" }, [1, 1]);
    const [first, second] = course.topics;
    const save = (topicId: number, markdown: string) =>
      command(
        caller,
        `mutation ($topicId: Int!, $markdown: String!) {
          result: saveTopicNote(topicId: $topicId, markdown: $markdown) {
            ... on TopicNotePayload { topic { note { markdown } } } ${refusal}
          }
        }`,
        { topicId, markdown },
      );
    expect(await save(first?.id ?? 0, " First \n")).toEqual({ topic: { note: { markdown: " First \n" } } });
    await save(second?.id ?? 0, "Second");
    const other = await room.learner();
    await room.factory.enrolment(other.user.id, course.id);
    const document = `query ($id: Int!) { topic(databaseId: $id) { note { markdown } } }`;
    expect((await ask(other.caller, document, { id: first?.id })).topic.note).toBeNull();
    expect((await ask(room.author, document, { id: first?.id })).topic.note).toBeNull();
    const exported = `{ topicNotes(courseId: ${course.id}) { count markdown } }`;
    expect((await ask(caller, exported)).topicNotes).toEqual({
      count: 2,
      markdown:
        "# Notes on C\\#\n\n## Part 1\n\n### Topic 1.1\n\nFirst\n\n## Part 2\n\n### Topic 2.1\n\nSecond\n",
    });
    expect(await save(first?.id ?? 0, " ")).toEqual({ topic: { note: null } });
    expect((await ask(caller, exported)).topicNotes.count).toBe(1);
  });

  it("of one window never take the place of another's unseen", async () => {
    const { caller, course } = await room.enrolled({}, [1]);
    const topicId = course.topics[0]?.id ?? 0;
    const save = async (markdown: string, version: string | null) =>
      command(
        caller,
        `mutation ($topicId: Int!, $markdown: String!, $version: DateTime) {
          result: saveTopicNote(topicId: $topicId, markdown: $markdown, version: $version) {
            ... on TopicNotePayload { topic { note { markdown updatedAt } } } ${refusal}
          }
        }`,
        { topicId, markdown, version },
      );
    const document = `query ($id: Int!) { topic(databaseId: $id) { note { markdown } } }`;
    const read = async () => (await ask(caller, document, { id: topicId })).topic.note?.markdown;
    const stale = { code: "STALE", message: "These notes were changed on another device" };
    const first = (await save("From the laptop", null)).topic.note.updatedAt;
    expect(await save("From the phone", null)).toEqual(stale);
    // Its answer was lost, and it is sent again.
    expect((await save("From the laptop", null)).topic.note.updatedAt).toBe(first);
    const second = (await save("From the laptop, longer", first)).topic.note.updatedAt;
    expect(second > first).toBe(true);
    expect(await save("From the phone", first)).toEqual(stale);
    expect(await save("", first)).toEqual(stale);
    expect(await read()).toBe("From the laptop, longer");
    expect(await save("", second)).toEqual({ topic: { note: null } });
    expect(await save("From the phone", second)).toEqual(stale);
    const both = ["From the laptop", "From the phone"];
    const saved = await Promise.all(both.map((markdown) => save(markdown, null)));
    expect(saved.filter(({ code }) => code === "STALE")).toHaveLength(1);
    expect(both).toContain(await read());
  });
});
