import { CalendarClock, CalendarX, Clock, History, ListChecks, Target } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { attemptLogNotice } from "#gateway/domains/assessments/resultsContract";
import type { AssessmentIntro_assessment$key } from "~/__generated__/AssessmentIntro_assessment.graphql";
import { formatDuration } from "~/formats/durations";
import { formatMoment } from "~/formats/moments";
import { formatPercent } from "~/formats/progress";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { assessmentsAddress } from "~/screens/learner/assessmentAddresses";
import { Card } from "~/ui/Card";
import { AttemptList } from "../AttemptList";
import { BeginAttempt } from "./BeginAttempt";

const fragment = graphql`
  fragment AssessmentIntro_assessment on Assessment {
    title
    courseTitle
    duration
    passingScore
    questionCount
    finishedAttemptCount
    negativePercent
    showAnswers
    own { opensAt closesAt minutes attemptsLeft }
    openAttempt { isFinished }
    ...AttemptList_assessment
    ...BeginAttempt_assessment
  }
`;

/** When the right answers are shown, for who is about to begin. */
const whenShown: Readonly<Record<string, string>> = {
  NEVER: "Correct answers are not shown.",
  AFTER_SUBMIT: "You see the correct answers after you submit.",
  AFTER_CLOSE: "You see the correct answers after the assessment closes.",
};

type Assessment = FragmentData<AssessmentIntro_assessment$key>;

/** How many attempts were finished, and how many there may be, with those that were granted. */
function formatAttempts({ finishedAttemptCount: finished, own, openAttempt }: Assessment): string {
  const left = own?.attemptsLeft;
  if (typeof left === "number")
    return `${finished} of ${finished + left + (openAttempt?.isFinished === false ? 1 : 0)}`;
  return finished === 0 ? "None yet" : String(finished);
}

/** The facts of an assessment, by the learner's own terms. */
function Facts({ assessment }: { assessment: Assessment }) {
  const { questionCount, passingScore, own, duration } = assessment;
  const minutes = own ? own.minutes : duration;
  return (
    <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
      <Fact icon={<ListChecks />} name="Questions" value={questionCount} />
      <Fact icon={<Clock />} name="Time" value={minutes == null ? "No limit" : formatDuration(minutes)} />
      <Fact icon={<Target />} name="Pass mark" value={formatPercent(passingScore)} />
      <Fact icon={<History />} name="Your attempts" value={formatAttempts(assessment)} />
      {own?.opensAt && <Fact icon={<CalendarClock />} name="Opens" value={formatMoment(own.opensAt)} />}
      {own?.closesAt && <Fact icon={<CalendarX />} name="Closes" value={formatMoment(own.closesAt)} />}
    </dl>
  );
}

/** How the time runs, with what the learner has more of it. */
function TimeRules({ duration, own }: Pick<Assessment, "duration" | "own">) {
  const more = typeof own?.minutes === "number" && typeof duration === "number" ? own.minutes - duration : 0;
  return (
    <>
      {more > 0 && <li>Your time includes {formatDuration(more)} that you were granted.</li>}
      {duration !== null && <li>The time runs from Start, even if you close the page.</li>}
      {own?.closesAt && <li>An attempt ends when the assessment closes, even if time is left.</li>}
    </>
  );
}

/** An assessment's introduction: its facts, previous attempts, and the button that starts or resumes it. */
export function AssessmentIntro({ assessment: key }: { assessment: AssessmentIntro_assessment$key }) {
  const assessment = useFragment(fragment, key);
  const { title, courseTitle, passingScore, negativePercent, showAnswers } = assessment;
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={courseTitle}
        breadcrumbs={[{ label: "Assessments", to: assessmentsAddress }, { label: title }]}
      />
      <div className="grid max-w-4xl items-start gap-6">
        <Card>
          <Facts assessment={assessment} />
          <ul className="mt-6 list-disc space-y-1.5 border-t border-line pt-5 pl-4 text-sm text-soft">
            <TimeRules {...assessment} />
            <li>Your answers are saved automatically. You can continue in another browser.</li>
            <li>
              You can change your answers until you submit. You need {formatPercent(passingScore)} to pass.
            </li>
            {negativePercent > 0 && <li>A wrong answer takes off {negativePercent}% of its marks.</li>}
            <li>{whenShown[showAnswers]}</li>
            <li>{attemptLogNotice}</li>
          </ul>
          <BeginAttempt assessment={assessment} />
        </Card>
        {assessment.finishedAttemptCount > 0 && (
          <Card title="Your results">
            <AttemptList assessment={assessment} className="-my-2" />
          </Card>
        )}
      </div>
    </>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: ReactNode }) {
  return (
    <div className="[&>dt>svg]:size-3.5">
      <dt className="flex items-center gap-1.5 text-xs text-muted">
        {icon}
        {name}
      </dt>
      <dd className="mt-1 text-base font-semibold text-ink tabular-nums">{value}</dd>
    </div>
  );
}
