import { SearchX } from "lucide-react";
import { useState } from "react";
import { bulkLimits } from "#gateway/domains/lists/bulkContract";
import { formatCount } from "~/formats/counts";
import type { SelectedRow, Selection } from "~/lists/useSelection";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";
import { Skeleton } from "~/ui/Skeleton";
import { showToast } from "~/ui/toasts";
import { type Candidate, toSelected } from "./useAssignableUsers";

interface Props {
  found: { matches: readonly Candidate[]; total?: number; waiting: boolean; failed: boolean };
  selection: Selection;
  /** Reads everybody who fits the search. */
  onLoadAll: () => Promise<readonly SelectedRow[]>;
  onRetry: () => void;
}

/** Who can be put into the batch and fits the search, each with a box to tick. */
export function CandidateList({ found, selection, onLoadAll, onRetry }: Props) {
  const { matches, waiting, failed } = found;
  const total = found.total ?? matches.length;
  if (failed)
    return <EmptyState title="Couldn't search users" action={<Button onClick={onRetry}>Try again</Button>} />;
  if (matches.length === 0 && waiting) return <Waiting />;
  if (matches.length === 0)
    return (
      <EmptyState icon={<SearchX />} title="No users to assign">
        Only active users who are not in the batch yet can be assigned. Try fewer letters.
      </EmptyState>
    );
  const page = matches.map(toSelected);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-ink">
        {total > matches.length
          ? `The first ${matches.length} of ${formatCount(total)} users`
          : "Users who are not in the batch yet"}
      </legend>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <SelectAll {...{ total, selection, onLoadAll }} />
        {selection.rows.length > 0 && (
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            Clear selection
          </Button>
        )}
      </div>
      <ul
        aria-busy={waiting}
        className={classNames(
          "max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line transition-opacity",
          waiting && "opacity-60",
        )}
      >
        {matches.map((user, index) => (
          <li key={user.databaseId} className="px-3 py-1.5 select-none hover:bg-hover">
            <Checkbox
              label={`${user.name} · ${user.email}`}
              value={selection.isSelected(String(user.databaseId))}
              onChange={(_chosen, withRange) => selection.toggle(page, index, withRange)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SelectAllProps extends Pick<Props, "selection" | "onLoadAll"> {
  total: number;
}

function SelectAll({ total, selection, onLoadAll }: SelectAllProps) {
  const [busy, setBusy] = useState(false);
  const reach = Math.min(total, bulkLimits.rows);
  const select = async () => {
    setBusy(true);
    try {
      selection.set(await onLoadAll(), true);
    } catch {
      showToast({ tone: "danger", message: "The users could not be loaded. Try again." });
    }
    setBusy(false);
  };
  return (
    <Button size="sm" busy={busy} onClick={select}>
      {reach < total ? `Select the first ${formatCount(reach)}` : `Select all ${formatCount(total)}`}
    </Button>
  );
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
