import { type Expected, type FieldRow, hidden, type Outcome, type Rows } from "./matrix";

const ofTheBatch: Expected = { ...hidden, learner: "yes" };

const node = (type: string, selection: string): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) => `{ answer: node(id: "${nodes[type]}") { ... on ${type} { ${selection} } } }`,
  expected: ofTheBatch,
});

/** A command of staff on a batch's topics. */
const command = (name: string, args: (rows: Rows) => string, own: Outcome, other: Outcome): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows) =>
    `mutation { answer: ${name}(${args(rows)}) { __typename ... on Refusal { code message } } }`,
  expected: { visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", trainer: own, admin: own, other },
});

/** How a batch plans and completes its topics. */
export const fields: FieldRow[] = [
  node("BatchCourseTopic", "topicName"),
  node("BatchCourseModule", "topics { status }"),
  {
    field: "Query.batchCalendar by a wrong secret",
    document: ({ batchCourse: { batchId } }) =>
      `{ answer: batchCalendar(batchId: ${batchId}, token: "guess") { name } }`,
    expected: {
      ...{ visitor: "nothing", learner: "nothing", trainer: "nothing", admin: "nothing", other: "nothing" },
    },
  },
  command(
    "updateBatchTopic",
    ({ batchCourse: { batchId, courseId } }) =>
      `input: { batchId: ${batchId}, courseId: ${courseId}, topicId: 999999, status: PENDING }`,
    "NOT_FOUND",
    "NOT_FOUND",
  ),
  command("completeLateTopics", () => "ids: []", "INVALID", "INVALID"),
  command("replanLateTopics", () => "ids: []", "INVALID", "INVALID"),
  command(
    "saveBatchPlan",
    ({ batchCourse: { batchId, courseId } }) => `batchId: ${batchId}, courseId: ${courseId}, changes: []`,
    "INVALID",
    "INVALID",
  ),
  command("renewBatchCalendar", ({ batchCourse: { batchId } }) => `batchId: ${batchId}`, "yes", "NOT_FOUND"),
];
