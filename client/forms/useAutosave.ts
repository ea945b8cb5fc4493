import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

/** The outcome of a save. */
export type AutosaveOutcome = "saved" | "unreachable" | "refused";

/** Whether what is shown is saved; `waiting` saves again when there is a connection. */
export type AutosaveState = "saved" | "saving" | "waiting" | "refused";

interface Autosave {
  /** The text that the server has. */
  saved: string;
  /** Saves a text; it is never called while an earlier call runs. */
  save: (text: string) => Promise<AutosaveOutcome>;
}

const afterSave: Record<AutosaveOutcome, AutosaveState> = {
  saved: "saved",
  unreachable: "waiting",
  refused: "refused",
};

/** How long a pause in typing is before the text is saved, in milliseconds. */
const typingPause = 800;

/** How often a text that could not be sent is tried again, in milliseconds. */
const retryEvery = 5_000;

/**
 * A text that is saved while it is typed: after each pause, when the page is hidden and when its field is left. The newest
 * text wins. A text that changes elsewhere is shown unless it is being changed here.
 */
export function useAutosave({ saved, save }: Autosave) {
  const [text, setText] = useState(saved);
  const [state, setState] = useState<AutosaveState>("saved");
  const newest = useRef(saved);
  const sent = useRef(saved);
  const isSaving = useRef(false);
  const isMounted = useRef(true);
  const send = useEffectEvent(save);
  const show = useEffectEvent((next: AutosaveState) => {
    if (isMounted.current) setState(next);
  });

  const flush = useCallback(async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    let state: AutosaveState = "saved";
    while (state === "saved" && newest.current !== sent.current) {
      const sending = newest.current;
      show("saving");
      state = afterSave[await send(sending)];
      if (state === "saved") sent.current = sending;
    }
    isSaving.current = false;
    show(state);
  }, []);

  const change = useCallback((typed: string) => {
    newest.current = typed;
    setText(typed);
    setState("saving");
  }, []);

  useEffect(() => {
    if (newest.current !== sent.current || isSaving.current) return;
    newest.current = saved;
    sent.current = saved;
    setText(saved);
  }, [saved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the pause.
  useEffect(() => {
    if (newest.current === sent.current) return;
    const timer = setTimeout(() => void flush(), typingPause);
    return () => clearTimeout(timer);
  }, [text, flush]);

  useEffect(() => {
    if (state !== "waiting") return;
    const timer = setInterval(() => void flush(), retryEvery);
    return () => clearInterval(timer);
  }, [state, flush]);

  useEffect(() => {
    isMounted.current = true;
    const hide = () => {
      if (document.visibilityState === "hidden") void flush();
    };
    document.addEventListener("visibilitychange", hide);
    return () => {
      isMounted.current = false;
      document.removeEventListener("visibilitychange", hide);
      void flush();
    };
  }, [flush]);

  return { text, change, state, retry: flush };
}
