import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AttemptList_assessment$key } from "~/__generated__/AttemptList_assessment.graphql";
import { formatDateTime } from "~/formats/dates";
import { formatPercent } from "~/formats/progress";
import { resultAddress } from "~/screens/learner/assessmentAddresses";
import { classNames } from "~/ui/classNames";
import { PassBadge } from "~/ui/PassBadge";

const fragment = graphql`
  fragment AttemptList_assessment on Assessment {
    databaseId
    attempts {
      databaseId
      result { score passed finishedAt }
    }
  }
`;

interface AttemptListProps {
  assessment: AttemptList_assessment$key;
  /** The id of the attempt in view. */
  current?: number | undefined;
  className?: string | undefined;
}

/** The finished attempts, newest first, each with a link to its result. */
export function AttemptList({ assessment: key, current, className }: AttemptListProps) {
  const { databaseId, attempts } = useFragment(fragment, key);
  return (
    <ol className={classNames("divide-y divide-line", className)}>
      {attempts.map(
        (attempt) =>
          attempt.result && (
            <li
              key={attempt.databaseId}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
            >
              <Link
                to={resultAddress(databaseId, attempt.databaseId)}
                aria-current={attempt.databaseId === current ? "page" : undefined}
                className="touch inline-flex items-center rounded-sm text-xs text-soft underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
              >
                {formatDateTime(attempt.result.finishedAt)}
              </Link>
              <span className="flex items-center gap-2 text-xs font-medium text-ink tabular-nums">
                {formatPercent(attempt.result.score)} <PassBadge passed={attempt.result.passed} />
              </span>
            </li>
          ),
      )}
    </ol>
  );
}
