import { graphql } from "react-relay";
import { enrolmentMessages } from "#gateway/domains/enrolments/contract";
import type { enrolmentCommandsAcceptPlaceRequestMutation } from "~/__generated__/enrolmentCommandsAcceptPlaceRequestMutation.graphql";
import type { enrolmentCommandsDismissPlaceRequestMutation } from "~/__generated__/enrolmentCommandsDismissPlaceRequestMutation.graphql";
import type { enrolmentCommandsEnrolUserMutation } from "~/__generated__/enrolmentCommandsEnrolUserMutation.graphql";
import type { enrolmentCommandsRemoveEnrolmentMutation } from "~/__generated__/enrolmentCommandsRemoveEnrolmentMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const acceptPlaceRequest: Command<enrolmentCommandsAcceptPlaceRequestMutation> = {
  ...enrolmentMessages.enrolUser,
  mutation: graphql`
    mutation enrolmentCommandsAcceptPlaceRequestMutation($userId: Int!, $courseId: Int!) {
      result: enrolUser(userId: $userId, courseId: $courseId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const dismissPlaceRequest: Command<enrolmentCommandsDismissPlaceRequestMutation> = {
  ...enrolmentMessages.dismissRequest,
  mutation: graphql`
    mutation enrolmentCommandsDismissPlaceRequestMutation($requestId: Int!) {
      result: dismissPlaceRequest(requestId: $requestId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const enrolUser: Command<enrolmentCommandsEnrolUserMutation> = {
  ...enrolmentMessages.enrolUser,
  mutation: graphql`
    mutation enrolmentCommandsEnrolUserMutation($userId: Int!, $courseId: Int!) {
      result: enrolUser(userId: $userId, courseId: $courseId) {
        ... on EnrolUserPayload @alias(as: "payload") { enrolment { ...UserLearning_enrolment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const removeEnrolment: ToldCommand<enrolmentCommandsRemoveEnrolmentMutation> = {
  ...enrolmentMessages.removeUser,
  mutation: graphql`
    mutation enrolmentCommandsRemoveEnrolmentMutation($userId: Int!, $courseId: Int!) {
      result: removeEnrolment(userId: $userId, courseId: $courseId) {
        ... on RemovedEnrolmentPayload @alias(as: "payload") { undoId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
