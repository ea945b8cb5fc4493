import { History } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AttemptSummary_assessment$key } from "~/__generated__/AttemptSummary_assessment.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatPercent } from "~/formats/progress";
import { Badge } from "~/ui/Badge";
import { PassBadge } from "~/ui/PassBadge";
import { AttemptList } from "../AttemptList";
import { formatTimeLeft } from "../timeLeft";

const fragment = graphql`
  fragment AttemptSummary_assessment on Assessment {
    databaseId
    attempts {
      isFinished
      secondsLeft
      answeredCount
      questionCount
      result { score passed }
    }
    ...AttemptList_assessment
  }
`;

/** The learner's attempts at an assessment: the open one, the best and last results, and the earlier ones. */
export function AttemptSummary({ assessment: key }: { assessment: AttemptSummary_assessment$key }) {
  const assessment = useFragment(fragment, key);
  const { attempts } = assessment;
  const open = attempts.find(({ isFinished }) => !isFinished);
  const results = attempts.flatMap(({ result }) => (result ? [result] : []));
  const [last] = results;
  // A result that still waits for marks is the best one only where there is no other.
  const marked = results.filter(({ passed }) => passed != null);
  const best =
    marked.reduce((best, item) => (best && best.score >= item.score ? best : item), marked[0]) ?? last;
  return (
    <div className="grid gap-2 text-sm">
      {open && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <Badge tone="info">In progress</Badge>
          <span>
            {open.answeredCount} of{" "}
            {formatQuantity(open.questionCount, { one: "question", many: "questions" })} answered
            {formatTimeLeft(open.secondsLeft)}
          </span>
        </p>
      )}
      {best && last && (
        <>
          <dl className="grid gap-1.5">
            <Outcome name="Best result" result={best} />
            <Outcome name="Last result" result={last} />
          </dl>
          <details className="group">
            <summary className="touch inline-flex items-center gap-1.5 rounded-sm text-xs font-medium text-soft hover:text-ink hover:underline">
              <History aria-hidden className="size-3.5" />
              Earlier attempts ({results.length})
            </summary>
            <AttemptList assessment={assessment} className="mt-2" />
          </details>
        </>
      )}
    </div>
  );
}

interface Result {
  readonly score: number;
  readonly passed: boolean | null | undefined;
}

function Outcome({ name, result }: { name: string; result: Result }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="flex items-center gap-2 font-medium text-ink tabular-nums">
        {formatPercent(result.score)} <PassBadge passed={result.passed} />
      </dd>
    </div>
  );
}
