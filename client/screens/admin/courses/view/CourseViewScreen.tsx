import { Library, MoreHorizontal, Pencil, Route } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { CourseViewScreenCourseViewHeader_course$key } from "~/__generated__/CourseViewScreenCourseViewHeader_course.graphql";
import type { CourseViewScreenQuery } from "~/__generated__/CourseViewScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Loading } from "~/ui/Loading";
import { Menu } from "~/ui/Menu";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton, SkeletonText } from "~/ui/Skeleton";
import { CourseActDialog, courseActions, StatusBadge, useCourseActs } from "../courseActs";
import { CourseAbout, CourseModules } from "./CourseAbout";

interface Props {
  course: CourseViewScreenCourseViewHeader_course$key;
  acts: ReturnType<typeof useCourseActs>;
}

/** A course's title, status, links and actions. */
function CourseViewHeader({ course: key, acts }: Props) {
  const course = useFragment(
    graphql`
      fragment CourseViewScreenCourseViewHeader_course on Course {
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

const query = graphql`
  query CourseViewScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      ...CourseViewScreenCourseViewHeader_course
      ...CourseAbout_course
      ...CourseAboutCourseModules_course
    }
  }
`;

/** A course for staff: status, description and outline. */
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
        It may have been deleted, or the address may be mistyped.
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

/** Placeholder for a course while it loads. */
export function CourseViewSkeleton() {
  return (
    <Loading label="Loading the course">
      <Skeleton className="mb-3 h-3 w-40" />
      <Skeleton className="mb-2 h-7 w-72 max-w-full" />
      <Skeleton className="mb-6 h-3.5 w-20" />
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
