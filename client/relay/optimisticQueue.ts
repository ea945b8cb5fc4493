import type { Disposable } from "relay-runtime";
import { createStore, type Readable } from "../stores/createStore";
import { afterDelivery, backOnline, isDue, type PendingValue, pendingValue, setOut } from "./pendingValue";
import { createRetryTimer } from "./retryTimer";
import { getSaveReason, type SaveOutcome, type SaveProgress } from "./saveState";

/** A change of what is on screen: how to show it at once, and how to save it. */
interface Save<Value extends boolean | object> {
  /** The key of what is changed; its saves run one after another. */
  key: string;
  value: Value;
  /** Shows the new value; returns the function that rolls it back. */
  show: () => Disposable;
  /** Sends the value, after so many attempts in a row that could not reach the server. */
  send: (value: Value, failures: number) => Promise<SaveOutcome>;
  /** Called with the reason of a refusal. */
  onRefused?: (reason: string) => void;
}

interface QueueEntry<Value extends boolean | object> {
  pending: PendingValue<Value>;
  save: Save<Value>;
  shown: Disposable;
  /** The attempts in a row that could not reach the server. */
  failures: number;
}

interface Options {
  /** The reason where sending throws. */
  fallback: string;
}

const saving: SaveProgress = { state: "saving", reason: null };
const unreachable: SaveProgress = { state: "unreachable", reason: null };

/**
 * Saves values that are shown before they are saved, one request at a time for each, so that the last click wins however
 * slow the responses are. A save that cannot reach the server stays, also on screen, and is sent again.
 */
export function createOptimisticQueue<Value extends boolean | object>({ fallback }: Options) {
  const lines = new Map<string, QueueEntry<Value>>();
  const progress = createStore<ReadonlyMap<string, SaveProgress>>(new Map());
  const retrying = createRetryTimer(retry);

  const setProgress = (key: string, next: SaveProgress | undefined) =>
    progress.update((all) => {
      const others = [...all].filter(([name]) => name !== key);
      return new Map(next ? [...others, [key, next]] : others);
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

  function settle(key: string, line: QueueEntry<Value>, outcome: SaveOutcome) {
    const left = afterDelivery(line.pending, outcome.kind);
    line.failures = outcome.kind === "unreachable" ? line.failures + 1 : 0;
    if (outcome.kind === "unreachable") retrying.start();
    else retrying.reset();
    if (left) {
      line.pending = left;
      setProgress(key, left.offline ? unreachable : saving);
      return void deliver(key, line);
    }
    lines.delete(key);
    line.shown.dispose();
    const reason = getSaveReason(outcome);
    setProgress(key, reason === null ? undefined : { state: outcome.kind, reason });
    if (reason !== null) line.save.onRefused?.(reason);
  }

  /** Sends a save. An exception counts as a failure, or the value would wait for it forever. */
  async function attempt({ save, pending, failures }: QueueEntry<Value>): Promise<SaveOutcome> {
    try {
      return await save.send(pending.wanted, failures);
    } catch (error) {
      reportError(error);
      return { kind: "failed", reason: fallback };
    }
  }

  async function deliver(key: string, line: QueueEntry<Value>) {
    if (!isDue(line.pending)) return;
    line.pending = setOut(line.pending);
    setProgress(key, saving);
    const outcome = await attempt(line);
    // The queue was cleared because another account signed in.
    if (lines.get(key) === line) settle(key, line, outcome);
  }

  function put(save: Save<Value>) {
    const known = lines.get(save.key);
    const shown = save.show();
    known?.shown.dispose();
    const pending = pendingValue(known?.pending, save.value);
    const line: QueueEntry<Value> = known ?? { pending, save, shown, failures: 0 };
    Object.assign(line, { pending, save, shown });
    lines.set(save.key, line);
    setProgress(save.key, pending.offline ? unreachable : saving);
    void deliver(save.key, line);
  }

  function clear() {
    retrying.stop();
    for (const { shown } of lines.values()) shown.dispose();
    lines.clear();
    progress.set(new Map());
  }

  const shownProgress: Readable<ReadonlyMap<string, SaveProgress>> = progress;
  return { put, retry, clear, isWaiting, progress: shownProgress };
}

/** Sends waiting saves as soon as the connection is back, and confirms closing the page until then. */
export function watchSaves({
  isWaiting,
  retry,
}: Pick<ReturnType<typeof createOptimisticQueue>, "isWaiting" | "retry">): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isWaiting()) event.preventDefault();
  };
  window.addEventListener("online", retry);
  window.addEventListener("beforeunload", ask);
  return () => {
    window.removeEventListener("online", retry);
    window.removeEventListener("beforeunload", ask);
  };
}
