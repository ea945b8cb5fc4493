import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The address whose heading was shown last. */
let announced: string | undefined;
/** Whether the address has changed; the heading of the first page takes no focus. */
let moved = false;

/** Whether nothing has the focus, as after the focused element was removed. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses the screen's heading when the focused element was removed, such as a deleted row. */
export function rescueFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Focuses the screen's heading after a navigation, but not after a page load. A skeleton and its screen count as one
 * navigation: when the skeleton's heading is removed with the focus, the screen's heading gets it.
 */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const changed = announced !== undefined && announced !== pathname;
    moved ||= changed;
    announced = pathname;
    if (changed || (moved && isFocusLost())) heading.current?.focus({ preventScroll: true });
  }, [heading, pathname]);
}
