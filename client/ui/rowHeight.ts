import { useSyncExternalStore } from "react";

export const rowHeights = ["compact", "comfortable"] as const;
export type RowHeight = (typeof rowHeights)[number];

const key = "TABLE_ROWS";
const listeners = new Set<() => void>();

const readRowHeight = (): RowHeight =>
  localStorage.getItem(key) === "comfortable" ? "comfortable" : "compact";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Sets how high the rows of all tables are; this browser remembers it. */
export function chooseRowHeight(height: RowHeight): void {
  localStorage.setItem(key, height);
  for (const listener of listeners) listener();
}

/** How high the rows of tables are: 36 px unless 48 were chosen. */
export const useRowHeight = (): RowHeight => useSyncExternalStore(subscribe, readRowHeight);
