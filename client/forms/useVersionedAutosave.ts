import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeptEdits } from "./keptEdits";
import { type AutosaveOutcome, useAutosave } from "./useAutosave";
import { type EditOptions, joinTexts, VersionedEdit, type VersionedText } from "./versionedEdit";

interface Options {
  saved: VersionedText;
  /** Saves a text that began from a version; it is never called while an earlier call runs. */
  save: EditOptions["save"];
  kept: KeptEdits;
  /** Puts two texts together; one below the other if it is left out. */
  join?: (mine: string, theirs: string) => string;
}

function useEdit({ saved, save, kept }: Options) {
  const [theirs, setTheirs] = useState<VersionedText | null>(null);
  const onCrossed = useCallback((other: VersionedText) => {
    setTheirs(other);
    return true;
  }, []);
  const latest = useRef<EditOptions>({ save, kept, onCrossed });
  latest.current = { save, kept, onCrossed };
  const [edit] = useState(() => new VersionedEdit(saved, () => latest.current));
  const send = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      const { kind } = await edit.send(text);
      return kind === "failed" ? "refused" : kind;
    },
    [edit],
  );
  return { edit, theirs, setTheirs, send };
}

/**
 * A text that is saved while it is typed and may be open in several windows. A window with nothing unsaved shows what
 * another one saves; where both have typed, nothing is replaced before the person has chosen. What is unsaved outlasts
 * the window.
 */
export function useVersionedAutosave(options: Options) {
  const { saved, kept, join = joinTexts } = options;
  const { edit, theirs, setTheirs, send } = useEdit(options);
  const autosave = useAutosave({ saved: saved.text, save: send });
  const { text, state, retry, drop } = autosave;
  const change = (next: string) => {
    edit.keep(next);
    autosave.change(next);
  };
  const takeOver = useEffectEvent(() => {
    const left = kept.takeOver();
    if (!left) return;
    if (left.text === saved.text) return kept.drop();
    edit.settle({ text: "", version: left.version });
    autosave.change(left.text);
  });
  const follow = useEffectEvent((newest: VersionedText) => {
    if (edit.isHeld) setTheirs(newest);
    else if (state === "saved") edit.settle(newest);
  });
  useEffect(() => follow({ text: saved.text, version: saved.version }), [saved.text, saved.version]);
  // After the latest version is known: the edit of a former window began from an older one.
  useEffect(() => takeOver(), []);

  const settle = (base: VersionedText) => {
    edit.settle(base);
    setTheirs(null);
  };
  const decide = (base: VersionedText, next: string) => {
    settle(base);
    change(next);
    void retry();
  };
  return {
    text,
    state,
    change,
    /** The version that what is shown is based on, as of now. */
    getVersion: () => edit.version,
    /** Sends the text now; resolves to whether the server has what is shown. */
    retry,
    /** The text that another window has saved while this one typed; null unless the person has to choose. */
    theirs,
    keepMine: () => theirs && decide(theirs, text),
    keepBoth: () => theirs && decide(theirs, join(text, theirs.text)),
    useTheirs() {
      if (!theirs) return;
      settle(theirs);
      kept.drop();
      drop();
    },
  };
}
