import { useSyncExternalStore } from "react";

/** Below Tailwind's `lg`: no room for a sidebar, or for a list beside a conversation. */
const narrow = "(width < 64rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is too narrow for two columns. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
