import { graphql } from "react-relay";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import { resultsMessages } from "#gateway/domains/assessments/resultsContract";
import type { assessmentCommandsAddMinutesMutation } from "~/__generated__/assessmentCommandsAddMinutesMutation.graphql";
import type { assessmentCommandsArchiveMutation } from "~/__generated__/assessmentCommandsArchiveMutation.graphql";
import type { assessmentCommandsCreateMutation } from "~/__generated__/assessmentCommandsCreateMutation.graphql";
import type { assessmentCommandsGrantExceptionMutation } from "~/__generated__/assessmentCommandsGrantExceptionMutation.graphql";
import type { assessmentCommandsPublishMutation } from "~/__generated__/assessmentCommandsPublishMutation.graphql";
import type { assessmentCommandsRegradeMutation } from "~/__generated__/assessmentCommandsRegradeMutation.graphql";
import type { assessmentCommandsReleaseMarksMutation } from "~/__generated__/assessmentCommandsReleaseMarksMutation.graphql";
import type { assessmentCommandsUpdateMutation } from "~/__generated__/assessmentCommandsUpdateMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const createAssessment: Command<assessmentCommandsCreateMutation> = {
  ...authorMessages.create,
  mutation: graphql`
    mutation assessmentCommandsCreateMutation($courseId: Int!, $input: AssessmentInput!) {
      result: createAssessment(courseId: $courseId, input: $input) {
        ... on AssessmentPayload @alias(as: "payload") { assessment { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateAssessment: Command<assessmentCommandsUpdateMutation> = {
  ...authorMessages.save,
  mutation: graphql`
    mutation assessmentCommandsUpdateMutation($assessmentId: Int!, $version: DateTime!, $input: AssessmentInput!) {
      result: updateAssessment(assessmentId: $assessmentId, version: $version, input: $input) {
        ... on AssessmentPayload @alias(as: "payload") { assessment { ...EditAssessmentScreen_assessment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const publishAssessment: Command<assessmentCommandsPublishMutation> = {
  ...authorMessages.publish,
  mutation: graphql`
    mutation assessmentCommandsPublishMutation($assessmentId: Int!) {
      result: publishAssessment(assessmentId: $assessmentId) {
        ... on AssessmentPayload @alias(as: "payload") { assessment { id state updatedAt } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const archiveAssessment: Command<assessmentCommandsArchiveMutation> = {
  ...authorMessages.archive,
  mutation: graphql`
    mutation assessmentCommandsArchiveMutation($assessmentId: Int!) {
      result: archiveAssessment(assessmentId: $assessmentId) {
        ... on AssessmentPayload @alias(as: "payload") { assessment { id state updatedAt } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const addMinutes: ToldCommand<assessmentCommandsAddMinutesMutation> = {
  ...resultsMessages.addMinutes,
  mutation: graphql`
    mutation assessmentCommandsAddMinutesMutation($assessmentId: Int!, $attemptId: Int, $minutes: Int!) {
      result: addAttemptMinutes(assessmentId: $assessmentId, attemptId: $attemptId, minutes: $minutes) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const grantException: ToldCommand<assessmentCommandsGrantExceptionMutation> = {
  ...resultsMessages.grant,
  mutation: graphql`
    mutation assessmentCommandsGrantExceptionMutation($input: ExceptionInput!) {
      result: grantException(input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const releaseMarks: ToldCommand<assessmentCommandsReleaseMarksMutation> = {
  ...resultsMessages.release,
  mutation: graphql`
    mutation assessmentCommandsReleaseMarksMutation($assessmentId: Int!, $batchId: Int) {
      result: releaseMarks(assessmentId: $assessmentId, batchId: $batchId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const regrade: Command<assessmentCommandsRegradeMutation> = {
  ...resultsMessages.regrade,
  mutation: graphql`
    mutation assessmentCommandsRegradeMutation($assessmentId: Int!, $dryRun: Boolean!, $reason: String) {
      result: regrade(assessmentId: $assessmentId, dryRun: $dryRun, reason: $reason) {
        ... on RegradePayload @alias(as: "payload") { gained lost attempts { attemptId learnerName before after } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
