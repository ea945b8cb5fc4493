import type { Outline, TopicPlace } from "./outline";

/** Where a row is drawn, measured from the top of the sorted list, animations left aside. */
export interface Extent {
  top: number;
  height: number;
}

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

type Extents = ReadonlyMap<string, Extent>;

/** How many of the rows lie above a height, the dragged one left out. */
function countAbove(keys: readonly string[], y: number, extents: Extents): number {
  return keys.filter((key) => {
    const extent = extents.get(key);
    return extent !== undefined && extent.top + extent.height / 2 < y;
  }).length;
}

/** The place of a module that is dragged to a height. */
export function modulePlace(outline: Outline, { key, y }: { key: string; y: number }, extents: Extents) {
  const others = outline.map((module) => module.key).filter((other) => other !== key);
  return countAbove(others, y, extents);
}

/** The place of a topic that is dragged to a height: in the module there, or in the nearest. */
export function topicPlace(
  outline: Outline,
  { key, y }: { key: string; y: number },
  extents: Extents,
): TopicPlace | null {
  const reached = outline.filter((module) => (extents.get(module.key)?.top ?? 0) <= y);
  const module = reached.at(-1) ?? outline[0];
  if (!module) return null;
  const others = module.topics.map((topic) => topic.key).filter((other) => other !== key);
  return { moduleKey: module.key, to: countAbove(others, y, extents) };
}
