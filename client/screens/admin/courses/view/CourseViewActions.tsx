import { Library, MoreHorizontal, Pencil, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CourseViewActions_course$key } from "~/__generated__/CourseViewActions_course.graphql";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import { CourseActDialog, courseActions, useCourseActs } from "../courseActs";

/** A course's links and actions, with the reason when one fails. */
export function CourseViewActions({ course: key }: { course: CourseViewActions_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseViewActions_course on Course {
        id
        databaseId
        title
        status
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const acts = useCourseActs({ listId: null, onDeleted: () => void navigate("/admin/courses") });
  const address = `/admin/courses/${course.databaseId}`;
  const failure = acts.failures[course.id];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink icon={<Route />} to={`${address}/curriculum`}>
          Curriculum
        </ButtonLink>
        <ButtonLink icon={<Library />} to={`${address}/resources`}>
          Resources
        </ButtonLink>
        <ButtonLink variant="primary" icon={<Pencil />} to={`${address}/edit`}>
          Edit
        </ButtonLink>
        <Menu
          label={`Actions for ${course.title}`}
          variant="secondary"
          icon={<MoreHorizontal />}
          items={courseActions(course, acts.ask)}
        />
      </div>
      {failure && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {failure}
        </p>
      )}
      <CourseActDialog acts={acts} />
    </div>
  );
}
