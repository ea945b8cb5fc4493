import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** The address whose heading had the focus last; a skeleton and its screen are one change, not two. */
let announced: string | undefined;

/** Moves the focus to the screen's heading when the address changed, but not when the page was just loaded. */
export function useHeadingFocus(heading: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (announced !== undefined && announced !== pathname) heading.current?.focus({ preventScroll: true });
    announced = pathname;
  }, [heading, pathname]);
}
