import { BookOpen } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import type { BatchCourseTable_courses$key } from "~/__generated__/BatchCourseTable_courses.graphql";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { batchStatusLabel } from "~/screens/admin/BatchStatusBadge";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { batchCourseColumns, batchCourseNoun, useCourseActs } from "./batchCourseColumns";
import { batchCoursesList, batchCoursesVariables } from "./batchCoursesList";

/** The list of a batch's courses. */
export const aboutBatchCourses = (batchId: number | string): ListAbout => ({
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
export function BatchCourseFilters() {
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
  courses: BatchCourseTable_courses$key;
  batchId: number;
}

/** A page of a batch's courses with their actions. */
export function BatchCourseTable({ courses: key, batchId }: Props) {
  const courses = useFragment(
    graphql`
      fragment BatchCourseTable_courses on BatchCoursesConnection {
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
          course {
            id
            title
          }
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
        variables={(address) => batchCoursesVariables(batchId, address)}
        toolbar={<BatchCourseFilters />}
        advice="Try fewer words, or another status."
      />
      <RemoveCourseDialog removal={acts.removal} />
    </>
  );
}
