/** The sizes of a gradebook's grid, in pixels. */
export const gridSizes = { row: 44, column: 104, head: 64, name: 200, narrowName: 128, grade: 84 } as const;

/** How many rows and columns are drawn beyond those in sight. */
const spare = 3;

/** The rows and columns that are drawn: from `start`, and before `end`. */
export interface Drawn {
  start: number;
  end: number;
}

interface Scrolled {
  /** What has been scrolled past, in pixels. */
  from: number;
  /** What is in sight, in pixels. */
  length: number;
  size: number;
  count: number;
}

/** The part of a list that is in sight, with a few more at both ends. */
export function findDrawn({ from, length, size, count }: Scrolled): Drawn {
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
