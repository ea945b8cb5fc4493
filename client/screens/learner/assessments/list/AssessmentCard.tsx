import { Clock, ListChecks } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import { levelLabels } from "#gateway/domains/courses/contract";
import { findValue } from "#gateway/domains/labelsContract";
import type { AssessmentCard_assessment$key } from "~/__generated__/AssessmentCard_assessment.graphql";
import { formatDuration } from "~/formats/durations";
import { introAddress, sittingAddress } from "~/screens/learner/assessmentAddresses";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Cover } from "~/ui/Cover";
import { describeEnd, describeProblem, waitsForMarks } from "../ownTerms";
import { AttemptSummary } from "./AttemptSummary";

const fragment = graphql`
  fragment AssessmentCard_assessment on Assessment {
    databaseId
    title
    duration
    questionCount
    own { opensAt closesAt minutes problem }
    attempts { isFinished result { passed } }
    course { databaseId code title imageUrl level }
    ...AttemptSummary_assessment
  }
`;

interface AssessmentCardProps {
  assessment: AssessmentCard_assessment$key;
  /** Whether it is visible without scrolling. */
  eager?: boolean | undefined;
}

/** A course's assessment: its facts, previous results and a link. */
export function AssessmentCard({ assessment: key, eager }: AssessmentCardProps) {
  const assessment = useFragment(fragment, key);
  const { databaseId, title, duration, questionCount, course, own } = assessment;
  const isOpen = assessment.attempts.some(({ isFinished }) => !isFinished);
  const problem = isOpen ? undefined : describeProblem(own);
  const isOffered = isOpen || (problem === undefined && !waitsForMarks(assessment.attempts));
  const times = problem ?? describeEnd(own);
  return (
    <article
      aria-label={`${title}, ${course.title}`}
      className="flex h-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest"
    >
      <Cover code={course.code} title={course.title} src={course.imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="text-base leading-6 font-semibold wrap-anywhere text-ink">
            <Link
              to={`/learner/courses/${encodeURIComponent(course.code)}/${course.databaseId}`}
              className="touch inline-flex items-center rounded-sm hover:text-brand-ink hover:underline"
            >
              {course.title}
            </Link>
          </h2>
          <p className="mt-0.5 text-sm text-soft">{title}</p>
        </div>
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-muted">
          <li className="inline-flex items-center gap-1 tabular-nums">
            <Clock aria-hidden className="size-3.5" />
            <span className="sr-only">Duration:</span>{" "}
            {formatDuration(own ? own.minutes : duration) || "No limit"}
          </li>
          <li>
            <Level level={course.level} />
          </li>
          <li className="inline-flex items-center gap-1 tabular-nums">
            <ListChecks aria-hidden className="size-3.5" />
            Questions: {questionCount}
          </li>
        </ul>
        <AttemptSummary assessment={assessment} />
        {times && <p className="text-sm font-medium text-soft">{times}</p>}
        <ButtonLink
          to={isOpen ? sittingAddress(databaseId) : introAddress(databaseId)}
          variant={isOffered ? "primary" : "secondary"}
          className="mt-auto w-full"
        >
          {isOpen ? "Resume" : isOffered ? "Start Test" : "View details"}{" "}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

function Level({ level }: { level: string }) {
  const known = findValue(levelLabels, level);
  return known ? <Badge>{levelLabels[known]}</Badge> : null;
}
