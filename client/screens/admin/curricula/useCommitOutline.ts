import { graphql } from "react-relay";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { useCommitOutlineMutation } from "~/__generated__/useCommitOutlineMutation.graphql";
import { useMutation } from "~/relay/useMutation";

const mutation = graphql`
  mutation useCommitOutlineMutation(
    $curriculumId: Int!
    $version: DateTime!
    $modules: [OutlineModuleInput!]!
  ) {
    result: saveCurriculumOutline(curriculumId: $curriculumId, version: $version, modules: $modules) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          ...outlineState_curriculum
          ...AdminCurriculumModules_curriculum
        }
      }
      ... on Refusal {
        code
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: curriculumMessages.updated, fallback: "Unable to save the outline" };

/** Saves the whole outline of a curriculum. */
export const useCommitOutline = () => useMutation<useCommitOutlineMutation>(mutation, texts);
