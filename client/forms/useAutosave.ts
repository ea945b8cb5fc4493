import { useCallback, useEffect, useRef, useState } from "react";
import { useReached } from "../relay/connection";
import type { SaveState } from "../relay/saveState";
import { useStorePart } from "../stores/createStore";
import { Autosave } from "./Autosave";

/** The outcome of a save. */
export type AutosaveOutcome = "saved" | "unreachable" | "refused";

/** Whether what is shown is saved; `waiting` saves again when there is a connection. */
export type AutosaveState = "saved" | "saving" | "waiting" | "refused";

interface Options {
  /** The text that the server has. */
  saved: string;
  /** Saves a text; it is never called while an earlier call runs. */
  save: (text: string) => Promise<AutosaveOutcome>;
}

const shownStates: Record<SaveState, AutosaveState> = {
  waiting: "saving",
  saving: "saving",
  saved: "saved",
  unreachable: "waiting",
  refused: "refused",
  failed: "refused",
};

/** How long a pause in typing is before the text is saved, in milliseconds. */
const typingPause = 800;

/** Milliseconds: the person is told of the wait. */
const longest = 5_000;

const id = "text";

function useTextQueue(save: Options["save"]): Autosave<string> {
  const latest = useRef(save);
  latest.current = save;
  const [queue] = useState(
    () =>
      new Autosave<string>({
        async send(_id, text) {
          const kind = await latest.current(text);
          return kind === "refused" ? { kind, reason: "" } : { kind };
        },
        fallback: "",
        longest,
      }),
  );
  return queue;
}

/**
 * A text that is saved while it is typed: after each pause, when the page is hidden and when its field is left. The newest
 * text wins. A text that changes elsewhere is shown unless it is being changed here.
 */
export function useAutosave({ saved, save }: Options) {
  const queue = useTextQueue(save);
  const kept = useStorePart(queue.kept, (all) => all.get(id));
  const change = useCallback((text: string) => queue.keep(id, text, typingPause), [queue]);
  const retry = useCallback(async (): Promise<boolean> => {
    queue.retry();
    await queue.settle();
    return (queue.kept.read().get(id)?.state ?? "saved") === "saved";
  }, [queue]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text from elsewhere takes the place of a saved one.
  useEffect(() => queue.forgetSaved(), [queue, saved]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") void queue.settle();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      void queue.settle().then(() => queue.stop());
    };
  }, [queue]);

  const state = shownStates[kept?.state ?? "saved"];
  useReached(state === "waiting" ? retry : null);
  const drop = useCallback(() => queue.drop(id), [queue]);
  return {
    text: kept?.value ?? saved,
    change,
    state,
    /** Sends the text now, also a refused one; resolves to whether the server has what is shown. */
    retry,
    drop,
  };
}
