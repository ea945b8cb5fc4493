import { type Expected, type FieldRow, hidden, query, type Rows, staffOnly } from "./matrix";

/** The batch is the learner's own: staff and the learner see it. */
const ofTheBatch: Expected = { ...hidden, learner: "yes" };
const ownTenant: Expected = { ...staffOnly, other: "yes" };
const missing: Expected = { ...staffOnly, trainer: "NOT_FOUND", admin: "NOT_FOUND", other: "NOT_FOUND" };
const invalid: Expected = { ...staffOnly, trainer: "INVALID", admin: "INVALID", other: "INVALID" };
const conflict: Expected = { ...staffOnly, trainer: "CONFLICT", admin: "CONFLICT", other: "NOT_FOUND" };

const node = (type: string, selection: string): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) => `{ answer: node(id: "${nodes[type]}") { ... on ${type} { ${selection} } } }`,
  expected: ofTheBatch,
});

/** A mutation that changes nothing: it is refused, or of a row that is none. */
const command = (name: string, args: (rows: Rows) => string, expected: Expected): FieldRow => ({
  field: `Mutation.${name}`,
  document: (rows) =>
    `mutation { answer: ${name}(${args(rows)}) { __typename ... on Refusal { code message } } }`,
  expected,
});

const ofBatch = (selection: string) => (rows: Rows) =>
  `batch(databaseId: ${rows.batchCourse.batchId}) { ${selection} }`;
const ofBatchCourse = (selection: string) => (rows: Rows) => {
  const { batchId, courseId } = rows.batchCourse;
  return `batchCourse(batchId: ${batchId}, courseId: ${courseId}) { ${selection} }`;
};

const dates = `startDate: "2026-01-05", endDate: "2026-01-04"`;
const noBatch = `{ name: "", description: "", ${dates}, batchType: WEEKDAY, status: SCHEDULED }`;
const noCourse = `{ courseId: 1, ${dates}, courseType: MOOC, planEnabled: true, locked: true, status: SCHEDULED }`;
const ofNone = "batchId: 999999, courseId: 999999";

/** Batches with their users, courses and trainers. */
export const fields: FieldRow[] = [
  query("batches", "batches { nodes { name } }", ownTenant),
  query("batchFigures", "batchFigures { total }", ownTenant),
  query("batch", ofBatch("name"), staffOnly),
  query("batch with who is in it", ofBatch("users { nodes { status } } missingEnrolments"), staffOnly),
  query("batchMatches", "batchMatches { name }", ownTenant),
  query("batch with courses to add", ofBatch("assignableCourses { code }"), staffOnly),
  query("batch with who could be", ofBatch("assignableUsers { nodes { email } }"), staffOnly),
  query("batchCourse", ofBatchCourse("completionPercentage"), staffOnly),
  query("batchCourse with who could teach it", ofBatchCourse("assignableTrainers { email }"), staffOnly),
  query("myBatch", (rows) => ofBatch("name")(rows).replace("batch(", "myBatch("), {
    ...ofTheBatch,
    visitor: "UNAUTHENTICATED",
  }),
  query(
    "myBatchCourse",
    (rows) => ofBatchCourse("duration")(rows).replace("batchCourse(", "myBatchCourse("),
    { ...ofTheBatch, visitor: "UNAUTHENTICATED" },
  ),
  command("createBatch", () => `input: ${noBatch}`, invalid),
  command("updateBatch", () => `batchId: 999999, input: ${noBatch}`, invalid),
  command("deleteBatch", ({ batchCourse }) => `batchId: ${batchCourse.batchId}`, conflict),
  command("startBatch", () => "batchId: 999999", missing),
  command("syncBatch", () => "batchId: 999999", missing),
  command("assignUsersToBatch", () => "batchId: 999999, userIds: [1]", missing),
  command("removeUserFromBatch", () => "batchId: 999999, userId: 1", missing),
  command("setBatchUserStatus", () => "batchId: 999999, userId: 1, status: DROPPED", missing),
  command("setBatchUserStatuses", () => "batchId: 999999, userIds: [1], status: DROPPED", missing),
  command("removeUsersFromBatch", () => "batchId: 999999, userIds: [1]", missing),
  command("assignCourseToBatch", () => `batchId: 999999, input: ${noCourse}`, invalid),
  command("updateBatchCourse", () => `${ofNone}, input: ${noCourse}`, invalid),
  command("lockBatchCourse", () => `${ofNone}, locked: false`, missing),
  command("removeCourseFromBatch", () => ofNone, missing),
  command("syncBatchCourse", () => ofNone, missing),
  command("assignTrainer", () => `${ofNone}, input: { trainerId: 1, role: TRAINER }`, missing),
  command("removeTrainer", () => `${ofNone}, trainerId: 1`, missing),
  node("Batch", "name"),
  node("BatchUser", "status"),
  node("BatchCourse", "courseType"),
  node("BatchTrainer", "role"),
];
