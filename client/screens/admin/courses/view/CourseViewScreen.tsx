import { graphql } from "react-relay";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { CourseAbout, CourseModules } from "./CourseAbout";
import { CourseNextSteps } from "./CourseNextSteps";

function Overview({ course }: Found<CourseViewScreenQuery, "course">) {
  useScreenTitle(course.title);
  return (
    <>
      <CourseNextSteps course={course} />
      <CourseAbout course={course} />
      <CourseModules course={course} />
    </>
  );
}

const query = graphql`
  query CourseViewScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      title
      ...CourseNextSteps_course
      ...CourseAbout_course
      ...CourseAboutCourseModules_course
    }
  }
`;

/** A course's overview for staff: what is left to do, description and outline. */
export const CourseViewScreen = foundScreen<CourseViewScreenQuery, "course">(query, "course", Overview);

/** Placeholder for a course while it loads. */
export function CourseViewSkeleton() {
  return (
    <Loading label="Loading the course">
      <Card className="mb-6">
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,16rem)_1fr]">
          <Skeleton className="aspect-video w-full" />
          <SkeletonText lines={10} />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Card key={card}>
            <SkeletonText lines={4} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
