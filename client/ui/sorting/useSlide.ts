import { type RefObject, useLayoutEffect, useRef } from "react";
import { slideMs, wantsStillness } from "../dragging/motion";
import { type Extents, measure } from "./sortGeometry";

/**
 * How far a row has to be drawn from its new place to seem where it was. What the slide of its module does already
 * is left out.
 */
function offsetOf(row: HTMLElement, was: Extents, is: Extents): number {
  const key = row.dataset["sortKey"] ?? "";
  const moduleKey = row.parentElement?.closest<HTMLElement>("[data-sort-key]")?.dataset["sortKey"] ?? "";
  const way = (of: string) => {
    const [from, to] = [was.get(of), is.get(of)];
    return from && to ? from.top - to.top : 0;
  };
  return was.has(key) ? way(key) - way(moduleKey) : 0;
}

function slide(row: HTMLElement, from: number): void {
  if (from === 0 || typeof row.animate !== "function") return;
  const keyframes = [{ transform: `translateY(${from}px)` }, { transform: "none" }];
  row.animate(keyframes, { duration: slideMs, easing: "ease-out" });
}

/** Lets the rows of a list slide to their places whenever their order has changed. */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<{ order: string; extents: Extents } | null>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    const extents = measure(list.current);
    const last = before.current;
    before.current = { order, extents };
    if (!last || last.order === order || wantsStillness()) return;
    for (const row of list.current.querySelectorAll<HTMLElement>("[data-sort-key]")) {
      slide(row, offsetOf(row, last.extents, extents));
    }
  });
}
