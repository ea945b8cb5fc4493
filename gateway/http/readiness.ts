import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds after which a database that says nothing counts as away. */
const patience = 4_000;

/** Whether something answers in time. Any number may want to know at once: it is asked once for all of them. */
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
      // A question that is still open may never be answered; the next one is put anew.
      asking = undefined;
    }
  }

  return () => {
    asking ??= askInTime();
    return asking;
  };
}
