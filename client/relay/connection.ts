import { useEffect } from "react";
import { createStore, useStore } from "../stores/createStore";
import { createRetryTimer, pauseAfter } from "./retryTimer";

/** The timeout of a request in milliseconds, for networks that drop packets silently. */
const answerWithin = 5_000;

const retrying = createRetryTimer(() => void checkConnection());
let checking: Promise<boolean> | undefined;
let question = new AbortController();

/** Whether the server is unreachable, as far as this tab knows. */
const away = createStore(false, { watch: watchBrowser });

async function ask(): Promise<boolean> {
  question = new AbortController();
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(answerWithin)]);
  try {
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

/** When the server could be reached again, by `performance.now()`. */
let reachedAt = Number.NEGATIVE_INFINITY;

async function askOnce(): Promise<boolean> {
  retrying.stop();
  const reached = await ask();
  if (reached && away.read()) reachedAt = performance.now();
  away.set(!reached);
  if (reached) retrying.reset();
  else retrying.start();
  return reached;
}

/** Checks whether the server can be reached, and repeats that until it can. */
export function checkConnection(): Promise<boolean> {
  checking ??= askOnce().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** The browser is back online: checks that began before are abandoned, and the pauses between checks are short again. */
async function lookAgain(): Promise<void> {
  question.abort();
  await checking;
  retrying.reset();
  await checkConnection();
}

const lose = (): void => {
  away.set(true);
  void checkConnection();
};

/** The browser is listened to from the first subscriber on. */
function watchBrowser(): undefined {
  window.addEventListener("offline", lose);
  window.addEventListener("online", lookAgain);
}

/** Milliseconds after a break for which a failure may still come from it: browsers remember code that did not load. */
const aftermath = 60_000;

/** Whether the server could not be reached a short while ago. */
export const hasJustReturned = (): boolean => performance.now() - reachedAt < aftermath;

/** Whether the server is unreachable. */
export const useIsAway = (): boolean => useStore(away);

/** Calls back each time the server can be reached again. */
function onReached(callback: () => void): () => void {
  return away.subscribe(() => {
    if (!away.read()) callback();
  });
}

/** Runs a function each time the server can be reached again. */
export function useReached(callback: (() => void) | null): void {
  useEffect(() => (callback ? onReached(callback) : undefined), [callback]);
}

/**
 * Resolves when a failed request should be retried, with a delay that grows with each attempt to which the
 * server responded.
 */
export async function untilReachedQuietly(failures: number): Promise<void> {
  if (await checkConnection()) await new Promise((resolve) => setTimeout(resolve, pauseAfter(failures)));
  else
    await new Promise<void>((resolve) => {
      const stop = onReached(() => {
        stop();
        resolve();
      });
    });
}

/** The same for what a person has made: closing the page asks for confirmation until then, or until the caller stops. */
export async function untilReached(failures: number, signal?: AbortSignal): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask, signal && { signal });
  await untilReachedQuietly(failures);
  window.removeEventListener("beforeunload", ask);
}
