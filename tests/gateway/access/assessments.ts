import { command, node, query } from "./build";
import type { Expected, FieldRow, LiveRow } from "./matrix";
import { byMember, everybody, hidden, inTheBatch } from "./outcomes";
import { madeShareToken } from "./rows";

/** The signed-in learner's own row: staff of the tenant see it, no one else does. */
const ownRow: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
/** Asking for what the viewer is not enrolled in, or for no row at all. */
const notFound = byMember("UNAUTHENTICATED", "NOT_FOUND");

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
  node("Assessment", "title", { ...hidden, learner: "yes" }),
  node("Attempt", "startedAt", { ...hidden, learner: "yes" }),
  node("AttemptQuestion", "title", { ...hidden, learner: "yes" }),
];

export const liveFields: LiveRow[] = [
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
