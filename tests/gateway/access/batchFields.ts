import { type Expected, type FieldRow, hidden, staffOnly } from "./matrix";

/** The batch is the learner's own: staff and the learner see it. */
const ofTheBatch: Expected = { ...hidden, learner: "yes" };
const signedInOfTheBatch: Expected = { ...ofTheBatch, visitor: "UNAUTHENTICATED" };

const node = (type: string, selection: string): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) => `{ answer: node(id: "${nodes[type]}") { ... on ${type} { ${selection} } } }`,
  expected: ofTheBatch,
});

/** Batches with their users, courses and trainers. */
export const batchFields: FieldRow[] = [
  {
    field: "Query.batches",
    document: () => "{ answer: batches { nodes { name } } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.batchFigures",
    document: () => "{ answer: batchFigures { total } }",
    expected: { ...staffOnly, other: "yes" },
  },
  {
    field: "Query.batch",
    document: ({ batchCourse }) => `{ answer: batch(databaseId: ${batchCourse.batchId}) { name } }`,
    expected: signedInOfTheBatch,
  },
  {
    field: "Query.batch with its users",
    document: ({ batchCourse }) =>
      `{ batch(databaseId: ${batchCourse.batchId}) { name } answer: batch(databaseId: ${batchCourse.batchId}) { users { nodes { status } } } }`,
    expected: { ...staffOnly, visitor: "UNAUTHENTICATED" },
  },
  {
    field: "Query.batchCourse",
    document: ({ batchCourse: { batchId, courseId } }) =>
      `{ answer: batchCourse(batchId: ${batchId}, courseId: ${courseId}) { completionPercentage } }`,
    expected: signedInOfTheBatch,
  },
  node("Batch", "name"),
  node("BatchUser", "status"),
  node("BatchCourse", "courseType"),
  node("BatchTrainer", "role"),
];
