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

/** Sets the row height of all tables and stores it in this browser. */
export function chooseRowHeight(height: RowHeight): void {
  localStorage.setItem(key, height);
  for (const listener of listeners) listener();
}

/** The row height of all tables in pixels: 36 by default, or 48. */
export const useRowHeight = (): RowHeight => useSyncExternalStore(subscribe, readRowHeight);
