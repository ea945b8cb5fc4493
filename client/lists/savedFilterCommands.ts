import { graphql } from "react-relay";
import { savedFilterMessages } from "#gateway/domains/savedFilters/contract";
import type { savedFilterCommandsDeleteMutation } from "~/__generated__/savedFilterCommandsDeleteMutation.graphql";
import type { savedFilterCommandsSaveMutation } from "~/__generated__/savedFilterCommandsSaveMutation.graphql";
import type { savedFilterCommandsUpdateMutation } from "~/__generated__/savedFilterCommandsUpdateMutation.graphql";
import type { Command } from "~/relay/useMutation";

export const saveFilter: Command<savedFilterCommandsSaveMutation> = {
  ...savedFilterMessages.save,
  mutation: graphql`
    mutation savedFilterCommandsSaveMutation($name: String!, $path: String!, $search: String!) {
      result: saveFilter(name: $name, path: $path, search: $search) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const updateSavedFilter: Command<savedFilterCommandsUpdateMutation> = {
  ...savedFilterMessages.update,
  mutation: graphql`
    mutation savedFilterCommandsUpdateMutation($savedFilterId: Int!, $name: String!, $search: String) {
      result: updateSavedFilter(savedFilterId: $savedFilterId, name: $name, search: $search) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteSavedFilter: Command<savedFilterCommandsDeleteMutation> = {
  ...savedFilterMessages.delete,
  mutation: graphql`
    mutation savedFilterCommandsDeleteMutation($savedFilterId: Int!) {
      result: deleteSavedFilter(savedFilterId: $savedFilterId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
