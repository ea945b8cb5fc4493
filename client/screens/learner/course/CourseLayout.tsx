import { graphql } from "react-relay";
import { Outlet } from "react-router";
import type { CourseLayoutQuery } from "../../../__generated__/CourseLayoutQuery.graphql";
import { NotFoundState } from "../../../layout/NotFoundState";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { isStaff } from "../../../session/account";
import { useSession } from "../../../session/sessionStore";
import { ButtonLink } from "../../../ui/ButtonLink";
import { CourseMenu } from "./CourseMenu";
import { NotEnrolled } from "./NotEnrolled";

const query = graphql`
  query CourseLayoutQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      viewerEnrolment {
        id
      }
      ...CourseMenu_course
      ...NotEnrolled_course
    }
  }
`;

/** A course of the learner: its menu beside whichever of its screens is open. */
export function CourseLayout() {
  const { course } = useRouteQuery<CourseLayoutQuery>(query);
  const { account } = useSession();
  if (!course) return <UnknownCourse />;
  if (!course.viewerEnrolment && !isStaff(account)) return <NotEnrolled course={course} />;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <CourseMenu course={course} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function UnknownCourse() {
  return (
    <NotFoundState
      what="Course"
      actions={
        <>
          <ButtonLink variant="primary" to="/learner/courses">
            Go to My Courses
          </ButtonLink>
          <ButtonLink to="/courses">View all courses</ButtonLink>
        </>
      }
    >
      There is no course at this address, or it is no longer published.
    </NotFoundState>
  );
}
