import { graphql, useFragment } from "react-relay";
import type { CourseDetail_course$key } from "~/__generated__/CourseDetail_course.graphql";
import { Objectives } from "~/layout/Objectives";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { CourseFacts } from "./CourseFacts";
import { CourseHero } from "./CourseHero";
import { CourseOutline } from "./CourseOutline";
import { CourseReviews } from "./CourseReviews";
import { courseGrid } from "./courseGrid";
import { PublicResources } from "./PublicResources";

/** A course's head, price, facts and curriculum. */
export function CourseDetail({ course: key }: { course: CourseDetail_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseDetail_course on Course {
        title
        objectives
        ...CourseHero_course
        ...CourseFacts_course
        ...CourseOutline_course
        ...PublicResources_course
        ...CourseReviews_course
      }
    `,
    key,
  );
  useScreenTitle(course.title);
  return (
    <div className={courseGrid}>
      <div className="min-w-0">
        <CourseHero course={course} />
      </div>
      <CourseFacts course={course} />
      <div className="grid min-w-0 gap-6">
        <Objectives objectives={course.objectives} />
        <CourseOutline course={course} />
        <PublicResources course={course} />
        <CourseReviews course={course} />
      </div>
    </div>
  );
}
