import { type RefObject, useEffect } from "react";

const named = { tabindex: "0", role: "group", "aria-label": "Code" } as const;
/** A table has a role of its own. */
const stop = { tabindex: "0" } as const;

/** Makes what scrolls sideways a stop of the Tab key, where the arrow keys scroll it. */
function markStops(text: Element): void {
  for (const box of text.querySelectorAll("pre, table")) {
    const scrolls = box.scrollWidth > box.clientWidth;
    for (const [name, value] of Object.entries(box.matches("pre") ? named : stop))
      if (scrolls) box.setAttribute(name, value);
      else box.removeAttribute(name);
  }
}

/** Lets the keyboard reach code and tables of a rendered text where they are wider than it, and only there. */
export function useScrollStops(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other boxes.
  useEffect(() => {
    const { current } = text;
    // Most texts have neither, and need no watching.
    if (!current?.querySelector("pre, table")) return;
    const watch = new ResizeObserver(() => markStops(current));
    watch.observe(current);
    return () => watch.disconnect();
  }, [text, html]);
}
