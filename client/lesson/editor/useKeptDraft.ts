import { useEffect, useMemo, useState } from "react";
import type { DraftStore } from "./draftStore";
import { type KeptDraft, keepUnsaved, listUnsaved, openKeptDraft } from "./keptDraft";

/** Keeps unsaved text in this browser, and offers what an earlier visit has left. */
export function useKeptDraft(store: DraftStore, topicId: number) {
  const kept = useMemo(() => openKeptDraft(topicId), [topicId]);
  const [offered, setOffered] = useState<KeptDraft | null>(kept.takeOver);
  useEffect(() => {
    const keep = () => {
      const unsaved = listUnsaved(store.blocks());
      const ids = new Set(unsaved.map(({ id }) => id));
      const waiting = (offered?.blocks ?? []).filter(({ id }) => id === null || !ids.has(id));
      keepUnsaved(kept, [...waiting, ...unsaved]);
    };
    keep();
    const stop = store.draft.subscribe(keep);
    return stop;
  }, [store, kept, offered]);
  return {
    offered,
    restore: () => {
      store.recover(offered?.blocks ?? []);
      setOffered(null);
    },
    discard: () => {
      kept.drop();
      setOffered(null);
    },
  };
}
