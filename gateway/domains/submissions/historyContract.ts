import type { DomainHistory } from "../domainHistoryContract";
import { proposalStateLabels, submissionStateLabels } from "./contract";

/** Labels of the history for changes of submissions. */
export const history = {
  mutations: {
    takeSubmission: "submission.taken",
    releaseSubmission: "submission.released",
    gradeSubmission: "submission.graded",
    returnSubmission: "submission.returned",
    undoGrade: "submission.gradeUndone",
    proposeMarks: "submission.marksProposed",
    decideProposal: "submission.proposalDecided",
  },
  exempt: {
    saveSubmission: "A learner's draft.",
    handIn: "A learner's work.",
    withdrawSubmission: "A learner's work.",
    undoWithdrawal: "A learner's work.",
  },
  actions: {
    "submission.gradeUndone": "Marks of a submission taken back",
    "submission.graded": "Submission marked",
    "submission.marksProposed": "Marks of a submission proposed",
    "submission.proposalDecided": "Proposed marks accepted or refused",
    "submission.released": "Submission given back to the queue",
    "submission.returned": "Submission returned",
    "submission.taken": "Submission taken for review",
  },
  tables: {
    MarkProposal: "Proposed marks",
    Submission: "Submission",
    SubmissionFile: "File of a submission",
    SubmissionMark: "Mark of a submission",
  },
  columns: {
    SubmissionMark: { points: "Points before penalty" },
  },
  values: {
    MarkProposal: { state: proposalStateLabels },
    Submission: { state: submissionStateLabels },
    SubmissionMark: { outcome: submissionStateLabels },
  },
} as const satisfies DomainHistory;
