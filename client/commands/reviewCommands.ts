import { graphql } from "react-relay";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { reviewCommandsDecideMutation } from "~/__generated__/reviewCommandsDecideMutation.graphql";
import type { reviewCommandsGradeMutation } from "~/__generated__/reviewCommandsGradeMutation.graphql";
import type { reviewCommandsProposeMutation } from "~/__generated__/reviewCommandsProposeMutation.graphql";
import type { reviewCommandsReleaseMutation } from "~/__generated__/reviewCommandsReleaseMutation.graphql";
import type { reviewCommandsReturnMutation } from "~/__generated__/reviewCommandsReturnMutation.graphql";
import type { reviewCommandsTakeMutation } from "~/__generated__/reviewCommandsTakeMutation.graphql";
import type { reviewCommandsUndoMutation } from "~/__generated__/reviewCommandsUndoMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const takeSubmission: Command<reviewCommandsTakeMutation> = {
  fallback: submissionMessages.takeFailed,
  mutation: graphql`
    mutation reviewCommandsTakeMutation($submissionId: Int!) {
      result: takeSubmission(submissionId: $submissionId) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
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
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
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
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
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
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
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
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
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
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const decideProposal: Command<reviewCommandsDecideMutation> = {
  fallback: submissionMessages.decideFailed,
  mutation: graphql`
    mutation reviewCommandsDecideMutation($proposalId: Int!, $isAccepted: Boolean!) {
      result: decideProposal(proposalId: $proposalId, isAccepted: $isAccepted) {
        ... on SubmissionPayload @alias(as: "payload") { submission { ...PieceView_submission } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
