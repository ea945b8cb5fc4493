import { useSyncExternalStore } from "react";

export const rowHeights = ["compact", "comfortable"] as const;
export type RowHeight = (typeof rowHeights)[number];

const key = "TABLE_ROWS";
const listeners = new Set<() => void>();

const readRowHeight = (): RowHeight =>
  localStorage.getItem(key) === "comfortable" ? "comfortable" : "compact";

/** Applies the stored row height to all tables; `early.js` does the same before the first paint. */
function applyRowHeight(): void {
  document.documentElement.toggleAttribute("data-comfortable", readRowHeight() === "comfortable");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", applyRowHeight);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", applyRowHeight);
  };
}

/** Sets the row height of all tables and stores it in this browser. */
export function chooseRowHeight(height: RowHeight): void {
  localStorage.setItem(key, height);
  applyRowHeight();
}

/** The row height of all tables in pixels: 36 by default, or 48. */
export const useRowHeight = (): RowHeight => useSyncExternalStore(subscribe, readRowHeight);
