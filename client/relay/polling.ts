/** The polling interval in milliseconds: the longest delay of changes that a gateway is not notified of. */
const pollEvery = 10_000;

const isSeen = (): boolean => document.visibilityState !== "hidden";

/** Polls while the gateway reports that it may miss events. */
export interface Polling {
  start(): void;
  stop(): void;
}

/**
 * Polls every ten seconds at a random moment within them, so that browsers spread their requests. A hidden page polls
 * once it is visible again.
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
