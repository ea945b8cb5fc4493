import { findModule, findRow, findRowIndex, type Outline } from "./outline";

const isModule = (outline: Outline, key: string) => outline.some((module) => module.key === key);

/** A row's name in messages. */
export function getRowName(outline: Outline, key: string): string {
  const name = findRow(outline, key)?.name.trim();
  return name || (isModule(outline, key) ? "the unnamed module" : "the unnamed topic");
}

/** Describes a row's position: 'position 2 of 5 in Basics'. */
export function describePosition(outline: Outline, key: string): string {
  const module = findModule(outline, key);
  const at = findRowIndex(outline, key) + 1;
  if (!module || module.key === key) return `position ${at} of ${outline.length}`;
  return `position ${at} of ${module.topics.length} in ${getRowName(outline, module.key)}`;
}

/** The announcements during sorting. */
export const sortMessages = {
  instructions:
    "Press Space to lift, the up and down arrows to move, Space again to drop, and Escape to put it back.",
  howTo: (rows: string) =>
    `Drag ${rows} by its title, or by its grip on a touch screen. With the grip in focus: press Space to lift, the up and down arrows to move, Space again to drop, and Escape to put it back.`,
  lifted: (outline: Outline, key: string) =>
    `${getRowName(outline, key)} lifted, ${describePosition(outline, key)}. Arrow keys move, Space drops, Escape cancels.`,
  moved: (outline: Outline, key: string) =>
    `${getRowName(outline, key)} moved to ${describePosition(outline, key)}.`,
  atEdge: (outline: Outline, key: string) =>
    `${getRowName(outline, key)} stays: it is already at ${describePosition(outline, key)}.`,
  dropped: (outline: Outline, key: string) =>
    `${getRowName(outline, key)} dropped at ${describePosition(outline, key)}.`,
  cancelled: (outline: Outline, key: string) =>
    `Sorting cancelled. ${getRowName(outline, key)} is back at ${describePosition(outline, key)}.`,
} as const;
