import { BookOpen } from "lucide-react";
import { graphql } from "react-relay";
import type { CourseOutlineScreenQuery } from "~/__generated__/CourseOutlineScreenQuery.graphql";
import { Objectives } from "~/layout/Objectives";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { EmptyCard } from "~/ui/EmptyCard";
import { Outline } from "~/ui/Outline";
import { CourseSection } from "../CourseSection";
import { lessonPath } from "../coursePath";

const query = graphql`
  query CourseOutlineScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      code
      title
      objectives
      modules {
        id
        name
        topics { id databaseId name }
      }
    }
  }
`;

/** A course's curriculum, read-only: its objectives, and its modules with their topics. */
export function CourseOutlineScreen() {
  const { course } = useRouteQuery<CourseOutlineScreenQuery>(query);
  if (!course) return null;
  return (
    <CourseSection title="Curriculum" course={course}>
      <Objectives className="mb-5" objectives={course.objectives} />
      {course.modules.length === 0 ? (
        <NoModules />
      ) : (
        <Outline modules={course.modules} toTopic={(topic) => lessonPath(course, topic)} />
      )}
    </CourseSection>
  );
}

function NoModules() {
  return (
    <EmptyCard icon={<BookOpen />} title="No curriculum yet">
      Modules and topics appear here once they are published.
    </EmptyCard>
  );
}
