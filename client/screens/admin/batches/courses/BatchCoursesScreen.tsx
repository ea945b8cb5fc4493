import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import type { BatchCoursesScreenBatchCourseTiles_batch$key } from "~/__generated__/BatchCoursesScreenBatchCourseTiles_batch.graphql";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import { ListCounts } from "~/lists/ListCounts";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { aboutBatchCourses, BatchCourseFilters, BatchCourseTable } from "./BatchCourseTable";
import { batchCourseColumns } from "./batchCourseColumns";

/** The number of courses in the batch, and its progress in all of them. */
function BatchCourseTiles({ batch: key }: { batch: BatchCoursesScreenBatchCourseTiles_batch$key }) {
  const batch = useFragment(
    graphql`
      fragment BatchCoursesScreenBatchCourseTiles_batch on Batch {
        courseCount
        noOfTopics
        completedTopics
        completionPercentage
      }
    `,
    key,
  );
  const { courseCount, noOfTopics, completedTopics, completionPercentage } = batch;
  return (
    <Figures values={[courseCount, completedTopics, noOfTopics - completedTopics, completionPercentage]} />
  );
}

const labels = ["Courses", "Topics Completed", "Topics Pending", "Completion(%)"];

/** The figures; nothing in their place while they load. */
const Figures = ({ values }: { values: readonly number[] }) => (
  <ListCounts counts={labels.map((label, index) => ({ label, count: values[index] }))} />
);

function BatchCourses({ batch }: Found<BatchCoursesScreenQuery, "batch">) {
  const { databaseId: batchId, name, courses } = batch;
  return (
    <ListScreen about={aboutBatchCourses(batchId)} screenTitle={`Courses, ${name}`}>
      <BatchCourseTiles batch={batch} />
      <BatchCourseTable courses={courses} batchId={batchId} />
    </ListScreen>
  );
}

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
      ...BatchCoursesScreenBatchCourseTiles_batch
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

/** A batch's courses with its progress in each. */
export const BatchCoursesScreen = foundScreen<BatchCoursesScreenQuery, "batch">(query, "batch", BatchCourses);

const columns = batchCourseColumns({ sync: () => undefined, ask: () => undefined });

/** Placeholder for the list of a batch's courses while it loads. */
export function BatchCoursesSkeleton() {
  const { id = "" } = useParams();
  return (
    <ListScreenSkeleton
      about={aboutBatchCourses(id)}
      columns={columns}
      rows={4}
      toolbar={<BatchCourseFilters />}
    >
      <Figures values={[]} />
    </ListScreenSkeleton>
  );
}
