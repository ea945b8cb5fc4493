import { useSyncExternalStore } from "react";
import { onEnvironmentReset } from "~/relay/environment";
import { createOptimisticQueue, type SaveState } from "./optimisticQueue";

/** The ticks and marks of this tab that are on their way; they outlive the screen that they were made on. */
export const learnerSaves = createOptimisticQueue();

// Whoever signs in next has nothing to do with what was ticked before.
onEnvironmentReset(learnerSaves.clear);

/** How a checkbox stands with the server. */
export const useSaveState = (key: string): SaveState | undefined =>
  useSyncExternalStore(learnerSaves.subscribe, () => learnerSaves.stateOf(key));

/** Sends what waits as soon as the connection is back, and asks before a page with waiting ticks is closed. */
export function watchConnection(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (learnerSaves.isWaiting()) event.preventDefault();
  };
  window.addEventListener("online", learnerSaves.retry);
  window.addEventListener("beforeunload", ask);
  return () => {
    window.removeEventListener("online", learnerSaves.retry);
    window.removeEventListener("beforeunload", ask);
  };
}
