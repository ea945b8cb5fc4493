import { type Expected, everybody, type FieldRow, hidden, ofTheTenant, query } from "./matrix";
import { madeShareToken } from "./rows";

const refused = "__typename ... on Refusal { code message }";
const answers = (visitor: Expected["visitor"], others: Expected["learner"]): Expected => ({
  ...{ visitor, learner: others, trainer: others, admin: others, other: others },
});

/** The signed-in learner's own row: staff of the tenant see it, no one else does. */
const ownRow: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
/** Asking for what the viewer is not enrolled in, or for no row at all. */
const notFound = answers("UNAUTHENTICATED", "NOT_FOUND");

const node = (type: string, selection: string, expected: Expected): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) => `{ answer: node(id: "${nodes[type]}") { ... on ${type} { ${selection} } } }`,
  expected,
});

const mutation = (name: string, args: string, expected: Expected): FieldRow => ({
  field: `Mutation.${name}`,
  document: () => `mutation { answer: ${name}(${args}) { ${refused} } }`,
  expected,
});

/** Enrolments, progress, reviews, assessments and the learner's batches. */
export const fields: FieldRow[] = [
  query("enrolments", ({ learner }) => `enrolments(userId: ${learner.id}) { nodes { percentage } }`, {
    ...ownRow,
    other: "nothing",
  }),
  query("enrolments of another", ({ staff }) => `enrolments(userId: ${staff.id}) { nodes { percentage } }`, {
    ...answers("UNAUTHENTICATED", "nothing"),
    learner: "FORBIDDEN",
  }),
  query(
    "enrolment",
    ({ learner, published }) => `enrolment(userId: ${learner.id}, courseId: ${published.id}) { percentage }`,
    ownRow,
  ),
  query("assessments", "assessments { nodes { title } }", { ...ownRow, other: "yes" }),
  query("assessment", ({ assessment }) => `assessment(databaseId: ${assessment}) { title }`, ownRow),
  query("attempt", ({ attempt }) => `attempt(databaseId: ${attempt}) { startedAt }`, ownRow),
  query("sharedResult", `sharedResult(token: "${madeShareToken}") { courseTitle }`, {
    ...everybody,
    other: "yes",
  }),
  query("currentEnrolment", "currentEnrolment { percentage }", {
    ...answers("UNAUTHENTICATED", "nothing"),
    learner: "yes",
  }),
  query("myClasses", "myClasses(days: 31) { batchName }", {
    ...answers("UNAUTHENTICATED", "nothing"),
    learner: "yes",
    trainer: "yes",
  }),
  query("myBatches", "myBatches { nodes { name } }", {
    ...answers("UNAUTHENTICATED", "nothing"),
    learner: "yes",
    trainer: "yes",
  }),
  query(
    "resource",
    ({ published, resource }) => `resource(courseId: ${published.id}, databaseId: ${resource}) { url }`,
    { ...ofTheTenant, visitor: "UNAUTHENTICATED" },
  ),
  mutation("enrol", "courseId: 999999", notFound),
  mutation("requestPlace", "courseId: 2147483647", notFound),
  mutation("markQuestion", "questionId: 999999, isMarked: true", notFound),
  mutation("checkPractice", "input: { questionId: 999999, optionIds: [] }", notFound),
  mutation("revealPractice", "questionId: 999999", notFound),
  mutation("markResource", "resourceId: 999999, isMarked: true", notFound),
  mutation("setTopicStatus", "input: { courseId: 999999, topicId: 1, status: COMPLETED }", notFound),
  mutation("saveReview", `courseId: 999999, input: { rating: 5, text: "Good" }`, notFound),
  mutation("startAttempt", "assessmentId: 999999", notFound),
  mutation("saveAnswer", "input: { questionId: 999999, optionIds: [] }", notFound),
  mutation("submitAttempt", "attemptId: 999999", notFound),
  mutation("shareAttempt", "attemptId: 999999", notFound),
  node("Enrolment", "percentage", { ...hidden, learner: "yes" }),
  node("Review", "text", ofTheTenant),
  node("Assessment", "title", { ...hidden, learner: "yes" }),
  node("Attempt", "startedAt", { ...hidden, learner: "yes" }),
  node("AttemptQuestion", "title", { ...hidden, learner: "yes" }),
];
