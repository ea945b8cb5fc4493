import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { outlineSchema } from "#gateway/domains/outlines/contract";
import { useForm } from "~/forms/useForm";
import { type Outline, rebase } from "~/ui/sorting/outline";
import { type OutlineState, refreshOutline } from "./outlineState";
import { useCommitOutline } from "./useCommitOutline";

const labels = { modules: "Outline" };

/** The outline of a curriculum while it is edited; `onSaved` is called once it is saved. */
export function useOutlineEditing(stored: OutlineState, onSaved: () => void) {
  const environment = useRelayEnvironment();
  const [commit] = useCommitOutline();
  const { curriculumId } = stored;
  const [base, setBase] = useState(stored);
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
    labels,
    initial: { modules: stored.outline },
    async onSubmit({ modules }): Promise<boolean> {
      let isStale = false;
      const onStale = () => {
        isStale = true;
      };
      const saved = await commit({ curriculumId, version: base.version, modules }, { onStale });
      if (isStale) await readNewest();
      if (saved) onSaved();
      return saved !== null;
    },
  });
  return {
    form,
    /** What someone else has saved since the editing began; null while nobody has. */
    newest,
    takeNewest: () => {
      if (newest) form.reset({ modules: newest.outline });
      setNewest(null);
    },
    change: (modules: Outline) => form.set("modules", modules),
  };
}
