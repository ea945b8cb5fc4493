import { createStore, type Readable } from "./createStore";

const running = createStore(0);

/** The number of parts of the screen whose uploads are running and end when they go. */
export const endingUploads: Readable<number> = running;

/** Notes such a part. Returns the function that takes it back. */
export function noteEndingUploads(): () => void {
  running.update((count) => count + 1);
  return () => running.update((count) => count - 1);
}
