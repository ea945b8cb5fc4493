import { useEffect, useSyncExternalStore } from "react";
import { retryDelay } from "./retryDelay";

/** Milliseconds that an answer may take: networks that swallow what is sent would keep one waiting for minutes. */
const answerWithin = 5_000;

/** A server that has just failed is left alone for a second at least. */
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

/** Asks the server whether it can be reached, and goes on asking until it can. */
export function checkConnection(): Promise<boolean> {
  checking ??= askOnce().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** The browser has found a network: what was asked before that is not worth waiting for. */
async function lookAgain(): Promise<void> {
  question.abort();
  await checking;
  await checkConnection();
}

const lose = (): void => {
  note(true);
  void checkConnection();
};

/** Hears when the server gets out of reach, and when it is back. Returns the function that ends listening. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("offline", lose);
    window.addEventListener("online", lookAgain);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server is out of reach, as far as this tab knows. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => away,
    () => false,
  );

/** Calls back each time the server is within reach again. */
function onReached(callback: () => void): () => void {
  return subscribe(() => {
    if (!away) callback();
  });
}

/** Does something once the server is within reach again. */
export function useReached(callback: (() => void) | null): void {
  useEffect(() => (callback ? onReached(callback) : undefined), [callback]);
}

/**
 * Resolves when a request that did not get through is worth another try, longer after each of the tries that have failed
 * already while the server answered; the page asks before it is closed meanwhile.
 */
export async function untilReached(failures: number): Promise<void> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
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
