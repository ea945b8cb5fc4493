import { graphql, useFragment } from "react-relay";
import type { UserResults_user$key } from "~/__generated__/UserResults_user.graphql";
import { formatDate } from "~/formats/dates";
import { formatPercent } from "~/formats/progress";
import { Card } from "~/ui/Card";
import { PassBadge } from "~/ui/PassBadge";

const fragment = graphql`
  fragment UserResults_user on User {
    finishedAttempts(first: 20) {
      totalCount
      nodes {
        id
        assessment {
          id
          title
          courseTitle
        }
        result {
          score
          passed
          finishedAt
        }
      }
    }
  }
`;

/** How a user did in assessments, the latest first. */
export function UserResults({ user }: { user: UserResults_user$key }) {
  const { totalCount, nodes } = useFragment(fragment, user).finishedAttempts;
  return (
    <Card title={`Test results (${totalCount})`} flush>
      {nodes.length === 0 ? (
        <p className="px-5 pt-1 pb-5 text-sm text-muted">No test taken yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {nodes.map(
            ({ id, assessment, result }) =>
              result && (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
                  <span className="min-w-40 flex-1">
                    <span className="block font-medium wrap-anywhere text-ink">{assessment.title}</span>
                    <span className="block text-xs wrap-anywhere text-muted">{assessment.courseTitle}</span>
                  </span>
                  <span className="flex items-center gap-3">
                    <span className="text-xs text-muted tabular-nums">{formatDate(result.finishedAt)}</span>
                    <span className="text-right tabular-nums sm:min-w-14">{formatPercent(result.score)}</span>
                    <PassBadge passed={result.passed} />
                  </span>
                </li>
              ),
          )}
        </ul>
      )}
    </Card>
  );
}
