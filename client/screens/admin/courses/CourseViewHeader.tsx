import { Library, MoreHorizontal, Pencil, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { CourseViewHeader_course$key } from "~/__generated__/CourseViewHeader_course.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import { PageHeader } from "~/ui/PageHeader";
import { courseActions } from "./courseMenu";
import { StatusBadge } from "./StatusBadge";
import type { useCourseActs } from "./useCourseActs";

interface Props {
  course: CourseViewHeader_course$key;
  acts: ReturnType<typeof useCourseActs>;
}

/** The course's title and status, the ways to its other screens, and what can be done to it. */
export function CourseViewHeader({ course: key, acts }: Props) {
  const course = useFragment(
    graphql`
      fragment CourseViewHeader_course on Course {
        id
        databaseId
        code
        title
        status
      }
    `,
    key,
  );
  useScreenTitle(course.title);
  const address = `/admin/courses/${course.databaseId}`;
  const failure = acts.failures[course.id];
  return (
    <>
      <PageHeader
        title={course.title}
        subtitle={course.code}
        status={<StatusBadge status={course.status} />}
        breadcrumbs={[{ label: "Courses", to: "/admin/courses" }, { label: course.title }]}
        actions={
          <>
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
          </>
        }
      />
      {failure && (
        <p role="alert" className="-mt-3 mb-4 text-sm font-medium text-danger-ink">
          {failure}
        </p>
      )}
    </>
  );
}
