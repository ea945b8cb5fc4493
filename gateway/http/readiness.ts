import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds after which a silent database counts as away. */
const patience = 4_000;

/** Whether a service responds in time. Concurrent callers share one check. */
export function openReadiness(ask: () => Promise<unknown>, within = patience): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;

  async function askInTime(): Promise<boolean> {
    const inTime = new AbortController();
    const tooLate = sleep(within, false, { signal: inTime.signal }).catch(() => false);
    const answer = ask().then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([answer, tooLate]);
    } finally {
      inTime.abort();
      // A pending check may never settle; the next caller starts another.
      asking = undefined;
    }
  }

  return () => {
    asking ??= askInTime();
    return asking;
  };
}
