import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { z } from "zod";
import { chosenId } from "#gateway/domains/contract";
import type { AssignCourse_specialization$key } from "~/__generated__/AssignCourse_specialization.graphql";
import type { AssignCourseAssignableCoursePickerQuery } from "~/__generated__/AssignCourseAssignableCoursePickerQuery.graphql";
import { addCourseToSpecialization } from "~/commands/catalogueCommands";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { useMatches } from "~/relay/useMatches";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";

const query = graphql`
  query AssignCourseAssignableCoursePickerQuery($specializationId: Int!, $search: String) {
    specialization(databaseId: $specializationId) {
      id
      assignableCourses(search: $search) {
        id
        databaseId
        code
        title
        status
      }
    }
  }
`;

interface AssignableCoursePickerProps extends MatchFieldProps {
  specializationId: number;
}

/** A choice of the courses that the specialization does not have yet. */
function AssignableCoursePicker({ specializationId, ...props }: AssignableCoursePickerProps) {
  const found = useMatches<AssignCourseAssignableCoursePickerQuery, ComboboxOption>({
    query,
    variables: (words) => ({ specializationId, search: words }),
    read({ specialization }) {
      const courses = specialization?.assignableCourses ?? [];
      const matches = courses.map(({ databaseId, code, title, status }) => ({
        value: String(databaseId),
        label: title,
        note: status === "DRAFT" ? `${code}, draft` : code,
      }));
      return { matches };
    },
  });
  return <MatchCombobox placeholder="Search by title or code" {...props} found={found} />;
}

const schema = z.object({ courseId: chosenId("Course") });
const labels = { courseId: "Course" };
const initial = { courseId: "" };
interface Props {
  specialization: AssignCourse_specialization$key;
}

/** Adds a course at the end of a specialization; courses that it already has are not offered. */
export function AssignCourse({ specialization }: Props) {
  const { databaseId } = useFragment(
    graphql`
      fragment AssignCourse_specialization on Specialization {
        databaseId
      }
    `,
    specialization,
  );
  const [course, setCourse] = useState<ComboboxOption | null>(null);
  const form = useAssignment(databaseId, () => setCourse(null));
  const { value: _id, onChange, ...field } = form.field("courseId");
  const choose = (option: ComboboxOption | null) => {
    setCourse(option);
    onChange(option?.value ?? "");
  };
  return (
    <Card title="Assign a course">
      <Form
        form={form}
        actions={
          <Button type="submit" variant="primary" busy={form.busy}>
            Assign course
          </Button>
        }
      >
        <AssignableCoursePicker {...field} specializationId={databaseId} value={course} onChange={choose} />
      </Form>
    </Card>
  );
}

function useAssignment(specializationId: number, onAssigned: () => void) {
  const [assign] = useMutation(addCourseToSpecialization);
  const form = useForm({
    schema,
    labels,
    initial,
    async onSubmit({ courseId }) {
      const assigned = await assign({ specializationId, courseId }, { onFieldErrors: form.setServerErrors });
      if (assigned)
        setTimeout(() => {
          form.reset();
          onAssigned();
        });
      return assigned !== null;
    },
  });
  return form;
}
