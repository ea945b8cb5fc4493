import { type RefObject, useLayoutEffect } from "react";

/** Tells the style sheet how high the header is, so that what sticks to it or fills the rest of the page knows its place. */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = header.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--header-height", `${element.getBoundingClientRect().height}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--header-height");
    };
  }, [header]);
}
