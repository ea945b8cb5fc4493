import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useSaveOutlineNewestQuery } from "~/__generated__/useSaveOutlineNewestQuery.graphql";
import { toOutline, toOutlineInput } from "~/outline/outlineRows";
import { curriculumAddresses } from "../curriculumAddresses";
import { useCommitOutline } from "../useCommitOutline";
import { newRows, type Understood } from "./understandOutline";

const newestQuery = graphql`
  query useSaveOutlineNewestQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      ...OutlineUpload_curriculum
    }
  }
`;

interface Target {
  readonly databaseId: number;
  readonly updatedAt: string;
  readonly modules: Parameters<typeof toOutline>[0];
}

/**
 * Saves an outline in one go, then leads to the curriculum; a refusal leaves everything as it was typed, and shows what
 * somebody else has saved meanwhile.
 */
export function useSaveOutline({ databaseId: curriculumId, updatedAt: version, modules: stored }: Target) {
  const environment = useRelayEnvironment();
  const [commit, busy] = useCommitOutline();
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    if (saved) void navigate(curriculumAddresses(curriculumId).detail);
  }, [saved, navigate, curriculumId]);
  const save = async (modules: Understood["modules"], replace: boolean) => {
    setFailure(undefined);
    const onStale = () => {
      void fetchQuery<useSaveOutlineNewestQuery>(environment, newestQuery, { curriculumId }).toPromise();
    };
    const rows = [...(replace ? [] : toOutlineInput(toOutline(stored))), ...newRows(modules)];
    const done = await commit({ curriculumId, version, modules: rows }, { onFailure: setFailure, onStale });
    setSaved(done !== null);
  };
  return { save, busy, saved, failure };
}
