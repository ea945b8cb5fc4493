import { useEffect, useSyncExternalStore } from "react";
import { retryDelay } from "./retryDelay";

/** The timeout of a request in milliseconds, for networks that drop packets silently. */
const answerWithin = 5_000;

/** The minimum pause in milliseconds before a failed server is asked again. */
const delayAfter = (failures: number): number => retryDelay(failures + 2, Math.random());

let away = false;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let checking: Promise<boolean> | undefined;
let question = new AbortController();
const listeners = new Set<() => void>();

function note(isAway: boolean): void {
  if (isAway === away) return;
  away = isAway;
  for (const listener of [...listeners]) listener();
}

async function ask(): Promise<boolean> {
  question = new AbortController();
  const signal = AbortSignal.any([question.signal, AbortSignal.timeout(answerWithin)]);
  try {
    return (await fetch("/healthz", { cache: "no-store", signal })).ok;
  } catch {
    return false;
  }
}

async function askOnce(): Promise<boolean> {
  clearTimeout(timer);
  const reached = await ask();
  note(!reached);
  if (!reached) timer = setTimeout(checkConnection, delayAfter(tries));
  tries = reached ? 0 : tries + 1;
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
  tries = 0;
  await checkConnection();
}

const lose = (): void => {
  note(true);
  void checkConnection();
};

/** Calls back when the server becomes unreachable, and when it is back. Returns the function that unsubscribes. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("offline", lose);
    window.addEventListener("online", lookAgain);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is unreachable, as far as this tab knows. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => away,
    () => false,
  );

/** Calls back each time the server can be reached again. */
function onReached(callback: () => void): () => void {
  return subscribe(() => {
    if (!away) callback();
  });
}

/** Runs a function each time the server can be reached again. */
export function useReached(callback: (() => void) | null): void {
  useEffect(() => (callback ? onReached(callback) : undefined), [callback]);
}

/**
 * Resolves when a failed request should be retried, with a delay that grows with each attempt to which the
 * server responded. Until then, or until the caller stops waiting, closing the page asks for confirmation.
 */
export async function untilReached(failures: number, signal?: AbortSignal): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask, signal && { signal });
  if (await checkConnection()) await new Promise((resolve) => setTimeout(resolve, delayAfter(failures)));
  else
    await new Promise<void>((resolve) => {
      const stop = onReached(() => {
        stop();
        resolve();
      });
    });
  window.removeEventListener("beforeunload", ask);
}
