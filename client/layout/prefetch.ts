import type { RouteObject } from "react-router-dom";

/** Milliseconds reserved for the first screen of an area. */
const firstScreen = 3_000;

/** Does something when the browser has nothing else to do, or after at most `timeout` milliseconds. */
export const whenIdle: (work: () => void, options?: { timeout: number }) => unknown =
  globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 200));

/** Runs a task in the background. */
export const afterFirstScreen = (work: () => void): unknown => setTimeout(() => whenIdle(work), firstScreen);

function* lazyParts(routes: readonly RouteObject[]): Generator<() => Promise<unknown>> {
  for (const { lazy, children } of routes) {
    if (typeof lazy === "function") yield lazy;
    if (children) yield* lazyParts(children);
  }
}

const isSparing = (): boolean =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Loads the code of an area's screens one by one while the browser is idle, so that they open at once, also offline.
 * Skipped for people who save data.
 */
export function prefetchWhenIdle(routes: readonly RouteObject[]): void {
  if (isSparing()) return;
  const parts = lazyParts(routes);
  const next = () => {
    const part = parts.next();
    if (!part.done)
      part.value().then(
        () => whenIdle(next),
        // The connection is lost: a screen requests its code itself when it is opened.
        () => undefined,
      );
  };
  afterFirstScreen(next);
}
