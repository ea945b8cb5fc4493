import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns a function that focuses a control once the list has changed: the first of the selectors that can take the
 * focus.
 */
export function useFocusAfterChange(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const found = wanted.current
      .map((selector) => list.current?.querySelector<HTMLElement>(`${selector}:not(:disabled)`))
      .find((element) => element);
    wanted.current = [];
    found?.focus();
  });
  return (...selectors: readonly string[]) => {
    wanted.current = selectors;
  };
}
