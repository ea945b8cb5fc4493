import { useEffect, useState } from "react";
import type { DraftStore } from "./draftStore";
import { dropKept, type KeptDraft, listUnsaved, readKept, writeKept } from "./keptDraft";

/** Keeps unsaved text in this browser, and offers what an earlier visit has left. */
export function useKeptDraft(store: DraftStore, topicId: number) {
  const [offered, setOffered] = useState<KeptDraft | null>(() => readKept(topicId));
  useEffect(() => {
    const keep = () => {
      const unsaved = listUnsaved(store.blocks());
      const ids = new Set(unsaved.map(({ id }) => id));
      const waiting = (offered?.blocks ?? []).filter(({ id }) => id === null || !ids.has(id));
      writeKept(topicId, [...waiting, ...unsaved]);
    };
    keep();
    const stop = store.draft.subscribe(keep);
    return stop;
  }, [store, topicId, offered]);
  return {
    offered,
    restore: () => {
      store.recover(offered?.blocks ?? []);
      setOffered(null);
    },
    discard: () => {
      dropKept(topicId);
      setOffered(null);
    },
  };
}
