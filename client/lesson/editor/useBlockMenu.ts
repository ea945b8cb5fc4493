import { useState } from "react";
import type { BlockKind } from "#gateway/domains/lessons/contract";
import type { MenuAnchor } from "./BlockMenu";
import type { DraftStore } from "./draftStore";

interface Insertion {
  /** The block above the new one; null for the first place. */
  afterKey: string | null;
  anchor: MenuAnchor;
  /** Called when the menu is left by Escape or Tab. */
  onCancel: () => void;
}

const focusOn = (anchor: Element) => anchor instanceof HTMLElement && anchor.focus();

/** The menu that adds blocks: opened by a button, or by `/` in an empty line. */
export function useBlockMenu(store: DraftStore) {
  const [insertion, setInsertion] = useState<Insertion | null>(null);
  const [newKey, setNewKey] = useState<string | null>(null);
  const isEmptyText = (key: string) => {
    const block = store.blocks().find((draftBlock) => draftBlock.key === key);
    return block?.content.kind === "TEXT" && block.content.markdown.trim() === "";
  };
  return {
    insertion,
    newKey,
    openAt: (afterKey: string | null, anchor: Element) =>
      setInsertion({ afterKey, anchor, onCancel: () => focusOn(anchor) }),
    openByKey: (key: string, caret: DOMRect, writeSlash: () => void) =>
      setInsertion({
        afterKey: key,
        anchor: { getBoundingClientRect: () => caret },
        onCancel: writeSlash,
      }),
    choose: (kind: BlockKind) => {
      if (!insertion) return;
      const { afterKey } = insertion;
      setInsertion(null);
      setNewKey(store.add(kind, afterKey));
      // An empty text gives way to the block that was chosen in it.
      if (afterKey !== null && isEmptyText(afterKey)) store.remove(afterKey);
    },
    close: (byKey: boolean) => {
      setInsertion(null);
      if (byKey) insertion?.onCancel();
    },
  };
}
