import type { Disposable } from "relay-runtime";
import { createRetryTimer } from "~/relay/retryTimer";
import { sessionMessages } from "~/session/sessionMessages";
import { createStore, type Readable } from "~/stores/createStore";
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

/**
 * Saves checkboxes, one request at a time for each, so that the last click wins however slow the responses are. A save
 * that cannot reach the server stays, also on screen, and is sent again.
 */
export function createOptimisticQueue() {
  const lines = new Map<string, QueueEntry>();
  const states = createStore<ReadonlyMap<string, SaveState>>(new Map());
  const retrying = createRetryTimer(retry);

  const setState = (key: string, state: SaveState | undefined) =>
    states.update((all) => {
      const next = new Map(all);
      if (state) next.set(key, state);
      else next.delete(key);
      return next;
    });

  const isWaiting = () => [...lines.values()].some((line) => line.pending.offline);

  function retry() {
    retrying.stop();
    for (const [key, line] of lines) {
      if (!line.pending.offline) continue;
      line.pending = backOnline(line.pending);
      void deliver(key, line);
    }
  }

  function settle(key: string, line: QueueEntry, answer: SaveAnswer) {
    const left = afterDelivery(line.pending, answer.outcome);
    if (answer.outcome === "unreachable") retrying.start();
    else retrying.reset();
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
    retrying.stop();
    for (const { shown } of lines.values()) shown.dispose();
    for (const key of [...lines.keys(), ...states.read().keys()]) {
      lines.delete(key);
      setState(key, undefined);
    }
  }

  const shownStates: Readable<ReadonlyMap<string, SaveState>> = states;
  return { put, retry, clear, isWaiting, states: shownStates };
}
