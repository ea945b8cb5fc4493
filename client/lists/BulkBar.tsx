import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { formatCount } from "#gateway/domains/countTextContract";
import { bulkLimits } from "#gateway/domains/lists/bulkContract";
import { formatQuantity, formatTotal, type Noun } from "../formats/counts";
import { Button, type ButtonProps } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { showToast } from "../ui/toasts";
import type { SelectedRow, Selection } from "./useSelection";

interface Props {
  selection: Selection;
  noun: Noun;
  /** The number of rows that match. */
  total: number;
  /** Loads all matching rows; without it only rows on the screen can be selected. */
  onLoadAll?: (() => Promise<readonly SelectedRow[]>) | undefined;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** Shows the selection and its actions; sticks to the bottom of the screen. */
export function BulkBar({ selection, noun, total, onLoadAll, children }: Props) {
  const count = selection.rows.length;
  const reach = Math.min(total, bulkLimits.rows);
  const reachInWords = reach < total ? `the first ${formatCount(reach)}` : `all ${formatTotal(total)}`;
  return (
    <section
      aria-label={`Selected ${noun.many}`}
      className="sticky bottom-3 z-10 mx-auto mt-3 flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-raised py-2.5 pr-11 pl-4 shadow-float"
    >
      <p role="status" className="text-sm font-medium text-ink tabular-nums">
        {formatQuantity(count, noun)} selected
      </p>
      {onLoadAll && count < reach && (
        <LoadAll
          label={`Select ${reachInWords} that match`}
          variant="ghost"
          selection={selection}
          onLoadAll={onLoadAll}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      <IconButton
        size="sm"
        label="Clear selection"
        icon={<X />}
        className="absolute! top-3 right-2.5"
        onClick={selection.clear}
      />
    </section>
  );
}

const loadFailure = "The rows couldn't be loaded. Try again.";

interface LoadAllProps extends Pick<ButtonProps, "variant"> {
  label: string;
  /** Shown if the rows could not be loaded. */
  failure?: string;
  selection: Selection;
  onLoadAll: () => Promise<readonly SelectedRow[]>;
}

/** Selects all rows of a list, which it loads. */
export function LoadAll({ label, failure = loadFailure, variant, selection, onLoadAll }: LoadAllProps) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      selection.set(await onLoadAll(), true);
    } catch {
      showToast({ tone: "danger", message: failure });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" variant={variant} busy={busy} onClick={load}>
      {label}
    </Button>
  );
}
