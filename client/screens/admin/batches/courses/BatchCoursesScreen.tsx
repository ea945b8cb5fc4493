import { graphql } from "react-relay";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { BatchNotFound } from "../BatchNotFound";
import { BatchCoursesHeader } from "./BatchCoursesHeader";
import { BatchCourseTable } from "./BatchCourseTable";
import { BatchCourseTiles } from "./BatchCourseTiles";

const query = graphql`
  query BatchCoursesScreenQuery(
    $batchId: Int!
    $search: String
    $status: BatchCourseStatus
    $sort: BatchCourseSort
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      ...BatchCourseTiles_batch
      courses(
        search: $search
        status: $status
        sort: $sort
        reversed: $reversed
        first: $first
        after: $after
        last: $last
        before: $before
      ) {
        ...BatchCourseTable_courses
      }
    }
  }
`;

/** The courses that a batch follows, and how far it has come in each. */
export function BatchCoursesScreen() {
  const { batch } = useRouteQuery<BatchCoursesScreenQuery>(query);
  useScreenTitle(batch ? `Courses, ${batch.name}` : null);
  if (!batch) return <BatchNotFound />;
  return (
    <>
      <BatchCoursesHeader batchId={batch.databaseId} />
      <BatchCourseTiles batch={batch} />
      <BatchCourseTable courses={batch.courses} batchId={batch.databaseId} />
    </>
  );
}
