import { type PointerEvent, useState } from "react";

interface RowList<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Identifies the list: another list is shown at once. Undefined turns this off. */
  list: string | undefined;
}

interface Held<Row> {
  list: string;
  rows: readonly Row[];
}

/**
 * Keeps rows in place while the pointer is over them, so that no one presses a row that has just moved there. Cells
 * stay up to date; added, removed and moved rows appear once the pointer leaves.
 */
export function useStableRows<Row>({ rows, rowKey, list }: RowList<Row>) {
  const [held, setHeld] = useState<Held<Row> | null>(null);
  const hold = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (list !== undefined && pointerType !== "touch") setHeld({ list, rows });
    },
    onPointerLeave: () => setHeld(null),
    // A change right after a press may be the person's own, and shows at once.
    onPointerDown: () => setHeld(null),
    onKeyDown: () => setHeld(null),
  };
  if (held === null || held.list !== list) return { rows, hold };
  const newest = new Map(rows.map((row) => [rowKey(row), row]));
  return { rows: held.rows.map((row) => newest.get(rowKey(row)) ?? row), hold };
}
