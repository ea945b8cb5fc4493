import { useSyncExternalStore } from "react";

let running = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts a screen's request as running until its promise settles. */
export async function countActivity<Answer>(request: Promise<Answer>): Promise<Answer> {
  change(1);
  try {
    return await request;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a screen's query is loading. */
export const useActivity = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
