import type { DraftStore } from "./draftStore";

/** Sends what waits; resolves to whether everything is saved once nothing more is under way. */
export function untilSaved(store: DraftStore): Promise<boolean> {
  store.flush();
  return new Promise((resolve) => {
    const settle = (): boolean => {
      if (store.isBusy() && !store.isPaused()) return false;
      stop();
      resolve(!store.isUnsaved());
      return true;
    };
    const stop = store.draft.subscribe(settle);
    settle();
  });
}
