import { BookOpen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useParams } from "react-router-dom";
import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import type { BatchCoursesScreenQuery } from "~/__generated__/BatchCoursesScreenQuery.graphql";
import type { BatchCoursesScreenTable_courses$key } from "~/__generated__/BatchCoursesScreenTable_courses.graphql";
import { ListCounts } from "~/lists/ListCounts";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { batchStatusLabel } from "~/screens/admin/stateBadges";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { batchCoursesList } from "../batchLists";
import { batchCourseColumns, batchCourseNoun, useCourseActs } from "./batchCourseColumns";

/** The list of a batch's courses. */
const aboutBatchCourses = (batchId: number | string): ListAbout => ({
  title: "Courses",
  caption: "Courses of the batch",
  noun: batchCourseNoun,
  exports: "batch-courses",
  create: { label: "Assign course", to: `/admin/batches/${batchId}/courses/create` },
  empty: {
    icon: <BookOpen />,
    title: "No courses in this batch yet",
    text: "Each course of a batch has its own dates, trainers and plan. The batch's learners are enrolled in it.",
  },
});

const statuses = batchCourseStatuses.map((value) => ({ value, label: batchStatusLabel(value) }));

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
function BatchCourseFilters() {
  return (
    <ListFilters
      list={batchCoursesList}
      search="Search courses of the batch"
      filters={[
        { name: "status", label: "Filter by status", placeholder: "All statuses", options: statuses },
      ]}
    />
  );
}

/** Confirms the removal of a course from the batch. */
function RemoveCourseDialog({ removal }: Pick<ReturnType<typeof useCourseActs>, "removal">) {
  return (
    <ConfirmDialog
      {...removal.dialog}
      title="Delete from the batch"
      subject={removal.asked?.course.title}
      message="Are you sure you want to remove this course from the batch? Its plan, completed topics and trainers are deleted."
      confirmLabel="Delete from batch"
    />
  );
}

interface Props {
  courses: BatchCoursesScreenTable_courses$key;
  batchId: number;
}

/** A page of a batch's courses with their actions. */
function BatchCourseTable({ courses: key, batchId }: Props) {
  const courses = useFragment(
    graphql`
      fragment BatchCoursesScreenTable_courses on BatchCoursesConnection {
        __id
        ...useListPage_page
        nodes {
          id
          batchId
          courseId
          startDate
          endDate
          planEnabled
          locked
          status
          canDelete
          noOfTopics
          completedTopics
          completionPercentage
          course { id title }
        }
      }
    `,
    key,
  );
  const acts = useCourseActs({ batchId, listId: courses.__id });
  return (
    <>
      <ListTable
        list={batchCoursesList}
        about={aboutBatchCourses(batchId)}
        columns={() => batchCourseColumns(acts)}
        page={courses}
        variables={(address) => batchCoursesList.variablesIn(batchId, address)}
        toolbar={<BatchCourseFilters />}
        advice="Try fewer words, or another status."
      />
      <RemoveCourseDialog removal={acts.removal} />
    </>
  );
}

/** The figures of a batch's courses, which change with them. */
graphql`
  fragment BatchCoursesScreen_batch on Batch {
    courseCount
    noOfTopics
    completedTopics
    completionPercentage
  }
`;

const labels = ["Courses", "Topics Completed", "Topics Pending", "Completion(%)"];

/** The number of courses in the batch, and its progress in all of them; nothing in their place while they load. */
const Figures = ({ values }: { values: readonly number[] }) => (
  <ListCounts counts={labels.map((label, index) => ({ label, count: values[index] }))} />
);

function BatchCourses({ batch }: Found<BatchCoursesScreenQuery, "batch">) {
  const { databaseId: batchId, name, courses } = batch;
  const { courseCount, noOfTopics, completedTopics, completionPercentage } = batch;
  return (
    <ListScreen about={aboutBatchCourses(batchId)} screenTitle={`Courses, ${name}`}>
      <Figures values={[courseCount, completedTopics, noOfTopics - completedTopics, completionPercentage]} />
      <BatchCourseTable courses={courses} batchId={batchId} />
    </ListScreen>
  );
}

const query = graphql`
  query BatchCoursesScreenQuery(
    $batchId: Int!, $search: String, $status: BatchCourseStatus
    $sort: BatchCourseSort, $reversed: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      ...BatchCoursesScreen_batch @relay(mask: false)
      courses(
        search: $search, status: $status
        sort: $sort, reversed: $reversed
        first: $first, after: $after, last: $last, before: $before
      ) { ...BatchCoursesScreenTable_courses }
    }
  }
`;

/** A batch's courses with its progress in each. */
export const BatchCoursesScreen = foundScreen(query, "batch", BatchCourses);

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
