import { command, commands, liveList, node, nodeNumber, query } from "./build";
import type { Expected, FieldRow, LiveRow } from "./matrix";
import { both, byMember, hidden, staffOnly } from "./outcomes";

/** The learner whose it is, and staff who mark it. */
const ofStaff: Expected = { ...hidden, visitor: "UNAUTHENTICATED", learner: "yes" };
const missing = byMember("UNAUTHENTICATED", "NOT_FOUND");

export const fields: FieldRow[] = [
  query(
    "submission",
    (rows) =>
      `submission(databaseId: ${nodeNumber(rows, "Submission")}) { text marks { score } isBeingRead }`,
    ofStaff,
  ),
  node("Submission", "text", { ...ofStaff, visitor: "nothing" }),
  // Trainers see what their learners handed in, of which the demo has some.
  query("reviewQueue", "reviewQueue(first: 100) { nodes { text proposals { quotation } } }", staffOnly),
  command("saveSubmission", "assignmentId: 999999, input: { fileIds: [] }", missing),
  command("handIn", "assignmentId: 999999", missing),
  command("withdrawSubmission", "submissionId: 999999", missing),
  command("undoWithdrawal", "submissionId: 999999", missing),
  ...commands(
    {
      takeSubmission: "submissionId: 999999",
      releaseSubmission: "submissionId: 999999",
      gradeSubmission: "submissionId: 999999, input: {}",
      returnSubmission: "submissionId: 999999, input: {}",
      undoGrade: "submissionId: 999999",
      decideProposal: "proposalId: 999999, isAccepted: true",
    },
    both("NOT_FOUND"),
  ),
  command("proposeMarks", "submissionId: 999999", both("UNAVAILABLE")),
];

export const liveFields: LiveRow[] = [
  liveList("reviewQueueChanged", (bus, organizationId) =>
    bus.publish("reviewQueueChanged", { organizationId }),
  ),
  {
    field: "Subscription.submissionChanged",
    document: (rows) =>
      `subscription { answer: submissionChanged(submissionId: ${nodeNumber(rows, "Submission")}) { text } }`,
    publish: (bus, rows) => {
      const submissionId = Number(nodeNumber(rows, "Submission"));
      bus.publish("submissionChanged", { organizationId: 1, submissionId });
    },
    expected: {
      visitor: "UNAUTHENTICATED",
      learner: "yes",
      coordinator: "yes",
      admin: "yes",
      other: "FORBIDDEN",
    },
  },
];
