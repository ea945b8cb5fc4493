import { RotateCcw } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { resultMessages } from "#gateway/domains/assessments/contract";
import type { AttemptOutcome_assessment$key } from "~/__generated__/AttemptOutcome_assessment.graphql";
import type { AttemptOutcome_attempt$key } from "~/__generated__/AttemptOutcome_attempt.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { formatPercent } from "~/formats/progress";
import { useScreenTitle } from "~/layout/useScreenTitle";
import type { FragmentData } from "~/relay/fragmentData";
import { assessmentsAddress, introAddress } from "~/screens/learner/assessmentAddresses";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { PageHeader } from "~/ui/PageHeader";
import { RadialChart } from "~/ui/RadialChart";
import { getVerdictTone } from "~/ui/verdictTone";
import { AttemptList } from "../AttemptList";
import { NotSent } from "./NotSent";
import { QuestionReview } from "./QuestionReview";
import { ShareResult } from "./ShareResult";

const assessmentFragment = graphql`
  fragment AttemptOutcome_assessment on Assessment {
    databaseId
    title
    kind
    shuffle
    courseTitle
    own { problem }
    ...AttemptList_assessment
  }
`;

const attemptFragment = graphql`
  fragment AttemptOutcome_attempt on Attempt {
    databaseId
    isHeld
    result { score points maxPoints unmarkedCount passingScore passed finishedAt }
    questions { id ...QuestionReview_question }
    ...ShareResult_attempt
    ...NotSent_attempt
  }
`;

/** While marks by hand are missing, nothing is passed or failed. */
function getHeading({ result }: Pick<FragmentData<AttemptOutcome_attempt$key>, "result">): string {
  if (!result) return resultMessages.held;
  if (result.passed == null) return resultMessages.unmarked;
  return result.passed ? resultMessages.passed : resultMessages.failed;
}

interface AttemptOutcomeProps {
  assessment: AttemptOutcome_assessment$key;
  attempt: AttemptOutcome_attempt$key;
}

/** A finished attempt: whether it passed, its score, each question with the correct answer, and earlier attempts. */
export function AttemptOutcome(props: AttemptOutcomeProps) {
  const assessment = useFragment(assessmentFragment, props.assessment);
  const attempt = useFragment(attemptFragment, props.attempt);
  const { result } = attempt;
  const heading = getHeading(attempt);
  // Another attempt is offered once this one is judged, and only if it can be made.
  const canRetry = result?.passed != null && assessment.own?.problem === null;
  useScreenTitle(heading);
  if (!result)
    return (
      <>
        <PageHeader
          title={heading}
          breadcrumbs={[{ label: "Assessments", to: assessmentsAddress }, { label: assessment.title }]}
          subtitle="You can see your result here once your trainer releases the marks."
        />
        <NotSent attempt={attempt} />
      </>
    );
  return (
    <>
      <PageHeader
        title={heading}
        breadcrumbs={[{ label: "Assessments", to: assessmentsAddress }, { label: assessment.title }]}
        subtitle={`${assessment.title} · ${assessment.courseTitle} · ${formatDateTime(result.finishedAt)}`}
      />
      <NotSent attempt={attempt} />
      <div className="grid items-start gap-6 lg:grid-cols-12">
        <div className="grid gap-6 lg:sticky lg:top-5 lg:col-span-5">
          <Card>
            <Score result={result} questionCount={attempt.questions.length} canRetry={canRetry} />
            <div data-noprint className="mt-6">
              <ShareResult attempt={attempt}>
                <ButtonLink to={assessmentsAddress} variant="primary">
                  Finish
                </ButtonLink>
                {canRetry && (
                  <ButtonLink to={introAddress(assessment.databaseId)} icon={<RotateCcw />}>
                    Try again
                  </ButtonLink>
                )}
              </ShareResult>
              {canRetry && !result.passed && (assessment.kind === "PRACTICE" || assessment.shuffle) && (
                <p className="mt-3 text-center text-xs text-muted">{resultMessages.again}</p>
              )}
            </div>
          </Card>
          <Card title="Your attempts">
            <AttemptList assessment={assessment} current={attempt.databaseId} className="-my-2" />
          </Card>
        </div>
        <section aria-labelledby="review" className="min-w-0 lg:col-span-7">
          <h2 id="review" className="mb-3 text-base font-semibold text-ink">
            Your answers
          </h2>
          <ol className="grid gap-4">
            {attempt.questions.map((question, index) => (
              <li key={question.id}>
                <QuestionReview question={question} number={index + 1} />
              </li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}

interface ScoreProps {
  result: {
    readonly score: number;
    readonly points: number;
    readonly maxPoints: number;
    readonly passingScore: number;
    readonly passed: boolean | null | undefined;
    readonly unmarkedCount: number;
  };
  questionCount: number;
  canRetry: boolean;
}

/** Tells the learner what the result means; nothing is advised while marks are missing. */
function describeOutcome({ result, questionCount, canRetry }: ScoreProps): string {
  const { passed, passingScore, unmarkedCount } = result;
  if (passed == null) return resultMessages.markedSoFar(questionCount - unmarkedCount, questionCount);
  if (passed) return resultMessages.done;
  const needed = resultMessages.needed(passingScore);
  return canRetry ? `${needed} ${resultMessages.tryAgain}` : needed;
}

function Score(props: ScoreProps) {
  const { score, points, maxPoints, passingScore, passed } = props.result;
  const soFar = passed == null ? " so far" : "";
  return (
    <div className="flex flex-col items-center text-center">
      <p className="max-w-sm text-sm text-balance text-soft">{describeOutcome(props)}</p>
      <RadialChart
        label={`Your score${soFar}`}
        value={score}
        tone={getVerdictTone(passed)}
        className="my-5"
      />
      <p className="text-base font-semibold text-ink tabular-nums">
        Your Score{soFar}: {formatPercent(score)} ({score} points)
      </p>
      <p className="mt-1 text-sm text-soft tabular-nums">Passing Score: {formatPercent(passingScore)}</p>
      <p className="mt-1 text-xs text-muted tabular-nums">
        {points} of {formatQuantity(maxPoints, { one: "mark", many: "marks" })}
        {soFar}
      </p>
    </div>
  );
}
