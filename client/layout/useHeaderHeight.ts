import { type RefObject, useLayoutEffect } from "react";

/** Writes the header's height to the style sheet, for elements that stick to it or fill the rest of the page. */
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
