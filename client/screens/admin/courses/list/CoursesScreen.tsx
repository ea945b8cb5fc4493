import { FileUp, FolderTree } from "lucide-react";
import { graphql } from "react-relay";
import type { CoursesScreenQuery } from "~/__generated__/CoursesScreenQuery.graphql";
import { ListScreen, ListScreenSkeleton, SyncButton } from "~/lists/ListScreen";
import { FilterCounts } from "~/lists/StateCounts";
import { useListAddress } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { loadErrorMessages } from "~/screens/admin/loadErrorMessages";
import { ButtonLink } from "~/ui/ButtonLink";
import { aboutCourses, CourseFilters, CourseTable } from "./CourseTable";
import { courseColumns } from "./courseColumns";
import { coursesList, coursesVariables } from "./coursesList";

const syncMessages = {
  success: "Courses synced successfully",
  fallback: loadErrorMessages.courses,
} as const;

interface Counts {
  readonly [kind: string]: { readonly totalCount: number };
}

const kinds = [
  { label: "Courses", kind: "all", value: null },
  { label: "Published", kind: "published", value: "PUBLISHED" },
  { label: "Draft", kind: "draft", value: "DRAFT" },
] as const;

/** The number of courses, in total, published and drafts. */
function CourseCounts({ counts }: { counts?: Counts }) {
  return (
    <FilterCounts
      list={coursesList}
      path="/admin/courses"
      filter="status"
      tabs={kinds.map(({ kind, ...tab }) => ({ ...tab, count: counts?.[kind]?.totalCount }))}
    />
  );
}

const links = (
  <>
    <ButtonLink icon={<FolderTree />} to="/admin/categories">
      Categories
    </ButtonLink>
    <ButtonLink icon={<FileUp />} to="/admin/courses/import">
      Import course
    </ButtonLink>
  </>
);

const query = graphql`
  query CoursesScreenQuery(
    $search: String, $status: PublishStatus, $categoryId: Int, $lacking: CourseLack
    $sort: CourseSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    all: courses(first: 1) { totalCount }
    published: courses(first: 1, status: PUBLISHED) { totalCount }
    draft: courses(first: 1, status: DRAFT) { totalCount }
    categories(first: 100) {
      nodes { id databaseId name }
    }
    courses(
      search: $search, status: $status, categoryId: $categoryId, lacking: $lacking
      sort: $sort, reversed: $reversed
      first: $first, after: $after, last: $last, before: $before
    ) { ...CourseTable_courses }
  }
`;

/** All courses, including drafts, with their actions. */
export function CoursesScreen() {
  const { all, published, draft, courses, categories } = useRouteQuery<CoursesScreenQuery>(query);
  const { sync, syncing } = useSync<CoursesScreenQuery>({
    query,
    variables: coursesVariables(useListAddress(coursesList)),
    texts: syncMessages,
  });
  const actions = (
    <>
      <SyncButton syncing={syncing} onSync={sync} />
      {links}
    </>
  );
  return (
    <ListScreen about={aboutCourses} actions={actions}>
      <CourseCounts counts={{ all, published, draft }} />
      <CourseTable courses={courses} categories={categories.nodes} />
    </ListScreen>
  );
}

const columns = courseColumns({ offset: 0, acts: { failures: {}, ask: async () => undefined } });

/** Placeholder for the list while it loads; the search works already. */
export function CoursesSkeleton() {
  const actions = (
    <>
      <SyncButton />
      {links}
    </>
  );
  return (
    <ListScreenSkeleton
      about={aboutCourses}
      actions={actions}
      columns={columns}
      toolbar={<CourseFilters categories={[]} />}
    >
      <CourseCounts />
    </ListScreenSkeleton>
  );
}
