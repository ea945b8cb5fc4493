import { graphql } from "react-relay";
import { batchCourseMessages } from "#gateway/domains/batchCourses/formContract";
import type { EditBatchCourseScreenMutation } from "~/__generated__/EditBatchCourseScreenMutation.graphql";
import type { EditBatchCourseScreenQuery } from "~/__generated__/EditBatchCourseScreenQuery.graphql";
import { FormCard } from "~/forms/FormCard";
import { useSave } from "~/forms/useSave";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { PageHeader } from "~/ui/PageHeader";
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

const query = graphql`
  query EditBatchCourseScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      batchId
      courseId
      ...EditBatchCourseScreen_values @relay(mask: false)
      course {
        id
        title
      }
      batch {
        id
        name
        startDate
        endDate
        startTime
        endTime
      }
    }
  }
`;

const mutation = graphql`
  mutation EditBatchCourseScreenMutation($batchId: Int!, $courseId: Int!, $input: BatchCourseInput!) {
    result: updateBatchCourse(batchId: $batchId, courseId: $courseId, input: $input) {
      ... on ChangedBatchCoursePayload @alias(as: "payload") {
        batchCourse {
          ...EditBatchCourseScreen_values
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const texts = { success: batchCourseMessages.updated, fallback: batchCourseMessages.updateFailed };

type Course = NonNullable<EditBatchCourseScreenQuery["response"]["batchCourse"]>;

/** Edits a course of a batch, then opens the batch's courses. */
export function EditBatchCourseScreen() {
  const { batchCourse } = useRouteQuery<EditBatchCourseScreenQuery>(query);
  return batchCourse ? <Editor course={batchCourse} /> : <NotFound kind="batchCourse" />;
}

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

function Editor({ course }: { course: Course }) {
  const { batchId, courseId, batch } = course;
  const title = `Edit ${course.course.title}`;
  useScreenTitle(`${title}, ${batch.name}`);
  const save = useSave<EditBatchCourseScreenMutation>(mutation, texts);
  const back = `/admin/batches/${batchId}/courses`;
  const form = useBatchCourseForm({
    batch,
    initial: toValues(course),
    onSave: (input, onFieldErrors) => save({ batchId, courseId, input }, { onFieldErrors, to: back }),
  });
  return (
    <>
      <PageHeader title={title} />
      <FormCard form={form} submit="Save course" back={back}>
        <BatchCourseFields form={form} batch={batch} />
      </FormCard>
    </>
  );
}
