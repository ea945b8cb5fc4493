import type { RouteObject } from "react-router-dom";

/** Milliseconds that the first screen of an area has for itself. */
const firstScreen = 3_000;

/** Does something when the browser has nothing else to do. */
export const whenIdle: (work: () => void) => unknown =
  globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 200));

/** Does something that no screen waits for. */
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
 * Loads the code of an area's screens while the browser has nothing else to do, one after the other, so that they open
 * at once, and without a connection too. Not for those who save data.
 */
export function prefetchWhenIdle(routes: readonly RouteObject[]): void {
  if (isSparing()) return;
  const parts = lazyParts(routes);
  const next = () => {
    const part = parts.next();
    if (!part.done)
      part.value().then(
        () => whenIdle(next),
        // The connection is gone: a screen that is opened asks for its code itself.
        () => undefined,
      );
  };
  afterFirstScreen(next);
}
