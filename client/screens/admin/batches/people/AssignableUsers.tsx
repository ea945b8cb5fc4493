import { SearchX, X } from "lucide-react";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import { formatCount } from "#gateway/domains/countTextContract";
import { bulkLimits } from "#gateway/domains/lists/bulkContract";
import type { AssignableUsersAssignableUsersQuery } from "~/__generated__/AssignableUsersAssignableUsersQuery.graphql";
import type { AssignableUsersLoadAssignableUsersQuery } from "~/__generated__/AssignableUsersLoadAssignableUsersQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import { LoadAll } from "~/lists/BulkBar";
import { loadRows, toPage } from "~/lists/loadRows";
import type { SelectedRow, Selection } from "~/lists/useSelection";
import { useMatches } from "~/relay/useMatches";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";
import { IconButton } from "~/ui/IconButton";
import { Skeleton } from "~/ui/Skeleton";

const query = graphql`
  query AssignableUsersAssignableUsersQuery($batchId: Int!, $search: String) {
    batch(databaseId: $batchId) {
      id
      assignableUsers(first: 50, search: $search) {
        totalCount
        nodes { id databaseId name email }
      }
    }
  }
`;

/** A user who can be added to the batch. */
interface Candidate {
  readonly databaseId: number;
  readonly name: string;
  readonly email: string;
}

/** Converts a user to a row of the selection. */
const toSelected = ({ databaseId, name }: Pick<Candidate, "databaseId" | "name">): SelectedRow => ({
  key: String(databaseId),
  id: databaseId,
  name,
});

/** Searches the users who can be added to a batch. */
export function useAssignableUsers(batchId: number) {
  return useMatches<AssignableUsersAssignableUsersQuery, Candidate>({
    query,
    variables: (search) => ({ batchId, search }),
    read: ({ batch }) => ({
      matches: batch?.assignableUsers.nodes ?? [],
      total: batch?.assignableUsers.totalCount ?? 0,
    }),
  });
}

const loadAssignableUsersQuery = graphql`
  query AssignableUsersLoadAssignableUsersQuery($batchId: Int!, $search: String, $first: Int, $after: String) {
    batch(databaseId: $batchId) {
      id
      assignableUsers(search: $search, first: $first, after: $after) {
        ...loadRows_page
        nodes { id databaseId name }
      }
    }
  }
`;

/** Loads all matching users who can be added to the batch. */
export const loadAssignableUsers = (environment: IEnvironment, batchId: number, search: string) =>
  loadRows<AssignableUsersLoadAssignableUsersQuery>(environment, {
    query: loadAssignableUsersQuery,
    variables: { batchId, search },
    read: ({ batch }) => (batch ? toPage(batch.assignableUsers, toSelected) : { rows: [], next: null }),
  });

interface Props {
  found: { matches: readonly Candidate[]; total?: number; waiting: boolean; failed: boolean };
  selection: Selection;
  /** Loads all users who match the search. */
  onLoadAll: () => Promise<readonly SelectedRow[]>;
  onRetry: () => void;
}

/** The matching users who can be added to the batch, with checkboxes. */
export function CandidateList({ found, selection, onLoadAll, onRetry }: Props) {
  const { matches, waiting, failed } = found;
  const total = found.total ?? matches.length;
  const reach = Math.min(total, bulkLimits.rows);
  if (failed)
    return <EmptyState title="Couldn't search users" action={<Button onClick={onRetry}>Try again</Button>} />;
  if (matches.length === 0 && waiting) return <Waiting />;
  if (matches.length === 0)
    return (
      <EmptyState icon={<SearchX />} title="No users to assign">
        You can only assign active users who aren't in the batch yet. Try another search.
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
        <LoadAll
          label={
            reach < total ? `Select the first ${formatCount(reach)}` : `Select all ${formatCount(total)}`
          }
          failure="The users couldn't be loaded. Try again."
          selection={selection}
          onLoadAll={onLoadAll}
        />
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

function Waiting() {
  return (
    <div aria-hidden className="grid gap-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}

interface ChosenUsersProps {
  users: readonly SelectedRow[];
  onRemove: (user: SelectedRow) => void;
}

/** The selected users, each with a button to deselect. */
export function ChosenUsers({ users, onRemove }: ChosenUsersProps) {
  return (
    <div>
      <p aria-live="polite" className="text-sm font-medium text-ink">
        {users.length === 0 ? "No users selected" : `${formatQuantity(users.length, userNoun)} selected`}
      </p>
      {users.length > 0 && (
        <ul aria-label="Selected users" className="mt-2 flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {users.map((user) => (
            <li
              key={user.key}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken pl-3 text-sm text-ink"
            >
              <span className="truncate">{user.name}</span>
              <IconButton
                size="sm"
                label={`Deselect ${user.name}`}
                icon={<X />}
                onClick={() => onRemove(user)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
