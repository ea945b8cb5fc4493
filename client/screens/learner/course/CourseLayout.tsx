import { graphql } from "react-relay";
import { Navigate, Outlet, useLocation, useParams } from "react-router-dom";
import type { CourseLayoutQuery } from "~/__generated__/CourseLayoutQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useTitleOfWhole } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { isStaff } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { coursePath } from "../coursePath";
import { NotEnrolled } from "../NotEnrolled";
import { CourseMenu } from "./CourseMenu";

const query = graphql`
  query CourseLayoutQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      databaseId
      code
      title
      viewerEnrolment { id }
      ...CourseMenu_course
      ...NotEnrolled_course
    }
  }
`;

/** A learner's course: its menu beside the open screen. */
export function CourseLayout() {
  const { course } = useRouteQuery<CourseLayoutQuery>(query);
  const { account } = useSession();
  const canonical = useCanonicalAddress(course);
  const mayEnter = Boolean(course?.viewerEnrolment) || isStaff(account);
  useTitleOfWhole(mayEnter ? (course?.title ?? null) : null);
  if (!course) return <CourseNotFound />;
  if (canonical) return <Navigate to={canonical} replace />;
  if (!mayEnter) return <NotEnrolled course={course} />;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <CourseMenu course={course} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

interface CourseAddress {
  readonly code: string;
  readonly databaseId: number;
}

/**
 * Returns the same screen under the course's own code if the address has another one; the id decides which course it
 * is.
 */
function useCanonicalAddress(course: CourseAddress | null | undefined) {
  const { pathname, search, hash } = useLocation();
  const { title } = useParams();
  if (!course || title === course.code) return null;
  const below = pathname.split("/").slice(5).join("/");
  return { pathname: `${coursePath(course)}/${below}`, search, hash };
}

function CourseNotFound() {
  return (
    <NotFoundState
      what="Course"
      links={[
        { label: "Go to My Courses", to: "/learner/courses" },
        { label: "View all courses", to: "/courses" },
      ]}
    >
      This course doesn't exist, or it is no longer published.
    </NotFoundState>
  );
}
