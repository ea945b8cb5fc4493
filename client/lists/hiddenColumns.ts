import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../session/sessionStore";
import { readStored, writeStored } from "../stores/browserStorage";
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

/** The same for every batch and every course: `/admin/batches/:id/users`. */
const toPattern = (path: string): string => path.replace(/\/+$/, "").replace(/\/\d+(?=\/|$)/g, "/:id");

/** The columns that the person has hidden in the list of this path, stored in this browser for each account. */
export function useHiddenColumns(): HiddenColumns {
  const { account } = useSession();
  const { pathname } = useLocation();
  const key = `COLUMNS:${account?.id ?? ""}:${toPattern(pathname)}`;
  const [hidden, setHidden] = useState(() => new Set(readStored(key)?.split(",")));
  const keep = (next: Set<string>) => {
    setHidden(next);
    writeStored(key, next.size > 0 ? [...next].join(",") : null);
  };
  const toggle = (column: string) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    keep(next);
  };
  return { hidden, toggle, showAll: () => keep(new Set()) };
}
