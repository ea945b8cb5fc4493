import { Library, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CourseResources_course$key } from "~/__generated__/CourseResources_course.graphql";
import type { CourseResourcesQuery } from "~/__generated__/CourseResourcesQuery.graphql";
import type { CourseResourcesRowsQuery } from "~/__generated__/CourseResourcesRowsQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { useAllPages } from "~/relay/useAllPages";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import type { Crumb } from "~/ui/Breadcrumbs";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { tableAddress } from "../resourceMessages";

const fragment = graphql`
  fragment CourseResources_course on Course
  @refetchable(queryName: "CourseResourcesRowsQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
    databaseId
    title
    resources(first: $first, after: $after) @connection(key: "CourseResources_resources") {
      totalCount
      edges {
        node { id ...ResourceCardsScreenAdminResourceCard_resource ...CourseResourcesScreen_resources }
      }
    }
  }
`;

/** A course with all its resources. */
export type CourseWithResources = FragmentData<CourseResources_course$key>;

/** The query of both views. */
const query = graphql`
  query CourseResourcesQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) { ...CourseResources_course }
  }
`;

interface Props {
  breadcrumbs: (course: CourseWithResources) => readonly Crumb[];
  subtitle?: (course: CourseWithResources) => string;
  /** The link to the other view of the same resources. */
  otherView: (course: CourseWithResources) => ReactNode;
  /** Renders the resources; `empty` is shown while there are none. */
  children: (course: CourseWithResources, empty: ReactNode) => ReactNode;
}

/** All resources of a course, in either view; `back` leads to the list of courses. */
export function CourseResources({ back, ...view }: Props & { back: string }) {
  const { course } = useRouteQuery<CourseResourcesQuery>(query);
  return course ? <KnownCourse {...view} course={course} /> : <NotFound kind="course" back={back} />;
}

interface KnownProps extends Props {
  course: CourseResources_course$key;
}

function KnownCourse({ course: key, breadcrumbs, subtitle, otherView, children }: KnownProps) {
  const course = useAllPages(
    usePaginationFragment<CourseResourcesRowsQuery, CourseResources_course$key>(fragment, key),
  );
  const { databaseId, title } = course;
  const heading = `Resources - ${title}`;
  const create = (
    <ButtonLink variant="primary" icon={<Plus />} to={`${tableAddress(databaseId)}/create`}>
      Create resource
    </ButtonLink>
  );
  const empty = (
    <EmptyState icon={<Library />} title="No resources yet" action={create}>
      Add documents, videos and links to this course. Learners see the published ones.
    </EmptyState>
  );
  return (
    <>
      <ScreenHead
        title={heading}
        subtitle={subtitle?.(course)}
        breadcrumbs={breadcrumbs(course)}
        actions={
          <>
            {otherView(course)}
            {create}
          </>
        }
      />
      {children(course, empty)}
    </>
  );
}
