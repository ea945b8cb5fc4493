import { NotFoundState } from "~/layout/NotFoundState";
import { ButtonLink } from "~/ui/ButtonLink";

/** The address names a course that is not there. */
export function CourseNotFound() {
  return (
    <NotFoundState
      what="Course"
      actions={
        <ButtonLink variant="primary" to="/admin/courses">
          All courses
        </ButtonLink>
      }
    >
      There is no course at this address; it may have been deleted.
    </NotFoundState>
  );
}
