import { type RefObject, useLayoutEffect } from "react";

/** Tells the style sheet how high the header is, so that toasts start below it and never lie on its menu. */
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
