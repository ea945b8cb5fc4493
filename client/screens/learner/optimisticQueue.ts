import type { Disposable } from "relay-runtime";
import { sessionMessages } from "~/session/sessionMessages";
import { afterDelivery, backOnline, isDue, type PendingValue, pendingValue, setOut } from "./pendingValue";

/** The saving state of a checkbox; undefined means saved. */
export type SaveState = { at: "saving" } | { at: "offline" } | { at: "refused"; reason: string };

/** The outcome of a save. */
export type SaveAnswer =
  | { outcome: "saved" }
  | { outcome: "unreachable" }
  | { outcome: "refused"; reason: string };

/** A click on a checkbox: how to show it at once, and how to save it. */
export interface Save {
  /** The key of the checkbox; its saves run one after another. */
  key: string;
  checked: boolean;
  /** Shows the new value; returns the function that rolls it back. */
  show: () => Disposable;
  send: (checked: boolean) => Promise<SaveAnswer>;
  /** Called with the reason of a refusal. */
  onRefused?: (reason: string) => void;
}

/** Sends a save. An exception counts as a refusal, or the checkbox would wait for it forever. */
async function sendSave({ send }: Save, checked: boolean): Promise<SaveAnswer> {
  try {
    return await send(checked);
  } catch (error) {
    reportError(error);
    return { outcome: "refused", reason: sessionMessages.fault };
  }
}

interface QueueEntry {
  pending: PendingValue;
  save: Save;
  shown: Disposable;
}

/** Milliseconds between attempts while the server is unreachable. */
const patience = [2_000, 5_000, 15_000, 30_000] as const;

/**
 * Saves checkboxes, one request at a time for each, so that the last click wins however slow the responses are. A save
 * that cannot reach the server stays, also on screen, and is sent again.
 */
export function createOptimisticQueue() {
  const lines = new Map<string, QueueEntry>();
  const states = new Map<string, SaveState>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const setState = (key: string, state: SaveState | undefined) => {
    if (state) states.set(key, state);
    else states.delete(key);
    for (const listener of listeners) listener();
  };

  const isWaiting = () => [...lines.values()].some((line) => line.pending.offline);

  function retryLater() {
    if (timer !== undefined) return;
    timer = setTimeout(retry, patience[Math.min(attempts, patience.length - 1)]);
    attempts += 1;
  }

  function retry() {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, line] of lines) {
      if (!line.pending.offline) continue;
      line.pending = backOnline(line.pending);
      void deliver(key, line);
    }
  }

  function settle(key: string, line: QueueEntry, answer: SaveAnswer) {
    const left = afterDelivery(line.pending, answer.outcome);
    if (answer.outcome === "unreachable") retryLater();
    else attempts = 0;
    if (left) {
      line.pending = left;
      setState(key, { at: left.offline ? "offline" : "saving" });
      return void deliver(key, line);
    }
    lines.delete(key);
    line.shown.dispose();
    setState(key, answer.outcome === "refused" ? { at: "refused", reason: answer.reason } : undefined);
    if (answer.outcome === "refused") line.save.onRefused?.(answer.reason);
  }

  async function deliver(key: string, line: QueueEntry) {
    if (!isDue(line.pending)) return;
    line.pending = setOut(line.pending);
    setState(key, { at: "saving" });
    const answer = await sendSave(line.save, line.pending.wanted);
    // The queue was cleared because another account signed in.
    if (lines.get(key) === line) settle(key, line, answer);
  }

  function put(save: Save) {
    const known = lines.get(save.key);
    const shown = save.show();
    known?.shown.dispose();
    const line: QueueEntry = known ?? { pending: pendingValue(undefined, save.checked), save, shown };
    Object.assign(line, { pending: pendingValue(known?.pending, save.checked), save, shown });
    lines.set(save.key, line);
    setState(save.key, { at: line.pending.offline ? "offline" : "saving" });
    void deliver(save.key, line);
  }

  function clear() {
    clearTimeout(timer);
    timer = undefined;
    for (const { shown } of lines.values()) shown.dispose();
    for (const key of [...lines.keys(), ...states.keys()]) {
      lines.delete(key);
      setState(key, undefined);
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
