import { graphql } from "react-relay";
import { roleMessages } from "#gateway/domains/roles/contract";
import type { roleCommandsDeleteMutation } from "~/__generated__/roleCommandsDeleteMutation.graphql";
import type { roleCommandsSaveMutation } from "~/__generated__/roleCommandsSaveMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const saveRole: Command<roleCommandsSaveMutation> = {
  ...roleMessages.save,
  mutation: graphql`
    mutation roleCommandsSaveMutation($roleId: Int, $version: DateTime, $input: RoleInput!) {
      result: saveRole(roleId: $roleId, version: $version, input: $input) {
        ... on RolePayload @alias(as: "payload") { role { databaseId ...EditRoleScreen_role } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteRole: Command<roleCommandsDeleteMutation> = {
  ...roleMessages.delete,
  mutation: graphql`
    mutation roleCommandsDeleteMutation($roleId: Int!) {
      result: deleteRole(roleId: $roleId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
