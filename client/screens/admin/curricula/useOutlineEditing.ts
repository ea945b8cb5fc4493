import { useState } from "react";
import { graphql, readInlineData, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { outlineSchema } from "#gateway/domains/outlines/contract";
import type { useOutlineEditingOutlineState_curriculum$key } from "~/__generated__/useOutlineEditingOutlineState_curriculum.graphql";
import type { useOutlineEditingOutlineStateQuery } from "~/__generated__/useOutlineEditingOutlineStateQuery.graphql";
import { saveCurriculumOutline } from "~/commands/catalogueCommands";
import type { SavedState } from "~/forms/useEditConflict";
import { useForm } from "~/forms/useForm";
import { outlineFormLabels, toOutline } from "~/outline/outlineRows";
import { readOnce } from "~/relay/readOnce";
import { useMutation } from "~/relay/useMutation";
import { type Outline, rebase } from "~/ui/sorting/outline";

const fragment = graphql`
  fragment useOutlineEditingOutlineState_curriculum on Curriculum @inline {
    databaseId
    updatedAt
    modules {
      databaseId
      name
      topics { databaseId name }
    }
  }
`;

const query = graphql`
  query useOutlineEditingOutlineStateQuery($curriculumId: Int!) {
    curriculum(databaseId: $curriculumId) {
      ...useOutlineEditingOutlineState_curriculum
      ...AdminCurriculumModules_curriculum
    }
  }
`;

/** A curriculum's saved outline, with the version that detects conflicting edits. */
export function outlineState(key: useOutlineEditingOutlineState_curriculum$key) {
  const { databaseId, updatedAt, modules } = readInlineData(fragment, key);
  return { curriculumId: databaseId, version: updatedAt, outline: toOutline(modules) };
}

export type OutlineState = ReturnType<typeof outlineState>;

/** Refetches the outline and returns it; null if it was deleted or the server is unreachable. */
async function refreshOutline(environment: IEnvironment, curriculumId: number) {
  const data = await readOnce<useOutlineEditingOutlineStateQuery>(environment, query, { curriculumId });
  return data?.curriculum ? outlineState(data.curriculum) : null;
}

/** Saves a curriculum's whole outline. */
export const useCommitOutline = () => useMutation(saveCurriculumOutline);

/** The state of a curriculum's outline editor; `onSaved` is called after saving. */
export function useOutlineEditing(stored: OutlineState, onSaved: () => void) {
  const environment = useRelayEnvironment();
  const [commit] = useCommitOutline();
  const { curriculumId } = stored;
  const [newest, setNewest] = useState<OutlineState | null>(null);

  const readNewest = async () => {
    const state = await refreshOutline(environment, curriculumId);
    if (!state) return;
    form.set("modules", rebase(form.values.modules, state.outline));
    setBase(state);
    setNewest(state);
  };
  const form = useForm({
    schema: outlineSchema,
    labels: outlineFormLabels,
    initial: { modules: stored.outline },
    kept: {
      name: "curriculum-outline",
      id: curriculumId,
      getBase: (): SavedState<{ modules: Outline }> => ({
        version: base.version,
        values: { modules: base.outline },
      }),
    },
    async onSubmit({ modules }): Promise<boolean> {
      let isStale = false;
      const onStale = () => {
        isStale = true;
      };
      const saved = await commit(
        { curriculumId, version: base.version, modules },
        { onStale, onFieldErrors: form.setServerErrors },
      );
      if (isStale) await readNewest();
      if (saved) onSaved();
      return saved !== null;
    },
  });
  // Input that was left may have begun from an earlier version: saving it tells of the later one.
  const [base, setBase] = useState(() => ({
    ...stored,
    version: form.left?.base?.version ?? stored.version,
  }));
  return {
    form,
    /** The changes that someone else saved since the edit began; null if there are none. */
    newest,
    takeNewest: () => {
      if (newest) form.reset({ modules: newest.outline });
      setNewest(null);
    },
    change: (modules: Outline) => form.set("modules", modules),
  };
}
