import { type Expected, everybody, type FieldRow, hidden, ofTheTenant } from "./matrix";
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
  {
    field: "Query.enrolments",
    document: ({ learner }) => `{ answer: enrolments(userId: ${learner.id}) { nodes { percentage } } }`,
    expected: { ...ownRow, other: "nothing" },
  },
  {
    field: "Query.enrolments of another",
    document: ({ staff }) => `{ answer: enrolments(userId: ${staff.id}) { nodes { percentage } } }`,
    expected: { ...answers("UNAUTHENTICATED", "nothing"), learner: "FORBIDDEN" },
  },
  {
    field: "Query.enrolment",
    document: ({ learner, published }) =>
      `{ answer: enrolment(userId: ${learner.id}, courseId: ${published.id}) { percentage } }`,
    expected: ownRow,
  },
  {
    field: "Query.assessments",
    document: () => "{ answer: assessments { nodes { title } } }",
    expected: { ...ownRow, other: "yes" },
  },
  {
    field: "Query.assessment",
    document: ({ assessment }) => `{ answer: assessment(databaseId: ${assessment}) { title } }`,
    expected: ownRow,
  },
  {
    field: "Query.attempt",
    document: ({ attempt }) => `{ answer: attempt(databaseId: ${attempt}) { startedAt } }`,
    expected: ownRow,
  },
  {
    field: "Query.sharedResult",
    document: () => `{ answer: sharedResult(token: "${madeShareToken}") { courseTitle } }`,
    expected: { ...everybody, other: "yes" },
  },
  {
    field: "Query.currentEnrolment",
    document: () => "{ answer: currentEnrolment { percentage } }",
    expected: { ...answers("UNAUTHENTICATED", "nothing"), learner: "yes" },
  },
  {
    field: "Query.myClasses",
    document: () => "{ answer: myClasses(days: 31) { batchName } }",
    expected: { ...answers("UNAUTHENTICATED", "nothing"), learner: "yes", trainer: "yes" },
  },
  {
    field: "Query.myBatches",
    document: () => "{ answer: myBatches { nodes { name } } }",
    expected: { ...answers("UNAUTHENTICATED", "nothing"), learner: "yes", trainer: "yes" },
  },
  {
    field: "Query.resource",
    document: ({ published, resource }) =>
      `{ answer: resource(courseId: ${published.id}, databaseId: ${resource}) { url } }`,
    expected: { ...ofTheTenant, visitor: "UNAUTHENTICATED" },
  },
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
