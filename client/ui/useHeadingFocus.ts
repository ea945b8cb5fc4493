import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";

/** The address whose heading was shown last. */
let announced: string | undefined;
/** Whether an address was left for another one: the first one's heading takes no focus. */
let moved = false;

/** Nothing has the focus, as after the element that had it was taken off the page. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to the screen's heading when what had it was taken off the page, as a row that was deleted. */
export function rescueFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the screen's heading when the address changed, but not when the page was just loaded. A skeleton
 * and its screen are one change: when the skeleton's heading goes and takes the focus along, the screen's gets it.
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
