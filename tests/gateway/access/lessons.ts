import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { createFactory, demoId } from "#tests/support/factory";
import { command, nodeNumber, query, refused } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow, Rows } from "./matrix";
import { both, everybody, ofTheTenant, staffOnly } from "./outcomes";

const topic = (rows: Rows) => nodeNumber(rows, "LessonTopic");
const course = (rows: Rows) => nodeNumber(rows, "LessonCourse");
/** A lesson of a course in which the learner is enrolled. */
const ofTheCourse: Expected = { ...ofTheTenant, visitor: "UNAUTHENTICATED" };
const node = (type: string, expected: Expected): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: (rows) => `{ answer: node(id: "${rows.nodes[type]}") { ... on ${type} { html } } }`,
  expected,
});
const byMember = (name: string, args: string): FieldRow => ({
  field: `Mutation.${name}`,
  document: () => `mutation { answer: ${name}(${args}) { ${refused} } }`,
  expected: {
    visitor: "UNAUTHENTICATED",
    learner: "NOT_FOUND",
    coordinator: "NOT_FOUND",
    admin: "NOT_FOUND",
    other: "NOT_FOUND",
  },
});
/** A published lesson of a course that the learner is enrolled in, with a question and an answer under it. */
export async function makeNodes(prisma: PrismaClient) {
  const factory = createFactory(prisma);
  const { id: userId, name } = await prisma.user.findFirstOrThrow({ where: { email: "learner@demo.test" } });
  const course = await factory.course();
  const { topic } = await factory.module(course);
  await factory.enrolment(userId, course.id);
  const place = { organizationId: demoId, courseId: course.id, topicId: topic.id };
  const text = { kind: "TEXT" as const, markdown: "Made", html: "<p>Made</p>", displayOrder: 1 };
  const by = { updatedById: userId, updatedByName: name };
  const draft = await prisma.topicBlock.create({ data: { ...place, ...text, ...by } });
  const block = await prisma.topicBlock.create({ data: { ...place, ...text, ...by, draftId: draft.id } });
  const note = { organizationId: demoId, courseId: course.id, topicId: topic.id, userId, markdown: "Made" };
  await prisma.topicNote.create({ data: note });
  const post = { userId, markdown: "Made?", html: "<p>Made?</p>" };
  const question = await prisma.topicQuestion.create({ data: { ...place, ...post } });
  const answer = await prisma.topicAnswer.create({
    data: { organizationId: demoId, questionId: question.id, ...post },
  });
  return {
    LessonCourse: course.id,
    LessonTopic: topic.id,
    DraftBlock: draft.id,
    TopicBlock: block.id,
    TopicQuestion: question.id,
    TopicAnswer: answer.id,
  };
}

