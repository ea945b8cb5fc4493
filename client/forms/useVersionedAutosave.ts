import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { KeptEdits } from "./keptEdits";
import { type AutosaveOutcome, useAutosave } from "./useAutosave";

/** A text as the server has it. */
export interface VersionedText {
  readonly text: string;
  /** Null where there is none. */
  readonly version: string | null;
}

/**
 * The outcome of a save: the new version, or the text that another window has written since. Of a refused text a part may
 * have been saved: `base` is what the server has then.
 */
export type VersionedOutcome =
  | { readonly kind: "saved"; readonly version: string | null }
  | { readonly kind: "unreachable" | "refused"; readonly base?: VersionedText }
  | { readonly kind: "stale"; readonly theirs: VersionedText };

interface Options {
  saved: VersionedText;
  /** Saves a text that began from a version; it is never called while an earlier call runs. */
  save: (text: string, version: string | null) => Promise<VersionedOutcome>;
  kept: KeptEdits;
  /** Puts two texts together; one below the other if it is left out. */
  join?: (mine: string, theirs: string) => string;
}

/** Both texts, one below the other. */
export const joinTexts = (mine: string, theirs: string): string =>
  [mine, theirs].map((text) => text.trim()).join("\n\n---\n\n");

/** The version that the typed text began from, and the state of its saving. */
interface Edit {
  base: VersionedText;
  /** A text that was sent without a response: the server may have it. */
  lost: string | null;
  isHeld: boolean;
}

function useEdit({ saved, save, kept }: Options) {
  const edit = useRef<Edit>({ base: saved, lost: null, isHeld: false });
  const [theirs, setTheirs] = useState<VersionedText | null>(null);
  const send = useCallback(
    async (text: string): Promise<AutosaveOutcome> => {
      const now = edit.current;
      // Another account has signed in, or the person has to choose first: the text stays where it is.
      if (now.isHeld || !kept.isCurrent()) return "refused";
      const outcome = await save(text, now.base.version);
      if (outcome.kind === "saved") {
        now.base = { text, version: outcome.version };
        now.lost = null;
        kept.drop();
        return "saved";
      }
      if (outcome.kind !== "stale") {
        now.lost = outcome.kind === "unreachable" ? text : now.lost;
        now.base = outcome.base ?? now.base;
        return outcome.kind;
      }
      const isOwn = outcome.theirs.text === text || outcome.theirs.text === now.lost;
      now.lost = null;
      if (isOwn) {
        now.base = outcome.theirs;
        return send(text);
      }
      now.isHeld = true;
      setTheirs(outcome.theirs);
      return "refused";
    },
    [save, kept],
  );
  const settle = (base: VersionedText) => {
    edit.current = { base, lost: null, isHeld: false };
    setTheirs(null);
  };
  return { edit, theirs, setTheirs, send, settle };
}

/**
 * A text that is saved while it is typed and may be open in several windows. A window with nothing unsaved shows what
 * another one saves; where both have typed, nothing is replaced before the person has chosen. What is unsaved outlasts
 * the window.
 */
export function useVersionedAutosave(options: Options) {
  const { saved, kept, join = joinTexts } = options;
  const { edit, theirs, setTheirs, send, settle } = useEdit(options);
  const autosave = useAutosave({ saved: saved.text, save: send });
  const { text, state, retry, drop } = autosave;
  const change = (next: string) => {
    kept.write({ text: next, version: edit.current.base.version });
    autosave.change(next);
  };
  const takeOver = useEffectEvent(() => {
    const left = kept.takeOver();
    if (!left) return;
    if (left.text === saved.text) return kept.drop();
    edit.current.base = { text: "", version: left.version };
    autosave.change(left.text);
  });
  const follow = useEffectEvent((newest: VersionedText) => {
    if (edit.current.isHeld) setTheirs(newest);
    else if (state === "saved") edit.current.base = newest;
  });
  useEffect(() => follow({ text: saved.text, version: saved.version }), [saved.text, saved.version]);
  // After the latest version is known: the edit of a former window began from an older one.
  useEffect(() => takeOver(), []);

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
    getVersion: () => edit.current.base.version,
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
