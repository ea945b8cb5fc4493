import { Clock } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CourseCard_course$key } from "~/__generated__/CourseCard_course.graphql";
import { formatDuration } from "~/formats/durations";
import { Cover } from "~/ui/Cover";
import { Rating } from "~/ui/Rating";
import { LevelBadge } from "./LevelBadge";
import { Price } from "./Price";

interface Props {
  course: CourseCard_course$key;
  /** The heading's level, one below the heading of its list. */
  heading: "h2" | "h3";
  /** Whether it is visible without scrolling. */
  eager?: boolean | undefined;
}

/** A course of the catalogue; the whole card links to the course. */
export function CourseCard({ course: key, heading: Heading, eager }: Props) {
  const course = useFragment(
    graphql`
      fragment CourseCard_course on Course {
        code
        title
        imageUrl
        duration
        level
        rating
        reviewCount
        trainerName
        authorName
        price
      }
    `,
    key,
  );
  return (
    <article
      aria-label={course.title}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest transition-shadow focus-within:shadow-lift hover:shadow-lift has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand-ink"
    >
      <Cover code={course.code} title={course.title} src={course.imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <LevelBadge level={course.level} />
          {course.duration > 0 && (
            <span className="inline-flex items-center gap-1 tabular-nums">
              <Clock aria-hidden className="size-3.5" />
              <span className="sr-only">Duration:</span> {formatDuration(course.duration)}
            </span>
          )}
        </div>
        <Heading className="line-clamp-2 text-sm leading-5 font-semibold text-ink">
          <Link
            to={`/courses/${encodeURIComponent(course.code)}`}
            className="outline-none group-hover:text-brand-ink after:absolute after:inset-0"
          >
            {course.title}
          </Link>
        </Heading>
        <Rating value={course.rating} count={course.reviewCount} />
        <CoursePeople trainer={course.trainerName} author={course.authorName} />
        <p className="mt-auto border-t border-line pt-3 text-sm font-semibold text-ink">
          <Price amount={course.price} />
        </p>
      </div>
    </article>
  );
}

interface CourseStaff {
  trainer: string | null | undefined;
  author: string | null | undefined;
}

/** The trainer and the author, if known; often they are the same person. */
function CoursePeople({ trainer, author }: CourseStaff) {
  const people =
    trainer === author
      ? [{ name: trainer, part: "" }]
      : [
          { name: trainer, part: "trainer" },
          { name: author, part: "author" },
        ];
  return (
    <ul className="text-xs leading-4.5 text-muted">
      {people.map(
        ({ name, part }) =>
          name && (
            <li key={part} className="truncate">
              <span className="text-soft">{name}</span>
              {part && `, ${part}`}
            </li>
          ),
      )}
    </ul>
  );
}
