import { ArrowRight, CircleCheck } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { EnrolmentCard_enrolment$key } from "~/__generated__/EnrolmentCard_enrolment.graphql";
import { formatQuantity } from "~/formats/counts";
import { topicNoun } from "~/formats/nouns";
import { formatPercent, learnerTone } from "~/formats/progress";
import type { FragmentData } from "~/relay/fragmentData";
import { Cover } from "~/ui/Cover";
import { ProgressBar } from "~/ui/ProgressBar";
import { coursePath, lessonPath } from "../coursePath";

interface Props {
  enrolment: EnrolmentCard_enrolment$key;
  /** Whether it is visible without scrolling. */
  eager: boolean;
}

/** A learner's course. The card links to the course, and one link goes to the next topic. */
export function EnrolmentCard({ enrolment: key, eager }: Props) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentCard_enrolment on Enrolment {
        percentage
        completedTopicCount
        topicCount
        nextTopic { topicId topicName }
        course { databaseId code title imageUrl }
      }
    `,
    key,
  );
  const { course, percentage } = enrolment;
  return (
    <article
      aria-label={course.title}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift"
    >
      <Cover code={course.code} title={course.title} src={course.imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 className="line-clamp-2 text-base leading-6 font-semibold text-ink">
          <Link
            to={coursePath(course)}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {course.title}
          </Link>
        </h2>
        <div className="mt-auto">
          <ProgressBar
            label={`Progress in ${course.title}`}
            value={percentage}
            tone={learnerTone(percentage)}
            figure={false}
          />
          <p className="mt-2 text-xs text-muted tabular-nums">{describeProgress(enrolment)}</p>
        </div>
        <NextStep enrolment={enrolment} />
      </div>
    </article>
  );
}

function describeProgress({
  percentage,
  completedTopicCount,
  topicCount,
}: FragmentData<EnrolmentCard_enrolment$key>): string {
  const topics = formatQuantity(topicCount, topicNoun);
  return `${formatPercent(percentage)} complete, ${completedTopicCount} of ${topics} done`;
}

function NextStep({ enrolment }: { enrolment: FragmentData<EnrolmentCard_enrolment$key> }) {
  const { nextTopic, topicCount, course } = enrolment;
  const line = "touch relative z-10 flex min-h-9 items-center gap-2 border-t border-line pt-3 text-sm";
  if (nextTopic)
    return (
      <Link
        to={lessonPath(course, { databaseId: nextTopic.topicId })}
        className={`${line} font-medium text-brand-ink hover:underline`}
      >
        <span className="min-w-0 flex-1 truncate">Continue: {nextTopic.topicName}</span>
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </Link>
    );
  if (topicCount === 0) return <p className={`${line} text-muted`}>No topics yet</p>;
  return (
    <p className={`${line} text-success-ink`}>
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      All topics completed
    </p>
  );
}
