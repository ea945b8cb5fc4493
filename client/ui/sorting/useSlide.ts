import { type RefObject, useLayoutEffect, useRef } from "react";
import { slideMs, wantsStillness } from "../dragging/motion";
import { type Extents, measure } from "./sortGeometry";

/** Returns the offset that shows a row at its previous position, minus the offset of its module. */
function getSlideOffset(row: HTMLElement, was: Extents, now: Extents): number {
  const key = row.dataset["sortKey"] ?? "";
  const moduleKey = row.parentElement?.closest<HTMLElement>("[data-sort-key]")?.dataset["sortKey"] ?? "";
  const getMove = (moved: string) => {
    const [from, to] = [was.get(moved), now.get(moved)];
    return from && to ? from.top - to.top : 0;
  };
  return was.has(key) ? getMove(key) - getMove(moduleKey) : 0;
}

function slide(row: HTMLElement, from: number): void {
  if (from === 0 || typeof row.animate !== "function") return;
  const keyframes = [{ transform: `translateY(${from}px)` }, { transform: "none" }];
  row.animate(keyframes, { duration: slideMs, easing: "ease-out" });
}

/** Animates rows to their new positions whenever the order changes. */
export function useSlide(list: RefObject<HTMLElement | null>, order: string): void {
  const before = useRef<{ order: string; extents: Extents } | null>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    const extents = measure(list.current);
    const last = before.current;
    before.current = { order, extents };
    if (!last || last.order === order || wantsStillness()) return;
    for (const row of list.current.querySelectorAll<HTMLElement>("[data-sort-key]")) {
      slide(row, getSlideOffset(row, last.extents, extents));
    }
  });
}
