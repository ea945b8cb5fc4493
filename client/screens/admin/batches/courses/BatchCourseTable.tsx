import { BookOpen, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { batchCourseStatuses } from "#gateway/domains/batchCourses/contract";
import type { BatchCourseTable_courses$key } from "~/__generated__/BatchCourseTable_courses.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListFilters } from "~/lists/ListFilters";
import { ListTable } from "~/lists/ListTable";
import { batchStatusLabel } from "~/screens/admin/BatchStatusBadge";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyState } from "~/ui/EmptyState";
import { batchCourseColumns, batchCourseNoun } from "./batchCourseColumns";
import { batchCoursesList, batchCoursesVariables } from "./batchCoursesList";
import { useCourseActs } from "./useCourseActs";

const statuses = batchCourseStatuses.map((value) => ({ value, label: batchStatusLabel(value) }));

/** Search and filter of the list. The controls show the latest choice, even before its rows arrive. */
export function BatchCourseFilters() {
  return (
    <ListFilters
      list={batchCoursesList}
      search="Search courses of the batch"
      className="sm:grid-cols-[minmax(0,1fr)_10rem]"
      filters={[
        { name: "status", label: "Filter by status", placeholder: "All statuses", options: statuses },
      ]}
    />
  );
}

/** Confirms the removal of a course from the batch. */
function RemoveCourseDialog({ acts }: { acts: ReturnType<typeof useCourseActs> }) {
  if (!acts.asked) return null;
  return (
    <ConfirmDialog
      open
      title="Delete from the batch"
      subject={acts.asked.course.title}
      message="Are you sure you want to remove this course from the batch? Its plan, completed topics and trainers are deleted."
      confirmLabel="Delete from batch"
      error={acts.refusal}
      onConfirm={acts.confirm}
      onCancel={acts.cancel}
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
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
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
        caption="Courses of the batch"
        noun={batchCourseNoun}
        columns={() => batchCourseColumns(acts)}
        page={courses}
        exportHref={(address) => exportAddress("batch-courses", batchCoursesVariables(batchId, address))}
        toolbar={<BatchCourseFilters />}
        advice="Try fewer words, or another status."
        empty={
          <EmptyState
            icon={<BookOpen />}
            title="No courses in this batch yet"
            action={
              <ButtonLink variant="primary" icon={<Plus />} to={`/admin/batches/${batchId}/courses/create`}>
                Assign Course
              </ButtonLink>
            }
          >
            Each course of a batch has its own dates, trainers and plan. The batch's learners are enrolled in
            it.
          </EmptyState>
        }
      />
      <RemoveCourseDialog acts={acts} />
    </>
  );
}
