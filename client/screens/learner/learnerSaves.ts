import { onEnvironmentReset } from "~/relay/environment";
import { createOptimisticQueue, watchSaves } from "~/relay/optimisticQueue";
import type { SaveProgress } from "~/relay/saveState";
import { sessionMessages } from "~/session/sessionMessages";
import { useStorePart } from "~/stores/createStore";

/** This tab's unsaved completions; they outlive the screen on which they were made. */
export const learnerSaves = createOptimisticQueue<boolean>({ fallback: sessionMessages.fault });

// The next account must not inherit the previous one's unsaved completions.
onEnvironmentReset(learnerSaves.clear);

/** The saving state of a checkbox; undefined means saved. */
export const useSaveProgress = (key: string): SaveProgress | undefined =>
  useStorePart(learnerSaves.progress, (all) => all.get(key));

export const watchLearnerSaves = (): (() => void) => watchSaves(learnerSaves);
