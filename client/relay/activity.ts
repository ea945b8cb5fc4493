import { createStore, useStorePart } from "../stores/createStore";

const running = createStore(0);

/** Counts a screen's request as running until its promise settles. */
export async function countActivity<Answer>(request: Promise<Answer>): Promise<Answer> {
  running.update((count) => count + 1);
  try {
    return await request;
  } finally {
    running.update((count) => count - 1);
  }
}

/** Whether a screen's query is loading. */
export const useActivity = (): boolean => useStorePart(running, (count) => count > 0);
