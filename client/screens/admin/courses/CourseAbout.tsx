import { graphql, useFragment } from "react-relay";
import { type Level, levelLabels } from "#gateway/domains/courses/contract";
import type {
  CourseAbout_course$data,
  CourseAbout_course$key,
} from "~/__generated__/CourseAbout_course.graphql";
import { formatCount } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { formatMoney } from "~/formats/money";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";

/** What the course is about: its picture, its description and its figures. */
export function CourseAbout({ course: key }: { course: CourseAbout_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseAbout_course on Course {
        code
        title
        description
        imageUrl
        price
        isFree
        level
        duration
        authorName
        trainerName
        rating
        reviewCount
        moduleCount
        topicCount
        publishedAt
        updatedAt
        category {
          id
          name
        }
        enrolledUsers(first: 1) {
          totalCount
        }
        resources(first: 1) {
          totalCount
        }
      }
    `,
    key,
  );
  return (
    <Card className="mb-6">
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,16rem)_1fr]">
        <Cover
          eager
          code={course.code}
          title={course.title}
          src={course.imageUrl}
          className="w-full rounded-md"
        />
        <div className="min-w-0">
          <p className="mb-4 max-w-prose text-sm wrap-anywhere text-soft">{course.description}</p>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 xl:grid-cols-4">
            {factsOf(course).map(([term, fact]) => (
              <div key={term} className="min-w-0">
                <dt className="text-xs text-muted">{term}</dt>
                <dd className="text-sm font-medium wrap-anywhere text-ink tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Card>
  );
}

const isLevel = (level: string): level is Level => Object.hasOwn(levelLabels, level);
const levelLabel = (level: string) => (isLevel(level) ? levelLabels[level] : "–");

function factsOf(course: CourseAbout_course$data): [term: string, fact: string][] {
  const { rating, reviewCount } = course;
  return [
    ["Category", course.category.name],
    ["Level", levelLabel(course.level)],
    ["Duration", formatDuration(course.duration)],
    ["Price", course.isFree ? "Free" : formatMoney(course.price)],
    ["Modules", formatCount(course.moduleCount)],
    ["Topics", formatCount(course.topicCount)],
    ["Resources", formatCount(course.resources.totalCount)],
    ["Enrolled", formatCount(course.enrolledUsers.totalCount)],
    ["Rating", rating === null || rating === undefined ? "None yet" : `${rating} of 5 (${reviewCount})`],
    ["Author", course.authorName ?? "–"],
    ["Trainer", course.trainerName ?? "–"],
    ["Published", formatDate(course.publishedAt) || "Never"],
    ["Last Updated", formatDate(course.updatedAt)],
  ];
}
