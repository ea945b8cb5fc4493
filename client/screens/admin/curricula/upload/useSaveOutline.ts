import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import { useNavigate } from "react-router";
import { curriculumMessages } from "../../../../../gateway/domains/curricula/contract";
import type { useSaveOutlineMutation } from "../../../../__generated__/useSaveOutlineMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { curriculumAddresses } from "../curriculumAddresses";
import type { Understood } from "./understandOutline";

const mutation = graphql`
  mutation useSaveOutlineMutation(
    $curriculumId: Int!
    $modules: [CurriculumModuleInput!]!
    $replace: Boolean!
  ) {
    result: saveCurriculumOutline(curriculumId: $curriculumId, modules: $modules, replace: $replace) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          ...AdminCurriculumModules_curriculum
        }
      }
      ... on Refusal {
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

/** Saves an outline in one go, then leads to the curriculum; a refusal leaves everything as it was typed. */
export function useSaveOutline(curriculumId: number) {
  const [commit, busy] = useMutation<useSaveOutlineMutation>(mutation, texts);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (saved) void navigate(curriculumAddresses(curriculumId).detail);
  }, [saved, navigate, curriculumId]);
  const save = async (modules: Understood["modules"], replace: boolean) => {
    setFailure(undefined);
    const done = await commit({ curriculumId, modules, replace }, { onFailure: setFailure });
    setSaved(done !== null);
  };
  return { save, busy, saved, failure };
}
