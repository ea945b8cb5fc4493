import { useRef, useState } from "react";

/** A row that is selected, as the actions for many rows need it. */
export interface SelectedRow {
  /** Tells the rows of the list apart. */
  key: string;
  /** What commands call it. */
  id: number;
  name: string;
}

export interface Selection {
  rows: readonly SelectedRow[];
  isSelected: (key: string) => boolean;
  set: (rows: readonly SelectedRow[], selected: boolean) => void;
  /** Selects or deselects a row of the page, with Shift all from the last one that was pressed. */
  toggle: (page: readonly SelectedRow[], index: number, withRange: boolean) => void;
  /** Leaves only these rows selected, such as those that a command has refused. */
  keepOnly: (ids: readonly number[]) => void;
  clear: () => void;
}

/** The rows of `page` from the one pressed last to the one pressed now. */
function rangeOf(page: readonly SelectedRow[], from: string | null, to: number): readonly SelectedRow[] {
  const start = page.findIndex(({ key }) => key === from);
  if (start < 0) return page.slice(to, to + 1);
  return page.slice(Math.min(start, to), Math.max(start, to) + 1);
}

/** Which rows of a list are selected. They stay selected on other pages of it, and not when another list is shown. */
export function useSelection(list: string): Selection {
  const [state, setState] = useState<{ list: string; rows: readonly SelectedRow[] }>({ list, rows: [] });
  const pressed = useRef<string | null>(null);
  const rows = state.list === list ? state.rows : [];
  const change = (next: readonly SelectedRow[]) => setState({ list, rows: next });
  const set: Selection["set"] = (some, selected) => {
    const keys = new Set(some.map(({ key }) => key));
    const others = rows.filter(({ key }) => !keys.has(key));
    change(selected ? [...others, ...some] : others);
  };
  const isSelected = (key: string) => rows.some((row) => row.key === key);
  return {
    rows,
    isSelected,
    set,
    toggle(page, index, withRange) {
      const row = page[index];
      if (!row) return;
      set(withRange ? rangeOf(page, pressed.current, index) : [row], !isSelected(row.key));
      pressed.current = row.key;
    },
    keepOnly: (ids) => change(rows.filter(({ id }) => ids.includes(id))),
    clear: () => change([]),
  };
}
