import { useSyncExternalStore } from "react";

/** Below Tailwind's `lg` the chat shows either its list or a conversation. */
const narrow = "(width < 64rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is too narrow for the list beside the conversation. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
