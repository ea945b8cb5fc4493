import { type PointerEvent, useState } from "react";

interface Shown<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Which list it is: another one is shown at once. Undefined keeps no rows in their places. */
  list: string | undefined;
}

interface Held<Row> {
  list: string;
  rows: readonly Row[];
}

/**
 * Keeps rows in their places while the pointer is on them, so that nobody presses what has just come there: what they say
 * stays up to date, but rows that came, went or moved show once the pointer has left.
 */
export function useStableRows<Row>({ rows, rowKey, list }: Shown<Row>) {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const hold = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (list !== undefined && pointerType !== "touch") setHeld({ list, rows });
    },
    onPointerLeave: () => setHeld(null),
    // What follows a press may be one's own doing, and shows at once.
    onPointerDown: () => setHeld(null),
    onKeyDown: () => setHeld(null),
  };
  if (held === null || held.list !== list) return { rows, hold };
  const newest = new Map(rows.map((row) => [rowKey(row), row]));
  return { rows: held.rows.map((row) => newest.get(rowKey(row)) ?? row), hold };
}
