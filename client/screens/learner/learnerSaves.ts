import { onEnvironmentReset } from "~/relay/environment";
import { useStorePart } from "~/stores/createStore";
import { createOptimisticQueue, type SaveState } from "./optimisticQueue";

/** This tab's unsaved completions; they outlive the screen on which they were made. */
export const learnerSaves = createOptimisticQueue();

// The next account must not inherit the previous one's unsaved completions.
onEnvironmentReset(learnerSaves.clear);

/** The saving state of a checkbox. */
export const useSaveState = (key: string): SaveState | undefined =>
  useStorePart(learnerSaves.states, (states) => states.get(key));

/** Sends waiting saves as soon as the connection is back, and confirms closing the page until then. */
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
