import { graphql } from "react-relay";
import { resultsMessages } from "#gateway/domains/assessments/resultsContract";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { resultCommandsAddMinutesMutation } from "~/__generated__/resultCommandsAddMinutesMutation.graphql";
import type { resultCommandsGrantExceptionMutation } from "~/__generated__/resultCommandsGrantExceptionMutation.graphql";
import type { resultCommandsMarkAnswerMutation } from "~/__generated__/resultCommandsMarkAnswerMutation.graphql";
import type { resultCommandsRegradeMutation } from "~/__generated__/resultCommandsRegradeMutation.graphql";
import type { resultCommandsReleaseAnswerMutation } from "~/__generated__/resultCommandsReleaseAnswerMutation.graphql";
import type { resultCommandsReleaseMarksMutation } from "~/__generated__/resultCommandsReleaseMarksMutation.graphql";
import type { resultCommandsTakeAnswerMutation } from "~/__generated__/resultCommandsTakeAnswerMutation.graphql";
import type { resultCommandsUndoMarkMutation } from "~/__generated__/resultCommandsUndoMarkMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const addMinutes: ToldCommand<resultCommandsAddMinutesMutation> = {
  ...resultsMessages.addMinutes,
  mutation: graphql`
    mutation resultCommandsAddMinutesMutation($assessmentId: Int!, $attemptId: Int, $minutes: Int!) {
      result: addAttemptMinutes(assessmentId: $assessmentId, attemptId: $attemptId, minutes: $minutes) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const grantException: ToldCommand<resultCommandsGrantExceptionMutation> = {
  ...resultsMessages.grant,
  mutation: graphql`
    mutation resultCommandsGrantExceptionMutation($input: ExceptionInput!) {
      result: grantException(input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const releaseMarks: ToldCommand<resultCommandsReleaseMarksMutation> = {
  ...resultsMessages.release,
  mutation: graphql`
    mutation resultCommandsReleaseMarksMutation($assessmentId: Int!, $batchId: Int) {
      result: releaseMarks(assessmentId: $assessmentId, batchId: $batchId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const markAnswer: Command<resultCommandsMarkAnswerMutation> = {
  fallback: resultsMessages.markFailed,
  mutation: graphql`
    mutation resultCommandsMarkAnswerMutation($questionId: Int!, $marks: Float!, $feedback: String) {
      result: markAnswer(questionId: $questionId, marks: $marks, feedback: $feedback) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const takeAnswer: Command<resultCommandsTakeAnswerMutation> = {
  fallback: resultsMessages.takeFailed,
  mutation: graphql`
    mutation resultCommandsTakeAnswerMutation($questionId: Int!) {
      result: takeAnswer(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const releaseAnswer: ToldCommand<resultCommandsReleaseAnswerMutation> = {
  ...resultsMessages.releaseAnswer,
  mutation: graphql`
    mutation resultCommandsReleaseAnswerMutation($questionId: Int!) {
      result: releaseAnswer(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const undoMark: ToldCommand<resultCommandsUndoMarkMutation> = {
  ...submissionMessages.undo,
  mutation: graphql`
    mutation resultCommandsUndoMarkMutation($questionId: Int!) {
      result: undoMark(questionId: $questionId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const regrade: Command<resultCommandsRegradeMutation> = {
  fallback: resultsMessages.regradeFailed,
  mutation: graphql`
    mutation resultCommandsRegradeMutation($assessmentId: Int!, $dryRun: Boolean!, $reason: String) {
      result: regrade(assessmentId: $assessmentId, dryRun: $dryRun, reason: $reason) {
        ... on RegradePayload @alias(as: "payload") { gained lost attempts { attemptId learnerName before after } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
