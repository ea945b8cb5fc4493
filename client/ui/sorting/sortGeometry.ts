import type { ModuleRow, Outline, TopicPlace } from "./outline";

/** The vertical extent of a row, relative to the top of the sorted list, ignoring animations. */
export interface Extent {
  top: number;
  height: number;
}

export type Extents = ReadonlyMap<string, Extent>;

/** Measures all rows of a list by key: elements with `data-sort-key`, topics inside modules. */
export function measure(list: HTMLElement): Map<string, Extent> {
  const extents = new Map<string, Extent>();
  for (const row of list.querySelectorAll<HTMLElement>("[data-sort-key]")) {
    const module = row.parentElement?.closest<HTMLElement>("[data-sort-key]");
    const within = module?.offsetTop ?? 0;
    extents.set(row.dataset["sortKey"] ?? "", { top: within + row.offsetTop, height: row.offsetHeight });
  }
  return extents;
}

/** A dragged row, and the top of its copy relative to the list. */
export interface DraggedRow {
  key: string;
  top: number;
}

/**
 * Returns the extents without the dragged row, so that its position depends only on where it is held, not on the
 * positions it passed or on whether the last one has rendered. The gap below it stays, so that rows do not flicker at
 * an edge.
 */
function removeExtent(extents: Extents, key: string): Map<string, Extent> {
  const own = extents.get(key);
  const others = [...extents].filter(([other]) => other !== key);
  return new Map(
    others.map(([other, { top, height }]) => {
      const isBelow = own !== undefined && top > own.top;
      return [other, { top: isBelow ? top - own.height : top, height }];
    }),
  );
}

function countAbove(rows: readonly { key: string }[], top: number, extents: Extents): number {
  return rows.filter(({ key }) => {
    const extent = extents.get(key);
    return extent !== undefined && extent.top + extent.height / 2 < top;
  }).length;
}

/** Returns the index of a dragged module: below all modules whose middle its top has passed. */
export function modulePlace(outline: Outline, { key, top }: DraggedRow, extents: Extents): number {
  return countAbove(outline, top, removeExtent(extents, key));
}

/** Returns the position of a dragged topic in the modules that accept it; null when none does. */
export function topicPlace(
  modules: readonly ModuleRow[],
  { key, top }: DraggedRow,
  extents: Extents,
): TopicPlace | null {
  const others = removeExtent(extents, key);
  const reached = modules.filter((module) => (others.get(module.key)?.top ?? 0) <= top);
  const module = reached.at(-1) ?? modules[0];
  return module ? { moduleKey: module.key, to: countAbove(module.topics, top, others) } : null;
}
