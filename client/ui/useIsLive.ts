import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether the page is the browser's own: false while a server renders it and in the browser's first rendering of that,
 * which has to be the same. What depends on the reader (clock, keyboard, what this browser remembers) asks for it.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
