import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { SeenEntry } from "~/layout/grades/useMarkEntry";
import type { Item, Learner } from "./gradebook";

/** The sizes of a gradebook's grid, in pixels. */
export const gridSizes = { row: 44, column: 104, head: 64, name: 200, narrowName: 128, grade: 84 } as const;

/** How many rows and columns are drawn beyond those in sight. */
const spare = 3;

/** The rows and columns that are drawn: from `start`, and before `end`. */
export interface DrawnRange {
  start: number;
  end: number;
}

interface ScrollAxis {
  /** The distance scrolled, in pixels. */
  from: number;
  /** The size of the visible part, in pixels. */
  length: number;
  size: number;
  count: number;
}

/** The part of a list that is in sight, with a few more at both ends. */
function findDrawn({ from, length, size, count }: ScrollAxis): DrawnRange {
  const start = Math.max(0, Math.floor(from / size) - spare);
  return { start, end: Math.min(count, Math.ceil((from + length) / size) + spare) };
}

/** A place in the grid; column -1 is the grade. */
export interface CellPlace {
  row: number;
  column: number;
}

/** By key: where the arrows and their like lead. */
export function movePlace(
  { row, column }: CellPlace,
  key: string,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): CellPlace | null {
  const moves: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row, column: -1 },
    End: { row, column: columns - 1 },
  };
  const moved = moves[key];
  if (!moved) return null;
  return {
    row: Math.min(Math.max(moved.row, 0), rows - 1),
    column: Math.min(Math.max(moved.column, -1), columns - 1),
  };
}

/** A cell by its learner and item, whatever its place; without an item it is the grade. */
export interface CellName {
  userId: number;
  itemKey: string | null;
}

/** The rows and columns of a grid. */
interface GridAxes {
  learners: readonly Pick<Learner, "userId">[];
  items: readonly Pick<Item, "key">[];
}

/** The place of a cell now; null for one that is gone. */
export function findPlace({ learners, items }: GridAxes, { userId, itemKey }: CellName): CellPlace | null {
  const row = learners.findIndex((learner) => learner.userId === userId);
  const column = items.findIndex(({ key }) => key === itemKey);
  return row < 0 || (itemKey !== null && column < 0) ? null : { row, column };
}

/** The cell at a place; null without learners. */
export function findName({ learners, items }: GridAxes, { row, column }: CellPlace): CellName | null {
  const learner = learners[row];
  return learner ? { userId: learner.userId, itemKey: items[column]?.key ?? null } : null;
}

/** Returns what a cell shows now; null for the grade, and for a cell that is gone. */
export function findCell(
  { learners, items }: { learners: readonly Learner[]; items: readonly Item[] },
  { userId, itemKey }: CellName,
) {
  const learner = learners.find((row) => row.userId === userId);
  const item = items.find(({ key }) => key === itemKey);
  const cell = learner?.cells.find(({ key }) => key === itemKey);
  return learner && item && cell ? { learner, item, cell } : null;
}

/** The active cell: it follows its learner and item, and is none once they are gone. */
export function useActive(props: GridAxes) {
  const [{ name, last }, setActive] = useState(() => {
    const first: CellPlace = { row: 0, column: 0 };
    return { name: findName(props, first), last: first };
  });
  const place = name && findPlace(props, name);
  return {
    name: place && name,
    place,
    /** The place from which keys move, also when the cell is gone. */
    start: place ?? last,
    select: useCallback((next: CellName, at: CellPlace) => setActive({ name: next, last: at }), []),
  };
}

/** A mark as it is typed; rows and columns may move until it is left. */
export interface TypedMark extends CellName {
  text: string;
  /** The entry that was seen when the typing began: a newer one is not replaced unseen. */
  seen: SeenEntry;
  /** Why it was not taken; undefined until then. */
  problem?: string | undefined;
}

/** The id by which the grid names its active cell. */
export const toId = ({ row, column }: CellPlace) => `grade-cell-${row}-${column}`;

/** The rows and columns that are drawn. */
export interface GridView {
  rows: DrawnRange;
  columns: DrawnRange;
}

/** The visible part; it changes when a row or a column comes or goes, not with each pixel. */
export function useView(rowCount: number, columnCount: number, nameWidth: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<GridView>({ rows: { start: 0, end: 20 }, columns: { start: 0, end: 14 } });
  const look = useCallback(() => {
    const box = frame.current;
    if (!box) return;
    const { row, column, grade } = gridSizes;
    const rows = findDrawn({ from: box.scrollTop, length: box.clientHeight, size: row, count: rowCount });
    const length = box.clientWidth - nameWidth - grade;
    const columns = findDrawn({ from: box.scrollLeft, length, size: column, count: columnCount });
    setView((before) =>
      JSON.stringify(before) === JSON.stringify({ rows, columns }) ? before : { rows, columns },
    );
  }, [rowCount, columnCount, nameWidth]);
  useLayoutEffect(() => {
    look();
    const watcher = new ResizeObserver(look);
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, [look]);
  return { frame, view, look };
}

/** Scrolls a cell into sight, past the frozen names. */
export function reveal(box: HTMLDivElement, { row, column }: CellPlace, nameWidth: number): void {
  const { row: height, column: width, head, grade } = gridSizes;
  const top = row * height;
  const below = top + height + head - box.clientHeight;
  box.scrollTop = Math.max(Math.min(box.scrollTop, top), below);
  if (column < 0) return;
  const left = column * width;
  const right = left + width + nameWidth + grade - box.clientWidth;
  box.scrollLeft = Math.max(Math.min(box.scrollLeft, left), right);
}
