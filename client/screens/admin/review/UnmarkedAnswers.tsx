import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { UnmarkedAnswers_answers$key } from "~/__generated__/UnmarkedAnswers_answers.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { Card } from "~/ui/Card";

const answerNoun = { one: "answer", many: "answers" } as const;

/** The assessments whose essays and files wait for a mark; each leads to where they are marked. Nothing without any. */
export function UnmarkedAnswers({ answers: key }: { answers: UnmarkedAnswers_answers$key }) {
  const answers = useFragment(
    graphql`
      fragment UnmarkedAnswers_answers on UnmarkedAnswers @relay(plural: true) {
        assessmentId
        title
        courseTitle
        answerCount
        waitingSince
      }
    `,
    key,
  );
  if (answers.length === 0) return null;
  return (
    <Card title="Essays and files" description="Answers in assessments that a person marks." flush>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {answers.map(({ assessmentId, title, courseTitle, answerCount, waitingSince }) => (
          <li key={assessmentId}>
            <Link
              to={`/admin/assessments/${assessmentId}/results/marking`}
              className="grid gap-0.5 px-5 py-2 text-sm hover:bg-hover"
            >
              <span className="font-medium wrap-anywhere text-ink">{title}</span>
              <span className="wrap-anywhere text-muted">{courseTitle}</span>
              <span className="text-xs text-muted tabular-nums">
                {formatQuantity(answerCount, answerNoun)}, since {formatDateTime(waitingSince)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
