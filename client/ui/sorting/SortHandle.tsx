import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../classNames";
import type { Sorting } from "./useSorting";

/** What a handle needs of the list that it sorts. */
export interface Sort {
  sorting: Sorting;
  /** The id of the text that explains the handle. */
  instructionsId: string;
}

interface SortHandleProps extends Sort {
  sortKey: string;
  /** What it is called where it has no text of its own. */
  label?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** The title of a row, by which it is dragged, or lifted and moved with the keyboard. */
export function SortHandle({
  sortKey,
  sorting,
  instructionsId,
  label,
  className,
  children,
}: SortHandleProps) {
  const lifted = sorting.liftedKey === sortKey;
  return (
    <button
      type="button"
      data-handle={sortKey}
      aria-pressed={lifted}
      aria-describedby={instructionsId}
      aria-label={label}
      onPointerDown={(event) => sorting.press(event, sortKey)}
      onKeyDown={(event) => sorting.keys(event, sortKey)}
      className={classNames(
        "touch flex min-w-0 cursor-grab touch-none items-start gap-2 rounded-md px-1.5 py-1.5 text-left text-ink select-none hover:bg-hover",
        lifted && "cursor-grabbing bg-brand-soft",
        className,
      )}
    >
      <GripVertical aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      {children}
    </button>
  );
}
