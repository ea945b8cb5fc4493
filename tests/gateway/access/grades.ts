import { command, node, query, row } from "./build";
import type { EntryRow, Expected, FieldRow, LiveRow, Rows } from "./matrix";
import { both, hidden, ofOwn, ofTheBatch, signedIn, staffOnly, statuses } from "./outcomes";

const gradeFields =
  "courseTitle grade { label parts { category items { key earned } } } cells { key points }";
const ofCourse = ({ batchCourse: { batchId, courseId } }: Rows) =>
  `batchId: ${batchId}, courseId: ${courseId}`;

const ofLearner = (rows: Rows) => `${ofCourse(rows)}, userId: ${rows.learner.id}`;
const mark = "input: { points: 1 }";
const item = 'input: { title: "T", category: ASSESSMENTS, points: 10 }';
const scheme = `input: { weights: [], scale: PERCENT, letters: [], maxPoints: 10, rounding: NEAREST, decimals: 0,
  passingGrade: 40, missingIsZero: true }`;

/** Those who teach the batch or coordinate it, and the learner. */
const ofGraders: Expected = { ...ofTheBatch, visitor: "UNAUTHENTICATED" };

export const fields: FieldRow[] = [
  query("gradebook", (rows) => `gradebook(${ofCourse(rows)}) { learners { ${gradeFields} } }`, staffOnly),
  query(
    "courseGrade",
    ({ batchCourse: { courseId } }) => `courseGrade(courseId: ${courseId}) { ${gradeFields} }`,
    { ...signedIn, coordinator: "nothing", admin: "nothing", other: "nothing" },
  ),
  query(
    "courseGrade of a learner",
    (rows) => `courseGrade(${ofLearner(rows)}) { ${gradeFields} }`,
    ofGraders,
  ),
  query(
    "courseGrade of another learner",
    (rows) => `courseGrade(${ofCourse(rows)}, userId: 999999) { ${gradeFields} }`,
    { ...hidden, visitor: "UNAUTHENTICATED", coordinator: "nothing", admin: "nothing" },
  ),
  query("myGrades", `myGrades { ${gradeFields} }`, {
    ...signedIn,
    coordinator: "nothing",
    admin: "nothing",
    other: "nothing",
  }),
  node("CourseGrade", gradeFields, ofTheBatch),
  command("enterMark", (rows) => `${ofLearner(rows)}, itemKey: "manual:999999", ${mark}`, ofOwn("NOT_FOUND")),
  command("addGradeItem", `batchId: 999999, courseId: 999999, ${item}`, ofOwn("NOT_FOUND")),
  command("updateGradeItem", `itemId: 999999, ${item}`, ofOwn("NOT_FOUND")),
  command("deleteGradeItem", "itemId: 999999", ofOwn("NOT_FOUND")),
  command("saveGradeScheme", `courseId: 999999, ${scheme}`, both("INVALID")),
  command("removeGradeScheme", "batchId: 999999, courseId: 999999", ofOwn("NOT_FOUND")),
  command("importMarks", "batchId: 999999, courseId: 999999, records: [], dryRun: true", both("INVALID")),
];

export const liveFields: LiveRow[] = [
  {
    field: "Subscription.gradebookChanged",
    document: (rows) => `subscription { answer: gradebookChanged(${ofCourse(rows)}) }`,
    publish: (bus, { batchCourse }) =>
      bus.publish("gradesChanged", { organizationId: 1, ...batchCourse, userIds: null }),
    expected: { ...staffOnly, other: "FORBIDDEN" },
  },
  {
    field: "Subscription.myGradesChanged",
    document: () => "subscription { answer: myGradesChanged }",
    publish: (bus, { batchCourse, learner }) =>
      bus.publish("gradesChanged", { organizationId: 1, ...batchCourse, userIds: [learner.id] }),
    expected: { ...signedIn, coordinator: "nothing", admin: "nothing", other: "nothing" },
  },
];

export const entries: EntryRow[] = [
  row(
    "GET courses/{id}/grades",
    ({ batchCourse: { courseId } }) => `courses/${courseId}/grades`,
    statuses(401, 200, 404, 404),
  ),
];
