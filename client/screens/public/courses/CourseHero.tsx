import { Clock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CourseHero_course$key } from "~/__generated__/CourseHero_course.graphql";
import { formatDuration } from "~/formats/durations";
import { PageHeader } from "~/ui/PageHeader";
import { Rating } from "~/ui/Rating";
import { LevelBadge } from "../LevelBadge";

/** The head of a course page: its title, what it is about, and the facts that one decides by. */
export function CourseHero({ course: key }: { course: CourseHero_course$key }) {
  const { title, description, rating, reviewCount, level, duration, trainerName } = useFragment(
    graphql`
      fragment CourseHero_course on Course {
        title
        description
        rating
        reviewCount
        level
        duration
        trainerName
      }
    `,
    key,
  );
  return (
    <div className="rounded-xl border border-line bg-linear-to-br from-surface via-surface to-brand-soft px-5 pt-4 pb-1 sm:px-8 sm:pt-6 sm:pb-2">
      <PageHeader
        size="page"
        title={`${title} - Curriculum`}
        breadcrumbs={[{ label: "Courses", to: "/courses" }, { label: title }]}
        subtitle={<p className="mt-2 max-w-2xl text-base text-pretty text-soft">{description}</p>}
      />
      <ul
        aria-label="About the course"
        className="-mt-1 mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-soft [&_span]:text-sm"
      >
        <li>
          <Rating value={rating} count={reviewCount} />
        </li>
        <li>
          <LevelBadge level={level} />
        </li>
        {duration > 0 && (
          <li className="inline-flex items-center gap-1.5 tabular-nums">
            <Clock aria-hidden className="size-4 text-muted" />
            <span className="sr-only">Duration:</span> {formatDuration(duration)}
          </li>
        )}
        {trainerName && (
          <li>
            <span className="text-muted">Trainer</span> {trainerName}
          </li>
        )}
      </ul>
    </div>
  );
}
