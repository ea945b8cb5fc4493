import { graphql, useFragment } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { UserBatches_user$key } from "~/__generated__/UserBatches_user.graphql";
import type { UserBatchesTaughtBatches_user$key } from "~/__generated__/UserBatchesTaughtBatches_user.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDateRange, formatTime } from "~/formats/dates";
import { AllowedLink } from "~/screens/admin/AllowedLink";
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

/** A user's batches, latest start first. */
export function UserBatches({ user }: { user: UserBatches_user$key }) {
  const { totalCount, nodes } = useFragment(fragment, user).batches;
  return (
    <Card title={`Batches (${totalCount})`} flush>
      {nodes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">Not in any batch yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {nodes.map(({ id, databaseId, name, status, startDate, endDate }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm"
            >
              <AllowedLink
                to={`/admin/batches/${databaseId}`}
                className="touch inline-flex items-center rounded-sm font-medium wrap-anywhere hover:text-brand-ink hover:underline"
              >
                {name}
              </AllowedLink>
              <span className="flex items-center gap-3 text-xs text-muted tabular-nums">
                {formatDateRange(startDate, endDate)}
                <BatchStatusBadge status={status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const taughtBatchesFragment = graphql`
  fragment UserBatchesTaughtBatches_user on User {
    teaching(first: 20) {
      totalCount
      nodes {
        id
        batchCourse {
          id
          batchId
          courseId
          startDate
          endDate
          startTime
          endTime
          course {
            id
            title
          }
          batch {
            id
            name
            classDays
          }
        }
      }
    }
  }
`;

/** The batch courses that a staff member teaches, with their dates. */
export function TaughtBatches({ user }: { user: UserBatchesTaughtBatches_user$key }) {
  const { teaching } = useFragment(taughtBatchesFragment, user);
  return (
    <Card title={`Teaching (${teaching.totalCount})`} flush>
      {teaching.nodes.length === 0 && (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">Not assigned to a batch yet.</p>
      )}
      <ul className="mt-2 divide-y divide-line border-t border-line empty:hidden">
        {teaching.nodes.map(({ id, batchCourse: { course, batch, ...taught } }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-5 py-2.5"
          >
            <span className="min-w-0">
              <AllowedLink
                to={`/admin/batches/${taught.batchId}/courses/${taught.courseId}`}
                className="touch text-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
              >
                {course.title}
              </AllowedLink>
              <span className="block text-xs wrap-anywhere text-muted">{batch.name}</span>
            </span>
            <span className="text-xs text-muted tabular-nums sm:text-right">
              {[classDaysInWords(weekdaysIn(batch.classDays)), formatHours(taught)]
                .filter(Boolean)
                .join(", ")}
              <span className="block">{formatDateRange(taught.startDate, taught.endDate)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface Times {
  readonly startTime: string | null | undefined;
  readonly endTime: string | null | undefined;
}

const formatHours = ({ startTime, endTime }: Times): string =>
  [startTime, endTime]
    .map((time) => formatTime(time))
    .filter(Boolean)
    .join(" to ");
