import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import type { TaughtBatches_user$key } from "~/__generated__/TaughtBatches_user.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDate, formatTime } from "~/formats/dates";
import { Card } from "~/ui/Card";

const fragment = graphql`
  fragment TaughtBatches_user on User {
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

/** The courses of batches that a member of staff teaches, and when. */
export function TaughtBatches({ user }: { user: TaughtBatches_user$key }) {
  const { teaching } = useFragment(fragment, user);
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
              <Link
                to={`/admin/batches/${taught.batchId}/courses/${taught.courseId}`}
                className="touch text-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
              >
                {course.title}
              </Link>
              <span className="block text-xs wrap-anywhere text-muted">{batch.name}</span>
            </span>
            <span className="text-xs text-muted tabular-nums sm:text-right">
              {[classDaysInWords(weekdaysIn(batch.classDays)), hoursOf(taught)].filter(Boolean).join(", ")}
              <span className="block">
                {formatDate(taught.startDate)} to {formatDate(taught.endDate)}
              </span>
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

const hoursOf = ({ startTime, endTime }: Times): string =>
  [startTime, endTime]
    .map((time) => formatTime(time))
    .filter(Boolean)
    .join(" to ");
