import { BookOpen, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BatchCourseTable_courses$key } from "~/__generated__/BatchCourseTable_courses.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { ListTable } from "~/lists/ListTable";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { BatchCourseFilters } from "./BatchCourseFilters";
import { batchCourseColumns, batchCourseNoun } from "./batchCourseColumns";
import { batchCoursesList, batchCoursesVariables } from "./batchCoursesList";
import { RemoveCourseDialog } from "./RemoveCourseDialog";
import { useCourseActs } from "./useCourseActs";

interface Props {
  courses: BatchCourseTable_courses$key;
  batchId: number;
}

/** One page of a batch's courses, with what can be done to each. */
export function BatchCourseTable({ courses: key, batchId }: Props) {
  const courses = useFragment(
    graphql`
      fragment BatchCourseTable_courses on BatchCoursesConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
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
            A course of a batch has its own dates, trainers and plan. The batch's users are enrolled in it.
          </EmptyState>
        }
      />
      <RemoveCourseDialog acts={acts} />
    </>
  );
}
