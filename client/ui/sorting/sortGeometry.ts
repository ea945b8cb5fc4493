import type { ModuleRow, Outline, TopicPlace } from "./outline";

/** Where a row is drawn, measured from the top of the sorted list, animations left aside. */
export interface Extent {
  top: number;
  height: number;
}

export type Extents = ReadonlyMap<string, Extent>;

/** The extents of all rows of a list, by key: elements with `data-sort-key`, topics inside modules. */
export function measure(list: HTMLElement): Map<string, Extent> {
  const extents = new Map<string, Extent>();
  for (const row of list.querySelectorAll<HTMLElement>("[data-sort-key]")) {
    const module = row.parentElement?.closest<HTMLElement>("[data-sort-key]");
    const within = module?.offsetTop ?? 0;
    extents.set(row.dataset["sortKey"] ?? "", { top: within + row.offsetTop, height: row.offsetHeight });
  }
  return extents;
}

/** A row on its way: where the top of its lifted copy is, from the top of the list. */
export interface Dragged {
  key: string;
  top: number;
}

/**
 * The extents as they would be without the dragged row. So a place depends on where the row is held alone, and not on
 * the places it came through, nor on whether the last one is drawn yet. The gap below it is left in: a place is taken
 * a little later than it is left, and nothing flickers at the edge.
 */
function without(extents: Extents, key: string): Map<string, Extent> {
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

/** The place of a dragged module: below those whose middle its top has passed. */
export function modulePlace(outline: Outline, { key, top }: Dragged, extents: Extents): number {
  return countAbove(outline, top, without(extents, key));
}

/** The place of a dragged topic among the modules that may take it; null when none may. */
export function topicPlace(
  modules: readonly ModuleRow[],
  { key, top }: Dragged,
  extents: Extents,
): TopicPlace | null {
  const others = without(extents, key);
  const reached = modules.filter((module) => (others.get(module.key)?.top ?? 0) <= top);
  const module = reached.at(-1) ?? modules[0];
  return module ? { moduleKey: module.key, to: countAbove(module.topics, top, others) } : null;
}
