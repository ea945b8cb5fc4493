import { Suspense } from "react";
import { graphql } from "react-relay";
import { Outlet, useParams } from "react-router-dom";
import type { CourseFrameQuery } from "~/__generated__/CourseFrameQuery.graphql";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { LinkTabs } from "~/ui/LinkTabs";
import { Skeleton } from "~/ui/Skeleton";
import { CourseHeader } from "./view/CourseHeader";

const query = graphql`
  query CourseFrameQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      id
      ...CourseHeader_course
    }
  }
`;

const screens = [
  { label: "Overview", path: "", end: true },
  { label: "Edit", path: "/edit" },
  { label: "Course curriculum", path: "/curriculum" },
  { label: "Questions", path: "/questions" },
  { label: "Course resources", path: "/resources" },
  { label: "Tasks", path: "/tasks" },
] as const;

/** The frame of all screens of a course: its head and tabs. */
export function CourseFrame() {
  const { id } = useParams();
  const tabs = screens.map(({ path, ...tab }) => ({ ...tab, to: `/admin/courses/${id}${path}` }));
  return (
    <>
      <div data-noprint className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-2">
        <Suspense fallback={<HeadSkeleton />}>
          <CourseHead />
        </Suspense>
        <LinkTabs label="This course" tabs={tabs} />
      </div>
      <Outlet />
    </>
  );
}

function CourseHead() {
  const { course } = useRouteQuery<CourseFrameQuery>(query);
  return course && <CourseHeader course={course} />;
}

function HeadSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="mt-2 mb-0.5 h-4 w-96 max-w-full" />
    </div>
  );
}
