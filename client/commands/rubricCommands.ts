import { graphql } from "react-relay";
import { rubricMessages } from "#gateway/domains/rubrics/contract";
import type { rubricCommandsCreateMutation } from "~/__generated__/rubricCommandsCreateMutation.graphql";
import type { rubricCommandsDeleteMutation } from "~/__generated__/rubricCommandsDeleteMutation.graphql";
import type { rubricCommandsUpdateMutation } from "~/__generated__/rubricCommandsUpdateMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const createRubric: Command<rubricCommandsCreateMutation> = {
  ...rubricMessages.create,
  mutation: graphql`
    mutation rubricCommandsCreateMutation($input: RubricInput!) {
      result: createRubric(input: $input) {
        ... on RubricPayload @alias(as: "payload") { rubric { databaseId } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateRubric: Command<rubricCommandsUpdateMutation> = {
  ...rubricMessages.update,
  mutation: graphql`
    mutation rubricCommandsUpdateMutation($rubricId: Int!, $version: DateTime!, $input: RubricInput!) {
      result: updateRubric(rubricId: $rubricId, version: $version, input: $input) {
        ... on RubricPayload @alias(as: "payload") { rubric { ...RubricScreens_rubric } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteRubric: Command<rubricCommandsDeleteMutation> = {
  ...rubricMessages.delete,
  mutation: graphql`
    mutation rubricCommandsDeleteMutation($rubricId: Int!) {
      result: deleteRubric(rubricId: $rubricId) {
        ... on DeletedRubricPayload @alias(as: "payload") { deletedNodeId @deleteRecord }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};
