import { RequestError } from "./requestError";
import { retryDelay } from "./retryDelay";

/** What retries take of the world outside. */
export interface RetryTools {
  /** Ends after so many milliseconds, or at once when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  isOnline: () => boolean;
}

function waitInBrowser(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export const browserTools: RetryTools = {
  wait: waitInBrowser,
  random: Math.random,
  isOnline: () => navigator.onLine,
};

/** How often a read is tried again, and for how many milliseconds in all: after that a person decides. */
const most = { unavailable: 3, broken: 1, time: 12_000 };

/** How often a failure is worth another try. A connection that broke may have been an old one; that it is gone shows at once. */
function triesAfter(error: RequestError, isOnline: boolean): number {
  if (error.code === "UNAVAILABLE") return most.unavailable;
  return error.code === "NETWORK" && isOnline ? most.broken : 0;
}

/** Milliseconds until the next try: the server's word, or longer each time, and never the same for all browsers. */
function delayBefore(tries: number, { retryAfter }: RequestError, random: number): number {
  const delay = retryDelay(tries, random);
  return retryAfter === null ? delay : retryAfter * 1_000 + delay;
}

/**
 * Reads, and reads again while the server is busy or away. Only for what changes nothing: a change whose answer was lost
 * may have been made. Ends with the last failure, and early when the signal is aborted.
 */
export async function retryReads<Answer>(
  read: () => Promise<Answer>,
  signal: AbortSignal,
  tools: RetryTools = browserTools,
): Promise<Answer> {
  let waited = 0;
  for (let tries = 0; ; tries += 1) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof RequestError) || tries >= triesAfter(error, tools.isOnline())) throw error;
      const delay = delayBefore(tries, error, tools.random());
      waited += delay;
      if (waited > most.time) throw error;
      await tools.wait(delay, signal);
      if (signal.aborted) throw error;
    }
  }
}
