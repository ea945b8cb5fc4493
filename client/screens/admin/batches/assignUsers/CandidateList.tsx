import { SearchX } from "lucide-react";
import { formatCount } from "../../../../formats/counts";
import { Button } from "../../../../ui/Button";
import { Checkbox } from "../../../../ui/Checkbox";
import { classNames } from "../../../../ui/classNames";
import { EmptyState } from "../../../../ui/EmptyState";
import { Skeleton } from "../../../../ui/Skeleton";
import type { Candidate } from "./useAssignableUsers";

interface Props {
  found: { matches: readonly Candidate[]; total?: number; waiting: boolean; failed: boolean };
  isChosen: (user: Candidate) => boolean;
  onChoose: (user: Candidate, isChosen: boolean) => void;
  onRetry: () => void;
}

/** Who can be put into the batch and fits the search, each with a box to tick. */
export function CandidateList({ found, isChosen, onChoose, onRetry }: Props) {
  const { matches, total, waiting, failed } = found;
  if (failed)
    return (
      <EmptyState
        title="The users could not be searched"
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    );
  if (matches.length === 0 && waiting) return <Waiting />;
  if (matches.length === 0)
    return (
      <EmptyState icon={<SearchX />} title="No users to assign">
        Only active users who are not in the batch yet can be assigned. Try fewer letters.
      </EmptyState>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-ink">
        {total !== undefined && total > matches.length
          ? `The first ${matches.length} of ${formatCount(total)} users; search to narrow them`
          : "Users who are not in the batch yet"}
      </legend>
      <ul
        aria-busy={waiting}
        className={classNames(
          "max-h-96 divide-y divide-line overflow-y-auto rounded-md border border-line transition-opacity",
          waiting && "opacity-60",
        )}
      >
        {matches.map((user) => (
          <li key={user.databaseId} className="px-3 py-1.5 hover:bg-hover">
            <Checkbox
              label={`${user.name} · ${user.email}`}
              value={isChosen(user)}
              onChange={(chosen) => onChoose(user, chosen)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
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
