import { graphql } from "react-relay";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import type { assessmentCommandsArchiveMutation } from "~/__generated__/assessmentCommandsArchiveMutation.graphql";
import type { assessmentCommandsContentMutation } from "~/__generated__/assessmentCommandsContentMutation.graphql";
import type { assessmentCommandsCreateMutation } from "~/__generated__/assessmentCommandsCreateMutation.graphql";
import type { assessmentCommandsPublishMutation } from "~/__generated__/assessmentCommandsPublishMutation.graphql";
import type { assessmentCommandsUpdateMutation } from "~/__generated__/assessmentCommandsUpdateMutation.graphql";
import type { Command } from "~/relay/useMutation";

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

export const setAssessmentQuestions: Command<assessmentCommandsContentMutation> = {
  ...authorMessages.save,
  mutation: graphql`
    mutation assessmentCommandsContentMutation($assessmentId: Int!, $version: DateTime!, $input: AssessmentContentInput!) {
      result: setAssessmentQuestions(assessmentId: $assessmentId, version: $version, input: $input) {
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
