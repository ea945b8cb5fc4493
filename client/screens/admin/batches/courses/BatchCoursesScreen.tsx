import { BookOpen, CircleCheck, CircleDashed, Percent, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import type { BatchCoursesScreenBatchCourseTiles_batch$key } from "~/__generated__/BatchCoursesScreenBatchCourseTiles_batch.graphql";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import { formatCount } from "~/formats/counts";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { Tile } from "~/ui/Tile";
import { BatchCourseFilters, BatchCourseTable } from "./BatchCourseTable";
import { batchCourseColumns, batchCourseNoun } from "./batchCourseColumns";

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
    <Tiles
      figures={[
        formatCount(courseCount),
        formatCount(completedTopics),
        formatCount(noOfTopics - completedTopics),
        String(completionPercentage),
      ]}
    />
  );
}

/** The tiles while their figures load. */
export function BatchCourseTilesSkeleton() {
  const waiting = <Skeleton className="my-1 h-6 w-10" />;
  return <Tiles figures={[waiting, waiting, waiting, waiting]} />;
}

type Four = readonly [ReactNode, ReactNode, ReactNode, ReactNode];

function Tiles({ figures: [courses, completed, pending, percentage] }: { figures: Four }) {
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Tile label="Courses" value={courses} icon={<BookOpen />} />
      <Tile label="Topics Completed" value={completed} icon={<CircleCheck />} tone="success" />
      <Tile label="Topics Pending" value={pending} icon={<CircleDashed />} tone="warning" />
      <Tile label="Completion(%)" value={percentage} icon={<Percent />} tone="brand" />
    </div>
  );
}

/** The head of the list, with the button to add a course. */
function BatchCoursesHeader({ batchId }: { batchId: number | string }) {
  return (
    <PageHeader
      title="Courses"
      actions={
        <ButtonLink variant="primary" icon={<Plus />} to={`/admin/batches/${batchId}/courses/create`}>
          Assign Course
        </ButtonLink>
      }
    />
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
export function BatchCoursesScreen() {
  const { batch } = useRouteQuery<BatchCoursesScreenQuery>(query);
  useScreenTitle(batch ? `Courses, ${batch.name}` : null);
  if (!batch) return <NotFound kind="batch" />;
  return (
    <>
      <BatchCoursesHeader batchId={batch.databaseId} />
      <BatchCourseTiles batch={batch} />
      <BatchCourseTable courses={batch.courses} batchId={batch.databaseId} />
    </>
  );
}

const columns = batchCourseColumns({ sync: () => undefined, ask: () => undefined });

/** Placeholder for the list of a batch's courses while it loads. */
export function BatchCoursesSkeleton() {
  const { id = "" } = useParams();
  return (
    <TableSkeleton
      label="Loading the batch's courses"
      caption="Courses of the batch"
      noun={batchCourseNoun}
      columns={columns}
      loading={4}
      csvName="batch-courses.csv"
      toolbar={<BatchCourseFilters />}
    >
      <BatchCoursesHeader batchId={id} />
      <BatchCourseTilesSkeleton />
    </TableSkeleton>
  );
}
