import { ArrowLeft, ArrowRight } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { LessonNeighbours_topic$key } from "~/__generated__/LessonNeighbours_topic.graphql";
import { ButtonLink } from "~/ui/ButtonLink";

/** Leads to the lessons before and after this one, in the course's order. */
export function LessonNeighbours({ topic: key }: { topic: LessonNeighbours_topic$key }) {
  const { course, previous, next } = useFragment(
    graphql`
      fragment LessonNeighbours_topic on Topic {
        course {
          databaseId
        }
        previous {
          databaseId
          name
        }
        next {
          databaseId
          name
        }
      }
    `,
    key,
  );
  const addressOf = (topicId: number) => `/admin/courses/${course.databaseId}/topics/${topicId}/edit`;
  return (
    <nav aria-label="Lessons" className="mt-8 flex max-w-3xl flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink to={addressOf(previous.databaseId)} icon={<ArrowLeft />} className="max-w-full">
          <span className="truncate">Previous: {previous.name}</span>
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={addressOf(next.databaseId)} icon={<ArrowRight />} className="ml-auto max-w-full">
          <span className="truncate">Next: {next.name}</span>
        </ButtonLink>
      )}
    </nav>
  );
}
