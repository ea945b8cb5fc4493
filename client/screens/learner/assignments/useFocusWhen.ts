import { type RefObject, useEffect, useRef } from "react";

/** Focuses an element, such as a heading, as soon as it is to have the focus. */
export function useFocusWhen<Focused extends HTMLElement>(hasFocus: boolean): RefObject<Focused | null> {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (hasFocus) element.current?.focus();
  }, [hasFocus]);
  return element;
}
