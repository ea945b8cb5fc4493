/** Milliseconds between two polls: what a gateway does not hear is on screen at most so late. */
const pollEvery = 10_000;

const isSeen = (): boolean => document.visibilityState !== "hidden";

/** Asks now and then, for as long as the gateway says that it does not hear everything. */
export interface Polling {
  start(): void;
  stop(): void;
}

/**
 * Polls every ten seconds, at a moment of its own within them, so that browsers do not all ask at once. A page that
 * nobody sees asks when it is looked at again.
 */
export function createPolling(ask: () => void, random: () => number): Polling {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  function poll(): void {
    timer = setTimeout(poll, pollEvery);
    isDue = true;
    look();
  }

  function look(): void {
    if (!isDue || !isSeen()) return;
    isDue = false;
    ask();
  }

  return {
    start() {
      if (timer !== undefined) return;
      timer = setTimeout(poll, pollEvery * random());
      document.addEventListener("visibilitychange", look);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isDue = false;
      document.removeEventListener("visibilitychange", look);
    },
  };
}
