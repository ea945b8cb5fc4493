import { graphql } from "react-relay";
import { assignmentMessages } from "#gateway/domains/assignments/contract";
import { rubricMessages } from "#gateway/domains/rubrics/contract";
import type { givingCommandsCreateMutation } from "~/__generated__/givingCommandsCreateMutation.graphql";
import type { givingCommandsCreateRubricMutation } from "~/__generated__/givingCommandsCreateRubricMutation.graphql";
import type { givingCommandsDeleteMutation } from "~/__generated__/givingCommandsDeleteMutation.graphql";
import type { givingCommandsDeleteRubricMutation } from "~/__generated__/givingCommandsDeleteRubricMutation.graphql";
import type { givingCommandsExtendMutation } from "~/__generated__/givingCommandsExtendMutation.graphql";
import type { givingCommandsGiveMutation } from "~/__generated__/givingCommandsGiveMutation.graphql";
import type { givingCommandsTakeBackMutation } from "~/__generated__/givingCommandsTakeBackMutation.graphql";
import type { givingCommandsTeamMutation } from "~/__generated__/givingCommandsTeamMutation.graphql";
import type { givingCommandsUpdateMutation } from "~/__generated__/givingCommandsUpdateMutation.graphql";
import type { givingCommandsUpdateRubricMutation } from "~/__generated__/givingCommandsUpdateRubricMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const createAssignment: Command<givingCommandsCreateMutation> = {
  ...assignmentMessages.create,
  mutation: graphql`
    mutation givingCommandsCreateMutation($input: AssignmentInput!) {
      result: createAssignment(input: $input) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateAssignment: Command<givingCommandsUpdateMutation> = {
  ...assignmentMessages.save,
  mutation: graphql`
    mutation givingCommandsUpdateMutation($assignmentId: Int!, $version: DateTime!, $input: AssignmentInput!) {
      result: updateAssignment(assignmentId: $assignmentId, version: $version, input: $input) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { ...EditAssignmentScreen_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteAssignment: Command<givingCommandsDeleteMutation> = {
  ...assignmentMessages.delete,
  mutation: graphql`
    mutation givingCommandsDeleteMutation($assignmentId: Int!) {
      result: deleteAssignment(assignmentId: $assignmentId) {
        ... on DeletedAssignmentPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const giveAssignment: Command<givingCommandsGiveMutation> = {
  ...assignmentMessages.give,
  mutation: graphql`
    mutation givingCommandsGiveMutation($assignmentId: Int!, $batchId: Int, $version: DateTime, $input: GiveInput!) {
      result: giveAssignment(
        assignmentId: $assignmentId
        batchId: $batchId
        version: $version
        input: $input
      ) {
        ... on GiveAssignmentPayload @alias(as: "payload") { assignment { ...EditAssignmentScreen_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const takeBackAssignment: Command<givingCommandsTakeBackMutation> = {
  ...assignmentMessages.takeBack,
  mutation: graphql`
    mutation givingCommandsTakeBackMutation($givenId: Int!) {
      result: takeBackAssignment(givenId: $givenId) {
        ... on AssignmentPayload @alias(as: "payload") { assignment { ...EditAssignmentScreen_assignment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const grantExtension: Command<givingCommandsExtendMutation> = {
  ...assignmentMessages.extend,
  mutation: graphql`
    mutation givingCommandsExtendMutation($givenId: Int!, $userId: Int!, $dueAt: DateTime!, $reason: String!) {
      result: grantExtension(givenId: $givenId, userId: $userId, dueAt: $dueAt, reason: $reason) {
        ... on GivenAssignmentPayload @alias(as: "payload") { given { ...GivenCard_given } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveTeam: Command<givingCommandsTeamMutation> = {
  ...assignmentMessages.saveTeam,
  mutation: graphql`
    mutation givingCommandsTeamMutation($givenId: Int!, $teamId: Int, $name: String!, $userIds: [Int!]!) {
      result: saveTeam(givenId: $givenId, teamId: $teamId, name: $name, userIds: $userIds) {
        ... on GivenAssignmentPayload @alias(as: "payload") { given { ...GivenCard_given } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createRubric: Command<givingCommandsCreateRubricMutation> = {
  ...rubricMessages.create,
  mutation: graphql`
    mutation givingCommandsCreateRubricMutation($input: RubricInput!) {
      result: createRubric(input: $input) {
        ... on RubricPayload @alias(as: "payload") { rubric { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateRubric: Command<givingCommandsUpdateRubricMutation> = {
  ...rubricMessages.save,
  mutation: graphql`
    mutation givingCommandsUpdateRubricMutation($rubricId: Int!, $version: DateTime!, $input: RubricInput!) {
      result: updateRubric(rubricId: $rubricId, version: $version, input: $input) {
        ... on RubricPayload @alias(as: "payload") { rubric { ...EditRubricScreen_rubric } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteRubric: Command<givingCommandsDeleteRubricMutation> = {
  ...rubricMessages.delete,
  mutation: graphql`
    mutation givingCommandsDeleteRubricMutation($rubricId: Int!) {
      result: deleteRubric(rubricId: $rubricId) {
        ... on DeletedRubricPayload @alias(as: "payload") { deletedId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
