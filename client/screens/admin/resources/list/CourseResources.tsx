import { Library } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { CourseResources_course$key } from "~/__generated__/CourseResources_course.graphql";
import type { CourseResourcesQuery } from "~/__generated__/CourseResourcesQuery.graphql";
import type { CourseResourcesRowsQuery } from "~/__generated__/CourseResourcesRowsQuery.graphql";
import { type ListAbout, ListScreen } from "~/lists/ListScreen";
import type { FragmentData } from "~/relay/fragmentData";
import { useAllPages } from "~/relay/useAllPages";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import type { Crumb } from "~/ui/Breadcrumbs";
import { resourceNoun, tableAddress } from "../resourceMessages";

/** Describes the list of a course's resources. */
export const aboutResources = {
  caption: "Resources",
  noun: resourceNoun,
  exports: "resources",
  empty: {
    icon: <Library />,
    title: "No resources yet",
    text: "Add documents, videos and links to this course. Learners see the published ones.",
  },
} satisfies Omit<ListAbout, "title">;

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
  /** Renders the resources; `about` has the empty state. */
  children: (course: CourseWithResources, about: ListAbout) => ReactNode;
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
  const about: ListAbout = {
    ...aboutResources,
    title: `Resources - ${title}`,
    breadcrumbs: breadcrumbs(course),
    create: { label: "Create resource", to: `${tableAddress(databaseId)}/create` },
    ...(subtitle && { subtitle: subtitle(course) }),
  };
  return (
    <ListScreen about={about} actions={otherView(course)}>
      {children(course, about)}
    </ListScreen>
  );
}
