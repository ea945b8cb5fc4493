import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UserBatches_user$key } from "~/__generated__/UserBatches_user.graphql";
import { formatDate } from "~/formats/dates";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { Card } from "~/ui/Card";

const fragment = graphql`
  fragment UserBatches_user on User {
    batches(first: 20) {
      totalCount
      nodes {
        id
        databaseId
        name
        status
        startDate
        endDate
      }
    }
  }
`;

/** The batches that a user is in, the latest to start first. */
export function UserBatches({ user }: { user: UserBatches_user$key }) {
  const { totalCount, nodes } = useFragment(fragment, user).batches;
  return (
    <Card title={`Batches (${totalCount})`} flush>
      {nodes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">In no batch yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {nodes.map(({ id, databaseId, name, status, startDate, endDate }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm"
            >
              <Link
                to={`/admin/batches/${databaseId}`}
                className="touch inline-flex items-center rounded-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
              >
                {name}
              </Link>
              <span className="flex items-center gap-3 text-xs text-muted tabular-nums">
                {formatDate(startDate)} to {formatDate(endDate)}
                <BatchStatusBadge status={status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
