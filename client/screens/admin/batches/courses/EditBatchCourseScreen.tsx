import { graphql } from "react-relay";
import type { EditBatchCourseScreenQuery } from "~/__generated__/EditBatchCourseScreenQuery.graphql";
import { updateBatchCourse } from "~/commands/batchCourseCommands";
import { FormCard } from "~/forms/FormCard";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { BatchCourseFields, useBatchCourseForm } from "./BatchCourseFields";

graphql`
  fragment EditBatchCourseScreen_values on BatchCourse {
    startDate
    endDate
    ownStartTime
    ownEndTime
    duration
    courseType
    planEnabled
    locked
    status
    startTime
    endTime
    canDelete
    canPlan
  }
`;

type Course = NonNullable<EditBatchCourseScreenQuery["response"]["batchCourse"]>;

const toValues = (course: Course) => ({
  courseId: String(course.courseId),
  startDate: course.startDate,
  endDate: course.endDate,
  startTime: course.ownStartTime?.slice(0, 5) ?? "",
  endTime: course.ownEndTime?.slice(0, 5) ?? "",
  duration: String(course.duration),
  courseType: course.courseType,
  planEnabled: course.planEnabled,
  locked: course.locked,
  status: course.status,
});

function Editor({ batchCourse: course }: Found<EditBatchCourseScreenQuery, "batchCourse">) {
  const { batchId, courseId, batch } = course;
  const title = `Edit ${course.course.title}`;
  const save = useSave(updateBatchCourse);
  const back = `/admin/batches/${batchId}/courses`;
  const form = useBatchCourseForm({
    batch,
    initial: toValues(course),
    onSave: (input, onFieldErrors) => save({ batchId, courseId, input }, { onFieldErrors, to: back }),
  });
  return (
    <>
      <ScreenHead screenTitle={`${title}, ${batch.name}`} title={title} />
      <FormCard form={form} submit="Save course" back={back}>
        <BatchCourseFields form={form} batch={batch} />
      </FormCard>
    </>
  );
}

const query = graphql`
  query EditBatchCourseScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      batchId
      courseId
      ...EditBatchCourseScreen_values @relay(mask: false)
      course { id title }
      batch { id name startDate endDate startTime endTime }
    }
  }
`;

/** Edits a course of a batch, then opens the batch's courses. */
export const EditBatchCourseScreen = foundScreen(query, "batchCourse", Editor);
