import { command, commands, liveList, node, query } from "./build";
import type { Expected, FieldRow, LiveRow } from "./matrix";
import { both, byMember, byStaff, everybody, hidden, inTheBatch, staffOnly } from "./outcomes";
import { madeShareToken } from "./rows";

/** The signed-in learner's own row: staff of the tenant see it, no one else does. */
const ownRow: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
/** Asking for what the viewer is not enrolled in, or for no row at all. */
const notFound = byMember("UNAUTHENTICATED", "NOT_FOUND");

/** Staff may ask, and this assessment has none. */
const noneHere: Expected = { ...staffOnly, coordinator: "nothing", admin: "nothing" };

const ofAssessment = (field: string, selection: string, expected: Expected) =>
  query(field, ({ assessment }) => `${field}(assessmentId: ${assessment}) { ${selection} }`, expected);

const settings = `input: { title: "T", kind: PRACTICE, passingScore: 80, shuffle: false, negativePercent: 0, showAnswers: NEVER,
  countedAttempt: BEST, holdsMarks: false }`;

export const fields: FieldRow[] = [
  query("assessments", "assessments { nodes { title } }", { ...ownRow, other: "yes" }),
  query("assessment", ({ assessment }) => `assessment(databaseId: ${assessment}) { title }`, ownRow),
  query("attempt", ({ attempt }) => `attempt(databaseId: ${attempt}) { startedAt }`, ownRow),
  query("sharedResult", `sharedResult(token: "${madeShareToken}") { courseTitle }`, {
    ...everybody,
    other: "yes",
  }),
  command("startAttempt", "assessmentId: 999999", notFound),
  command("saveAnswer", "input: { questionId: 999999, optionIds: [] }", notFound),
  command("submitAttempt", "attemptId: 999999", notFound),
  command("shareAttempt", "attemptId: 999999", notFound),
  command("createAssessment", `courseId: 999999, ${settings}`, byStaff("INVALID", "INVALID")),
  command("updateAssessment", `assessmentId: 999999, ${settings}`, byStaff("NOT_FOUND", "NOT_FOUND")),
  command(
    "setAssessmentQuestions",
    "assessmentId: 999999, input: { sections: [] }",
    byStaff("NOT_FOUND", "NOT_FOUND"),
  ),
  command("publishAssessment", "assessmentId: 999999", byStaff("NOT_FOUND", "NOT_FOUND")),
  command("archiveAssessment", "assessmentId: 999999", byStaff("NOT_FOUND", "NOT_FOUND")),
  command("noteAttemptEvent", "attemptId: 999999, kind: LEFT_PAGE", notFound),
  ofAssessment("assessmentResults", "holdsMarks", staffOnly),
  ofAssessment("markingQueue", "title", noneHere),
  query("essayQueue", "essayQueue { answers { answerText } }", { ...staffOnly, other: "yes" }),
  query(
    "assessmentAttempts",
    ({ assessment }) => `assessmentAttempts(assessmentId: ${assessment}) { nodes { user { email } } }`,
    { ...staffOnly, other: "nothing" },
  ),
  ofAssessment("askedQuestions", "title", staffOnly),
  ofAssessment("assessmentPreview", "title", noneHere),
  command("addAttemptMinutes", "assessmentId: 999999, minutes: 5", both("NOT_FOUND")),
  command(
    "grantException",
    `input: { assessmentId: 999999, userId: 999999, reason: "Row" }`,
    both("NOT_FOUND"),
  ),
  ...commands(
    {
      markAnswer: "questionId: 999999, marks: 1",
      takeAnswer: "questionId: 999999",
      releaseAnswer: "questionId: 999999",
      undoMark: "questionId: 999999",
      releaseMarks: "assessmentId: 999999",
      regrade: "assessmentId: 999999, dryRun: true",
    },
    both("NOT_FOUND"),
  ),
  node("Assessment", "title", { ...hidden, learner: "yes" }),
  node("Attempt", "startedAt", { ...hidden, learner: "yes" }),
  node("AttemptQuestion", "title", { ...hidden, learner: "yes" }),
];

export const liveFields: LiveRow[] = [
  liveList("assessmentsChanged", (bus, organizationId) =>
    bus.publish("assessmentsChanged", { organizationId }),
  ),
  {
    field: "Subscription.sittingsChanged",
    document: ({ assessment }) => `subscription { answer: sittingsChanged(assessmentId: ${assessment}) }`,
    publish: (bus, { assessment, attempt }) =>
      bus.publish("sittingsChanged", { organizationId: 1, assessmentId: assessment, attemptId: attempt }),
    expected: { ...staffOnly, other: "FORBIDDEN" },
  },
  {
    field: "Subscription.attemptChanged",
    document: ({ attempt }) =>
      `subscription { answer: attemptChanged(attemptId: ${attempt}) { attempt { startedAt } } }`,
    publish: (bus, { attempt }) =>
      bus.publish("attemptChanged", { organizationId: 1, attemptId: attempt, questionId: null }),
    // The attempt is the learner's own.
    expected: { ...inTheBatch, coordinator: "FORBIDDEN", admin: "FORBIDDEN" },
  },
];
