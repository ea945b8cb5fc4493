import { useState } from "react";
import { graphql } from "react-relay";
import { batchCourseDefaults } from "#gateway/domains/batchCourses/formContract";
import type { AssignCourseScreenCoursePickerQuery } from "~/__generated__/AssignCourseScreenCoursePickerQuery.graphql";
import type { AssignCourseScreenQuery } from "~/__generated__/AssignCourseScreenQuery.graphql";
import { assignCourseToBatch } from "~/commands/batchCourseCommands";
import { FormCard } from "~/forms/FormCard";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMatches } from "~/relay/useMatches";
import { courseOption } from "~/screens/admin/CoursePicker";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";
import { BatchCourseFields, useBatchCourseForm } from "./BatchCourseFields";

const coursePickerQuery = graphql`
  query AssignCourseScreenCoursePickerQuery($batchId: Int!, $search: String) {
    batch(databaseId: $batchId) {
      id
      assignableCourses(search: $search) { id databaseId code title status }
    }
  }
`;

interface Props extends MatchFieldProps {
  batchId: number;
}

/** A choice of the courses that the batch does not have yet. */
function CoursePicker({ batchId, ...props }: Props) {
  const found = useMatches<AssignCourseScreenCoursePickerQuery, ComboboxOption>({
    query: coursePickerQuery,
    variables: (message) => ({ batchId, search: message }),
    read: ({ batch }) => ({ matches: batch?.assignableCourses.map(courseOption) ?? [] }),
  });
  return <MatchCombobox placeholder="Search by title or code" {...props} found={found} />;
}

const title = "Assign course";

type Batch = NonNullable<AssignCourseScreenQuery["response"]["batch"]>;

function AssignCourse({ batch }: Found<AssignCourseScreenQuery, "batch">) {
  return (
    <>
      <ScreenHead
        screenTitle={`${title}, ${batch.name}`}
        title={title}
        subtitle="All learners of the batch are enrolled in it."
      />
      <AssignCourseForm batch={batch} />
    </>
  );
}

const query = graphql`
  query AssignCourseScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) { databaseId name startDate endDate startTime endTime duration }
  }
`;

/** Adds a course to a batch, then opens the batch's courses. */
export const AssignCourseScreen = foundScreen(query, "batch", AssignCourse);

/** The initial values: the batch's dates, and the defaults of a batch course. */
const toValues = ({ startDate, endDate, duration }: Batch) => ({
  courseId: "",
  startDate,
  endDate,
  startTime: "",
  endTime: "",
  duration: String(duration),
  ...batchCourseDefaults,
});

function AssignCourseForm({ batch }: { batch: Batch }) {
  const { databaseId: batchId } = batch;
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const save = useSave(assignCourseToBatch);
  const back = `/admin/batches/${batchId}/courses`;
  const form = useBatchCourseForm({
    batch,
    initial: toValues(batch),
    onSave: (input, onFieldErrors) => save({ batchId, input }, { onFieldErrors, to: back }),
  });
  const { value: _chosen, onChange: chooseId, ...courseField } = form.field("courseId");
  return (
    <FormCard form={form} submit={title} back={back}>
      <CoursePicker
        {...courseField}
        batchId={batchId}
        value={course}
        onChange={(option) => {
          setCourse(option);
          chooseId(option?.value ?? "");
        }}
      />
      <BatchCourseFields form={form} batch={batch} />
    </FormCard>
  );
}
