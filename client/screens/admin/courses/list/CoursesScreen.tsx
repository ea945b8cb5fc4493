import { BookOpen, CircleCheck, CircleDashed, FolderTree, Plus, RotateCw } from "lucide-react";
import { graphql } from "react-relay";
import type { CoursesScreenQuery } from "~/__generated__/CoursesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useListAddress } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { courseNoun, syncMessages } from "../courseMessages";
import { CourseFilters, CourseTable } from "./CourseTable";
import { courseColumns } from "./courseColumns";
import { coursesList, coursesVariables } from "./coursesList";

interface Props {
  /** Null while they load. */
  counts: { all: number; published: number; draft: number } | null;
}

const to = (change: Partial<typeof coursesList.all>) =>
  `/admin/courses${coursesList.format({ ...coursesList.all, ...change })}`;

/** The number of courses, in total, published and drafts; each tile links to its list. */
function CourseTiles({ counts }: Props) {
  const figure = (count: number | undefined) => count ?? <Skeleton className="my-1 h-6 w-10" />;
  return (
    <div className="mb-5 grid grid-cols-3 gap-3 max-sm:gap-2 sm:gap-4">
      <Tile
        label="Courses"
        value={figure(counts?.all)}
        icon={<BookOpen className="max-sm:hidden" />}
        to={to({})}
      />
      <Tile
        label="Published"
        value={figure(counts?.published)}
        icon={<CircleCheck className="max-sm:hidden" />}
        tone="success"
        to={to({ status: "PUBLISHED" })}
      />
      <Tile
        label="Draft"
        value={figure(counts?.draft)}
        icon={<CircleDashed className="max-sm:hidden" />}
        tone="warning"
        to={to({ status: "DRAFT" })}
      />
    </div>
  );
}

interface CoursesHeaderProps {
  syncing?: boolean;
  onSync?: () => void;
}

/** The head of the list, with links to categories and a new course. */
function CoursesHeader({ syncing = false, onSync }: CoursesHeaderProps) {
  return (
    <PageHeader
      title="Courses"
      actions={
        <>
          <Button
            title="Reload the list"
            icon={<RotateCw />}
            busy={syncing}
            disabled={!onSync}
            onClick={onSync}
          >
            Sync
          </Button>
          <ButtonLink icon={<FolderTree />} to="/admin/categories">
            Categories
          </ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/courses/create">
            Add Course
          </ButtonLink>
        </>
      }
    />
  );
}

const query = graphql`
  query CoursesScreenQuery(
    $search: String
    $status: PublishStatus
    $categoryId: Int
    $lacking: CourseLack
    $sort: CourseSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    all: courses(first: 1) {
      totalCount
    }
    published: courses(first: 1, status: PUBLISHED) {
      totalCount
    }
    draft: courses(first: 1, status: DRAFT) {
      totalCount
    }
    categories(first: 100) {
      nodes {
        id
        databaseId
        name
      }
    }
    courses(
      search: $search
      status: $status
      categoryId: $categoryId
      lacking: $lacking
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...CourseTable_courses
    }
  }
`;

/** All courses, including drafts, with their actions. */
export function CoursesScreen() {
  useScreenTitle("Courses");
  const data = useRouteQuery<CoursesScreenQuery>(query);
  const { sync, syncing } = useSync<CoursesScreenQuery>({
    query,
    variables: coursesVariables(useListAddress(coursesList)),
    texts: syncMessages,
  });
  const counts = {
    all: data.all.totalCount,
    published: data.published.totalCount,
    draft: data.draft.totalCount,
  };
  return (
    <>
      <CoursesHeader syncing={syncing} onSync={sync} />
      <CourseTiles counts={counts} />
      <CourseTable courses={data.courses} categories={data.categories.nodes} />
    </>
  );
}

const columns = courseColumns({ offset: 0, acts: { failures: {}, ask: async () => undefined } });

/** Placeholder for the list while it loads; the search works already. */
export function CoursesSkeleton() {
  return (
    <TableSkeleton
      label="Loading courses"
      caption="Courses"
      noun={courseNoun}
      columns={columns}
      csvName="courses.csv"
      toolbar={<CourseFilters categories={[]} />}
    >
      <CoursesHeader />
      <CourseTiles counts={null} />
    </TableSkeleton>
  );
}
