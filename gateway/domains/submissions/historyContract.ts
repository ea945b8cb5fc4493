import { type DomainHistory, date, flag } from "../domainHistoryContract";
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
    MarkProposal: {
      criterionKey: "Criterion (id)",
      level: "Level",
      quotation: "Quoted text",
    },
    Submission: {
      daysLate: "Days late",
      formerHandedInAt: date("Handed in before it was withdrawn"),
      handedInAt: date("Handed in"),
      handedInById: "Handed in by (id)",
      handedInByItself: flag("Handed in by itself"),
      link: "Link",
      number: "Try",
      reservedUntil: date("Reserved until"),
      reviewerId: "Reviewer (id)",
      withdrawnAt: date("Withdrawn"),
    },
    SubmissionMark: {
      comment: "Comment",
      criteria: "Criteria",
      markedAt: date("Marked"),
      markedById: "Marked by (id)",
      markedByName: "Marked by",
      maxPoints: "Maximum points",
      outcome: "Outcome",
      penalty: "Late penalty (%)",
      points: "Points before penalty",
      replacedAt: date("Replaced"),
      score: "Points after penalty",
      undone: flag("Undone"),
    },
  },
  values: {
    MarkProposal: { state: proposalStateLabels },
    Submission: { state: submissionStateLabels },
    SubmissionMark: { outcome: submissionStateLabels },
  },
} as const satisfies DomainHistory;
