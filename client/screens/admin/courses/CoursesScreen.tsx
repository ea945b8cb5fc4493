import { graphql } from "react-relay";
import type { CoursesScreenQuery } from "~/__generated__/CoursesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useListAddress } from "~/lists/usePendingParams";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { CoursesHeader } from "./CoursesHeader";
import { CourseTable } from "./CourseTable";
import { CourseTiles } from "./CourseTiles";
import { syncMessages } from "./courseMessages";
import { coursesList, coursesVariables } from "./coursesList";

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

/** All courses, drafts included, and what staff can do to each. */
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
