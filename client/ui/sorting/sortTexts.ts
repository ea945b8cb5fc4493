import { indexOf, moduleOf, type Outline, rowOf } from "./outline";

const isModule = (outline: Outline, key: string) => outline.some((module) => module.key === key);

/** What a row is called when one speaks of it. */
export function nameOf(outline: Outline, key: string): string {
  const name = rowOf(outline, key)?.name.trim();
  return name || (isModule(outline, key) ? "the unnamed module" : "the unnamed topic");
}

/** Where a row stands, in words: 'position 2 of 5 in Basics'. */
export function placeOf(outline: Outline, key: string): string {
  const module = moduleOf(outline, key);
  const at = indexOf(outline, key) + 1;
  if (!module || module.key === key) return `position ${at} of ${outline.length}`;
  return `position ${at} of ${module.topics.length} in ${nameOf(outline, module.key)}`;
}

/** What is read out while rows are sorted. */
export const sortTexts = {
  instructions:
    "Press Space to lift, the up and down arrows to move, Space again to drop, and Escape to put it back.",
  howTo: (rows: string) =>
    `Drag ${rows} by its title, or by its grip on a touch screen. With the grip in focus: press Space to lift, the up and down arrows to move, Space again to drop, and Escape to put it back.`,
  lifted: (outline: Outline, key: string) =>
    `${nameOf(outline, key)} lifted, ${placeOf(outline, key)}. Arrow keys move, Space drops, Escape cancels.`,
  moved: (outline: Outline, key: string) => `${nameOf(outline, key)} moved to ${placeOf(outline, key)}.`,
  atEdge: (outline: Outline, key: string) =>
    `${nameOf(outline, key)} stays: it is already at ${placeOf(outline, key)}.`,
  dropped: (outline: Outline, key: string) => `${nameOf(outline, key)} dropped at ${placeOf(outline, key)}.`,
  cancelled: (outline: Outline, key: string) =>
    `Sorting cancelled. ${nameOf(outline, key)} is back at ${placeOf(outline, key)}.`,
} as const;
