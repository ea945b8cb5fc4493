import { RequestError } from "./requestError";
import { retryDelay } from "./retryDelay";

/** The environment of retries. */
export interface RetryTools {
  /** Resolves after the given number of milliseconds, or at once when the signal is aborted. */
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

/** The maximum number of retries and their total time in milliseconds; after that, the person decides. */
const most = { unavailable: 3, broken: 1, time: 12_000 };

/**
 * How many times a kind of failure is retried. A broken connection may just have been stale; a lost one is shown at
 * once.
 */
function triesAfter(error: RequestError, isOnline: boolean): number {
  if (error.code === "UNAVAILABLE") return most.unavailable;
  return error.code === "NETWORK" && isOnline ? most.broken : 0;
}

/** Milliseconds until the next retry: the server's Retry-After, or a growing random delay. */
function delayBefore(tries: number, { retryAfter }: RequestError, random: number): number {
  const delay = retryDelay(tries, random);
  return retryAfter === null ? delay : retryAfter * 1_000 + delay;
}

/**
 * Reads, with retries while the server is busy or unavailable. Only for requests that change nothing: a change whose
 * response was lost may have been made. Ends with the last failure, and early when the signal is aborted.
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
