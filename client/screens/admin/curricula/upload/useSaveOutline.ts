import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router";
import { curriculumMessages } from "../../../../../gateway/domains/curricula/contract";
import type { useSaveOutlineMutation } from "../../../../__generated__/useSaveOutlineMutation.graphql";
import type { useSaveOutlineNewestQuery } from "../../../../__generated__/useSaveOutlineNewestQuery.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { curriculumAddresses } from "../curriculumAddresses";
import type { Understood } from "./understandOutline";

const mutation = graphql`
  mutation useSaveOutlineMutation(
    $curriculumId: Int!
    $version: DateTime!
    $modules: [CurriculumModuleInput!]!
    $replace: Boolean!
  ) {
    result: saveCurriculumOutline(
      curriculumId: $curriculumId
      version: $version
      modules: $modules
      replace: $replace
    ) {
      __typename
      ... on CurriculumPayload {
        curriculum {
          updatedAt
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

const newestQuery = graphql`
  query useSaveOutlineNewestQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      ...OutlineUpload_curriculum
    }
  }
`;

const texts = { success: curriculumMessages.updated, fallback: "Unable to save the outline" };

interface Target {
  readonly databaseId: number;
  readonly updatedAt: string;
}

/**
 * Saves an outline in one go, then leads to the curriculum; a refusal leaves everything as it was typed, and shows what
 * somebody else has saved meanwhile.
 */
export function useSaveOutline({ databaseId: curriculumId, updatedAt: version }: Target) {
  const environment = useRelayEnvironment();
  const [commit, busy] = useMutation<useSaveOutlineMutation>(mutation, texts);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (saved) void navigate(curriculumAddresses(curriculumId).detail);
  }, [saved, navigate, curriculumId]);
  const save = async (modules: Understood["modules"], replace: boolean) => {
    setFailure(undefined);
    const onFailure = (reason: string) => {
      setFailure(reason);
      if (reason !== curriculumMessages.changed) return;
      void fetchQuery<useSaveOutlineNewestQuery>(environment, newestQuery, { curriculumId }).toPromise();
    };
    const done = await commit({ curriculumId, version, modules, replace }, { onFailure });
    setSaved(done !== null);
  };
  return { save, busy, saved, failure };
}