/** Lessons, their drafts, notes and questions. */
export const fields: FieldRow[] = [
  query("topic", (rows) => `topic(databaseId: ${topic(rows)}) { name isOpen }`, {
    ...everybody,
    other: "nothing",
  }),
  query(
    "lesson",
    (rows) => `lesson(courseId: ${course(rows)}, topicId: ${topic(rows)}) { blocks { html } }`,
    ofTheCourse,
  ),
  query(
    "unansweredTopicQuestions",
    (rows) => `unansweredTopicQuestions(courseId: ${course(rows)}) { nodes { html } }`,
    staffOnly,
  ),
  query(
    "searchLessons",
    (rows) => `searchLessons(courseId: ${course(rows)}, text: "made") { topicId }`,
    ofTheTenant,
  ),
  query("topicNotes", (rows) => `topicNotes(courseId: ${course(rows)}) { markdown }`, {
    ...ofTheCourse,
    coordinator: "nothing",
    admin: "nothing",
  }),
  node("TopicBlock", ofTheCourse),
  {
    field: "Query.node of a draft's TopicBlock",
    document: (rows) => `{ answer: node(id: "${btoa(`TopicBlock:${nodeNumber(rows, "DraftBlock")}`)}") {
      ... on TopicBlock { html }
    } }`,
    expected: { ...ofTheTenant, visitor: "nothing", learner: "nothing" },
  },
  node("TopicQuestion", { ...ofTheTenant, visitor: "nothing" }),
  node("TopicAnswer", { ...ofTheTenant, visitor: "nothing" }),
  command("updateTopic", "topicId: 999999, version: 1, input: {}", both("NOT_FOUND")),
  command("publishTopic", "topicId: 999999, version: 1", both("NOT_FOUND")),
  command("addTopicBlock", "topicId: 999999, input: { kind: TEXT }", both("NOT_FOUND")),
  command("importTopicBlocks", `topicId: 999999, markdown: "Hi"`, both("NOT_FOUND")),
  command("updateTopicBlock", "blockId: 999999, input: { kind: TEXT }", both("NOT_FOUND")),
  command("moveTopicBlock", "blockId: 999999", both("NOT_FOUND")),
  command("deleteTopicBlock", "blockId: 999999", both("NOT_FOUND")),
  command("restoreTopicBlock", "blockId: 999999", both("NOT_FOUND")),
  command("hideTopicPost", `questionId: 999999, reason: "Off topic"`, both("NOT_FOUND")),
  byMember("recordTopicView", "topicId: 999999, blockIds: []"),
  byMember("recordWatching", "blockId: 999999, ranges: []"),
  byMember("checkTopicQuestion", "blockId: 999999, input: { optionIds: [] }"),
  byMember("saveTopicNote", `topicId: 999999, markdown: "Mine"`),
  byMember("askTopicQuestion", `topicId: 999999, markdown: "Why?"`),
  byMember("answerTopicQuestion", `questionId: 999999, markdown: "So."`),
  byMember("acceptTopicAnswer", "questionId: 999999"),
];

/** Subscribers to changes of a lesson. */
export const liveFields: LiveRow[] = [
  {
    field: "Subscription.topicChanged",
    document: (rows) => `subscription { answer: topicChanged(topicId: ${topic(rows)}) { name } }`,
    publish: (bus, rows) => {
      const [courseId, topicId] = [Number(course(rows)), Number(topic(rows))];
      bus.publish("lessonChanged", { organizationId: demoId, courseId, topicId, isPublished: true });
    },
    expected: { ...ofTheCourse, other: "FORBIDDEN" },
  },
  {
    field: "Subscription.topicChanged of a draft",
    document: (rows) => `subscription { answer: topicChanged(topicId: ${topic(rows)}) { name } }`,
    publish: (bus, rows) => {
      const [courseId, topicId] = [Number(course(rows)), Number(topic(rows))];
      bus.publish("lessonChanged", { organizationId: demoId, courseId, topicId, isPublished: false });
    },
    expected: { ...ofTheCourse, learner: "nothing", other: "FORBIDDEN" },
  },
  {
    // The event is the learner's own.
    field: "Subscription.topicNoteChanged",
    document: (rows) => `subscription { answer: topicNoteChanged(topicId: ${topic(rows)}) { name } }`,
    publish: (bus, rows) => {
      const event = { topicId: Number(topic(rows)), userId: rows.learner.id };
      bus.publish("topicNoteChanged", { organizationId: demoId, ...event });
    },
    expected: { ...ofTheCourse, coordinator: "nothing", admin: "nothing", other: "FORBIDDEN" },
  },
  {
    field: "Subscription.topicQuestionsChanged",
    document: () => "subscription { answer: topicQuestionsChanged }",
    publish: (bus) => {
      const event = { courseId: 1, topicId: 1, questionId: 1 };
      for (const organizationId of [1, 2]) bus.publish("topicQuestionsChanged", { organizationId, ...event });
    },
    expected: { ...staffOnly, other: "yes" },
  },
];

/** The calls on lessons. */
export const entries: EntryRow[] = [
  {
    entry: "GET courses/{id}/topics/{topicId}",
    path: (rows) => `courses/${course(rows)}/topics/${topic(rows)}`,
    expected: { visitor: 401, learner: 200, coordinator: 200, admin: 200, other: 404 },
  },
];
