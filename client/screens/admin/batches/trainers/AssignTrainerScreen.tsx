import { useState } from "react";
import { graphql } from "react-relay";
import {
  assignTrainerSchema,
  trainerLabels,
  trainerMessages,
  trainerRoleLabels,
  trainerRoles,
} from "#gateway/domains/trainers/contract";
import type { AssignTrainerScreenMutation } from "~/__generated__/AssignTrainerScreenMutation.graphql";
import type { AssignTrainerScreenQuery } from "~/__generated__/AssignTrainerScreenQuery.graphql";
import { Form } from "~/forms/Form";
import { UnsavedChanges } from "~/forms/UnsavedChanges";
import { useForm } from "~/forms/useForm";
import { useLeaveForm } from "~/forms/useLeaveForm";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/Combobox";
import { PageHeader } from "~/ui/PageHeader";
import { Select } from "~/ui/Select";
import { BatchCourseNotFound } from "../topics/BatchCourseNotFound";
import { TrainerPicker } from "./TrainerPicker";
import { TrainerWarnings } from "./TrainerWarnings";

const query = graphql`
  query AssignTrainerScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      batchId
      courseId
      course {
        id
        title
      }
    }
  }
`;

const mutation = graphql`
  mutation AssignTrainerScreenMutation($batchId: Int!, $courseId: Int!, $input: AssignTrainerInput!) {
    result: assignTrainer(batchId: $batchId, courseId: $courseId, input: $input) {
      __typename
      ... on ChangedBatchTrainerPayload {
        batchTrainer {
          id
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: trainerMessages.assigned, fallback: trainerMessages.assignFailed };
const roles = trainerRoles.map((value) => ({ value, label: trainerRoleLabels[value] }));
const title = "Assign trainer";

type Course = NonNullable<AssignTrainerScreenQuery["response"]["batchCourse"]>;

/** Gives an employee a role in a course of a batch, then leads to the course's trainers. */
export function AssignTrainerScreen() {
  const { batchCourse } = useRouteQuery<AssignTrainerScreenQuery>(query);
  useScreenTitle(batchCourse ? `${title}, ${batchCourse.course.title}` : null);
  if (!batchCourse) return <BatchCourseNotFound />;
  return (
    <>
      <PageHeader title={title} subtitle={batchCourse.course.title} />
      <AssignTrainerForm course={batchCourse} />
    </>
  );
}

function AssignTrainerForm({ course: { batchId, courseId } }: { course: Course }) {
  const leave = useLeaveForm();
  const [trainer, setTrainer] = useState<ComboboxOption | null>(null);
  const [assign] = useMutation<AssignTrainerScreenMutation>(mutation, texts);
  const back = `/admin/batches/${batchId}/courses/${courseId}/trainers`;
  const form = useForm({
    schema: assignTrainerSchema,
    labels: trainerLabels,
    initial: { trainerId: "", role: "" },
    onSubmit: async (input): Promise<boolean> => {
      const onFieldErrors = form.setServerErrors;
      const assigned = await assign({ batchId, courseId, input }, { onFieldErrors });
      if (assigned) leave(back);
      return assigned !== null;
    },
  });
  const { value: trainerId, onChange: chooseId, ...trainerField } = form.field("trainerId");
  return (
    <Card className="max-w-xl">
      <UnsavedChanges when={form.unsaved} />
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              {title}
            </Button>
            <ButtonLink to={back}>Cancel</ButtonLink>
          </>
        }
      >
        <TrainerPicker
          {...trainerField}
          batchId={batchId}
          courseId={courseId}
          value={trainer}
          onChange={(option) => {
            setTrainer(option);
            chooseId(option?.value ?? "");
          }}
          hint="Employees without a role in this course"
        />
        <TrainerWarnings {...{ batchId, courseId, trainerId }} />
        <Select {...form.field("role")} options={roles} />
      </Form>
    </Card>
  );
}
