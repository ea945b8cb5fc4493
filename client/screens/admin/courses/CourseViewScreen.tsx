import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { CourseAbout } from "./CourseAbout";
import { CourseActDialog } from "./CourseActDialog";
import { CourseModules } from "./CourseModules";
import { CourseViewHeader } from "./CourseViewHeader";
import { useCourseActs } from "./useCourseActs";

const query = graphql`
  query CourseViewScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      ...CourseViewHeader_course
      ...CourseAbout_course
      ...CourseModules_course
    }
  }
`;

/** One course as staff see it: how it stands, what it is about, and its outline. */
export function CourseViewScreen() {
  const { course } = useRouteQuery<CourseViewScreenQuery>(query);
  const navigate = useNavigate();
  const acts = useCourseActs({ listId: null, onDeleted: () => void navigate("/admin/courses") });
  if (!course)
    return (
      <NotFoundState
        what="Course"
        actions={
          <ButtonLink variant="primary" to="/admin/courses">
            Go to all courses
          </ButtonLink>
        }
      >
        It may have been deleted, or the address has a mistake in it.
      </NotFoundState>
    );
  return (
    <>
      <CourseViewHeader course={course} acts={acts} />
      <CourseAbout course={course} />
      <CourseModules course={course} />
      <CourseActDialog acts={acts} />
    </>
  );
}
