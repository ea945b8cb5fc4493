import { graphql } from "react-relay";
import type { HollowCourseQuery } from "~/__generated__/HollowCourseQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import { useFetched } from "~/relay/useFetched";

const lessonNoun = { one: "lesson", many: "lessons" } as const;

const lessonsQuery = graphql`
  query HollowCourseQuery($courseId: Int!) {
    course(databaseId: $courseId) { modules { topics { id publishedAt } } }
  }
`;

/** Counts the lessons that learners will miss; nothing where every topic has its lesson. */
export function HollowCourse({ courseId }: { courseId: number }) {
  const course = useFetched<HollowCourseQuery>(lessonsQuery, { courseId })?.course;
  const topics = course?.modules.flatMap((module) => module.topics);
  if (!topics) return null;
  if (topics.length === 0) return <strong className="mt-2 block">It has no topics yet.</strong>;
  const published = topics.filter(({ publishedAt }) => publishedAt).length;
  if (published === topics.length) return null;
  return (
    <strong className="mt-2 block">
      {published} of {formatQuantity(topics.length, lessonNoun)} {published === 1 ? "is" : "are"} published.
      Learners see only the names of the {published === 0 ? "topics" : "others"}.
    </strong>
  );
}
