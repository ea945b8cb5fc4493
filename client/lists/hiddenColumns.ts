import { useState } from "react";
import { useSession } from "../session/sessionStore";
import type { Column } from "../ui/tableColumns";

/** Whether a column can be hidden: not the one that names the row, nor selection and actions. */
export const isOptional = ({
  key,
  rowHeader,
  head,
}: Pick<Column<never>, "key" | "rowHeader" | "head">): boolean => !rowHeader && !head && key !== "actions";

export interface HiddenColumns {
  /** The keys of the hidden columns. */
  hidden: ReadonlySet<string>;
  /** Hides or shows a column. */
  toggle: (column: string) => void;
  showAll: () => void;
}

/** The columns of a list that the person has hidden, stored in this browser for each account. */
export function useHiddenColumns(list: string): HiddenColumns {
  const { account } = useSession();
  const key = `COLUMNS:${account?.id ?? ""}:${list}`;
  const [hidden, setHidden] = useState(() => new Set(localStorage.getItem(key)?.split(",")));
  const keep = (next: Set<string>) => {
    setHidden(next);
    if (next.size > 0) localStorage.setItem(key, [...next].join(","));
    else localStorage.removeItem(key);
  };
  const toggle = (column: string) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    keep(next);
  };
  return { hidden, toggle, showAll: () => keep(new Set()) };
}
