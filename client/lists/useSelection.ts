import { useRef, useState } from "react";

/** A selected row, as bulk actions need it. */
export interface SelectedRow {
  /** Identifies the row in the list. */
  key: string;
  /** The row's id in commands. */
  id: number;
  name: string;
}

export interface Selection {
  rows: readonly SelectedRow[];
  isSelected: (key: string) => boolean;
  set: (rows: readonly SelectedRow[], selected: boolean) => void;
  /** Selects or deselects a row of the page; with Shift, all rows from the last one pressed. */
  toggle: (page: readonly SelectedRow[], index: number, withRange: boolean) => void;
  /** Deselects `rows` but for these, such as those that a command refused; rows selected since stay selected. */
  keepOnly: (ids: readonly number[]) => void;
  clear: () => void;
}

/** The rows of `page` from the last one pressed to this one. */
function getRange(page: readonly SelectedRow[], from: string | null, to: number): readonly SelectedRow[] {
  const start = page.findIndex(({ key }) => key === from);
  if (start < 0) return page.slice(to, to + 1);
  return page.slice(Math.min(start, to), Math.max(start, to) + 1);
}

/** The selected rows of a list. The selection spans pages and ends when another list is shown. */
export function useSelection(list: string): Selection {
  const [state, setState] = useState<{ list: string; rows: readonly SelectedRow[] }>({ list, rows: [] });
  const pressed = useRef<string | null>(null);
  if (state.list !== list) setState({ list, rows: [] });
  const rows = state.list === list ? state.rows : [];
  // A command or a load may end renderings later: it changes the rows selected by then, and only of its own list.
  const change = (to: (now: readonly SelectedRow[]) => readonly SelectedRow[]) =>
    setState((now) => (now.list === list ? { list, rows: to(now.rows) } : now));
  const set: Selection["set"] = (some, selected) => {
    const keys = new Set(some.map(({ key }) => key));
    change((now) => {
      const others = now.filter(({ key }) => !keys.has(key));
      return selected ? [...others, ...some] : others;
    });
  };
  const isSelected = (key: string) => rows.some((row) => row.key === key);
  return {
    rows,
    isSelected,
    set,
    toggle(page, index, withRange) {
      const row = page[index];
      if (!row) return;
      set(withRange ? getRange(page, pressed.current, index) : [row], !isSelected(row.key));
      pressed.current = row.key;
    },
    keepOnly: (ids) =>
      set(
        rows.filter(({ id }) => !ids.includes(id)),
        false,
      ),
    clear: () => change(() => []),
  };
}
