import { readStored, writeStored } from "../stores/browserStorage";
import { createStore, useStore } from "../stores/createStore";

export const rowHeights = ["compact", "comfortable"] as const;
export type RowHeight = (typeof rowHeights)[number];

const key = "TABLE_ROWS";

const readRowHeight = (): RowHeight => (readStored(key) === "comfortable" ? "comfortable" : "compact");

/** Applies the stored row height to all tables; `early.js` does the same before the first paint. */
function applyRowHeight(): void {
  const height = readRowHeight();
  document.documentElement.toggleAttribute("data-comfortable", height === "comfortable");
  heights.set(height);
}

/** Another tab may have chosen a row height. */
function watchTabs(): () => void {
  applyRowHeight();
  window.addEventListener("storage", applyRowHeight);
  return () => window.removeEventListener("storage", applyRowHeight);
}

const heights = createStore<RowHeight>("compact", { watch: watchTabs });
if (!import.meta.env.SSR) heights.set(readRowHeight());

/** Sets the row height of all tables and stores it in this browser. */
export function chooseRowHeight(height: RowHeight): void {
  writeStored(key, height);
  applyRowHeight();
}

/** The row height of all tables in pixels: 36 by default, or 48. */
export const useRowHeight = (): RowHeight => useStore(heights);
