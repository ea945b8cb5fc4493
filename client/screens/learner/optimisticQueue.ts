import type { Disposable } from "relay-runtime";
import { sessionMessages } from "~/session/sessionMessages";
import { afterDelivery, backOnline, isDue, type PendingValue, pendingValue, setOut } from "./pendingValue";

/** How a checkbox stands with the server; undefined is saved. */
export type SaveState = { at: "saving" } | { at: "offline" } | { at: "refused"; reason: string };

/** The server's answer to one save. */
export type SaveAnswer = { is: "saved" } | { is: "unreachable" } | { is: "refused"; reason: string };

/** A click on a checkbox: how to show what it wishes at once, and how to save it. */
export interface Save {
  /** Names the checkbox; its saves follow one another. */
  key: string;
  checked: boolean;
  /** Shows the wish on screen; what it answers takes it back. */
  show: () => Disposable;
  send: (checked: boolean) => Promise<SaveAnswer>;
  /** Told why a save was refused. */
  onRefused?: (reason: string) => void;
}

/** Sends a save. One that throws is refused, or its checkbox would wait for it for ever. */
async function sendSave({ send }: Save, checked: boolean): Promise<SaveAnswer> {
  try {
    return await send(checked);
  } catch (error) {
    reportError(error);
    return { is: "refused", reason: sessionMessages.fault };
  }
}

interface Line {
  wish: PendingValue;
  save: Save;
  shown: Disposable;
}

/** Milliseconds from one attempt to reach the server to the next, as long as nobody says that it is back. */
const patience = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Saves checkboxes one request at a time each, so that the last click wins however slow the answers are. A save that
 * cannot reach the server stays, on screen too, and is sent again.
 */
export function createOptimisticQueue() {
  const lines = new Map<string, Line>();
  const states = new Map<string, SaveState>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const tell = (key: string, state: SaveState | undefined) => {
    if (state) states.set(key, state);
    else states.delete(key);
    for (const listener of listeners) listener();
  };

  const isWaiting = () => [...lines.values()].some((line) => line.wish.offline);

  function retryLater() {
    if (timer !== undefined) return;
    timer = setTimeout(retry, patience[Math.min(attempts, patience.length - 1)]);
    attempts += 1;
  }

  function retry() {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, line] of lines) {
      if (!line.wish.offline) continue;
      line.wish = backOnline(line.wish);
      void deliver(key, line);
    }
  }

  function settle(key: string, line: Line, answer: SaveAnswer) {
    const left = afterDelivery(line.wish, answer.is);
    if (answer.is === "unreachable") retryLater();
    else attempts = 0;
    if (left) {
      line.wish = left;
      tell(key, { at: left.offline ? "offline" : "saving" });
      return void deliver(key, line);
    }
    lines.delete(key);
    line.shown.dispose();
    tell(key, answer.is === "refused" ? { at: "refused", reason: answer.reason } : undefined);
    if (answer.is === "refused") line.save.onRefused?.(answer.reason);
  }

  async function deliver(key: string, line: Line) {
    if (!isDue(line.wish)) return;
    line.wish = setOut(line.wish);
    tell(key, { at: "saving" });
    const answer = await sendSave(line.save, line.wish.wanted);
    // The queue was emptied meanwhile: someone else has signed in.
    if (lines.get(key) === line) settle(key, line, answer);
  }

  function put(save: Save) {
    const known = lines.get(save.key);
    const shown = save.show();
    known?.shown.dispose();
    const line: Line = known ?? { wish: pendingValue(undefined, save.checked), save, shown };
    Object.assign(line, { wish: pendingValue(known?.wish, save.checked), save, shown });
    lines.set(save.key, line);
    tell(save.key, { at: line.wish.offline ? "offline" : "saving" });
    void deliver(save.key, line);
  }

  function clear() {
    clearTimeout(timer);
    timer = undefined;
    for (const { shown } of lines.values()) shown.dispose();
    for (const key of [...lines.keys(), ...states.keys()]) {
      lines.delete(key);
      tell(key, undefined);
    }
  }

  return {
    put,
    retry,
    clear,
    isWaiting,
    stateOf: (key: string): SaveState | undefined => states.get(key),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
