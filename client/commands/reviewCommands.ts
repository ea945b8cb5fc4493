import { graphql } from "react-relay";
import { resultsMessages } from "#gateway/domains/assessments/resultsContract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { reviewCommandsDecideMutation } from "~/__generated__/reviewCommandsDecideMutation.graphql";
import type { reviewCommandsGradeMutation } from "~/__generated__/reviewCommandsGradeMutation.graphql";
import type { reviewCommandsMarkAnswerMutation } from "~/__generated__/reviewCommandsMarkAnswerMutation.graphql";
import type { reviewCommandsProposeMutation } from "~/__generated__/reviewCommandsProposeMutation.graphql";
import type { reviewCommandsReleaseAnswerMutation } from "~/__generated__/reviewCommandsReleaseAnswerMutation.graphql";
import type { reviewCommandsReleaseMutation } from "~/__generated__/reviewCommandsReleaseMutation.graphql";
import type { reviewCommandsReturnMutation } from "~/__generated__/reviewCommandsReturnMutation.graphql";
import type { reviewCommandsTakeAnswerMutation } from "~/__generated__/reviewCommandsTakeAnswerMutation.graphql";
import type { reviewCommandsTakeMutation } from "~/__generated__/reviewCommandsTakeMutation.graphql";
import type { reviewCommandsUndoMarkMutation } from "~/__generated__/reviewCommandsUndoMarkMutation.graphql";
import type { reviewCommandsUndoMutation } from "~/__generated__/reviewCommandsUndoMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const takeSubmission: Command<reviewCommandsTakeMutation> = {
  ...submissionMessages.take,
  mutation: graphql`
    mutation reviewCommandsTakeMutation($submissionId: Int!) {
      result: takeSubmission(submissionId: $submissionId) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const releaseSubmission: Command<reviewCommandsReleaseMutation> = {
  ...submissionMessages.release,
  mutation: graphql`
    mutation reviewCommandsReleaseMutation($submissionId: Int!) {
      result: releaseSubmission(submissionId: $submissionId) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const gradeSubmission: Command<reviewCommandsGradeMutation> = {
  ...submissionMessages.grade,
  mutation: graphql`
    mutation reviewCommandsGradeMutation($submissionId: Int!, $input: MarkInput!) {
      result: gradeSubmission(submissionId: $submissionId, input: $input) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const returnSubmission: Command<reviewCommandsReturnMutation> = {
  ...submissionMessages.return,
  mutation: graphql`
    mutation reviewCommandsReturnMutation($submissionId: Int!, $input: MarkInput!) {
      result: returnSubmission(submissionId: $submissionId, input: $input) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const undoGrade: Command<reviewCommandsUndoMutation> = {
  ...submissionMessages.undo,
  mutation: graphql`
    mutation reviewCommandsUndoMutation($submissionId: Int!) {
      result: undoGrade(submissionId: $submissionId) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const proposeMarks: Command<reviewCommandsProposeMutation> = {
  fallback: submissionMessages.proposeFailed,
  mutation: graphql`
    mutation reviewCommandsProposeMutation($submissionId: Int!) {
      result: proposeMarks(submissionId: $submissionId) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const decideProposal: Command<reviewCommandsDecideMutation> = {
  ...submissionMessages.decide,
  mutation: graphql`
    mutation reviewCommandsDecideMutation($proposalId: Int!, $isAccepted: Boolean!) {
      result: decideProposal(proposalId: $proposalId, isAccepted: $isAccepted) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceViews_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const markAnswer: Command<reviewCommandsMarkAnswerMutation> = {
  ...resultsMessages.mark,
  mutation: graphql`
    mutation reviewCommandsMarkAnswerMutation($questionId: Int!, $marks: Float!, $feedback: String) {
      result: markAnswer(questionId: $questionId, marks: $marks, feedback: $feedback) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const takeAnswer: Command<reviewCommandsTakeAnswerMutation> = {
  ...resultsMessages.take,
  mutation: graphql`
    mutation reviewCommandsTakeAnswerMutation($questionId: Int!) {
      result: takeAnswer(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const releaseAnswer: ToldCommand<reviewCommandsReleaseAnswerMutation> = {
  ...resultsMessages.releaseAnswer,
  mutation: graphql`
    mutation reviewCommandsReleaseAnswerMutation($questionId: Int!) {
      result: releaseAnswer(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const undoMark: ToldCommand<reviewCommandsUndoMarkMutation> = {
  ...submissionMessages.undo,
  mutation: graphql`
    mutation reviewCommandsUndoMarkMutation($questionId: Int!) {
      result: undoMark(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
