import { useState } from "react";
import { graphql } from "react-relay";
import type { RemoveCourseMutation } from "~/__generated__/RemoveCourseMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { specializationScreenMessages } from "./specializationMessages";

const mutation = graphql`
  mutation RemoveCourseMutation($specializationId: Int!, $courseId: Int!) {
    result: removeCourseFromSpecialization(specializationId: $specializationId, courseId: $courseId) {
      __typename
      ... on SpecializationPayload {
        specialization {
          courseCount
          ...SpecializationCourses_specialization
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

const texts = {
  success: specializationScreenMessages.removed,
  fallback: specializationScreenMessages.removeFailed,
};

/** A course that can be taken out. */
export interface RemovableCourse {
  readonly databaseId: number;
  readonly title: string;
}

interface Props {
  specialization: { readonly databaseId: number; readonly name: string };
  course: RemovableCourse;
  onClose: () => void;
}

/** Asks before a course is taken out of a specialization; the course itself stays. */
export function RemoveCourse({ specialization, course, onClose }: Props) {
  const [remove] = useMutation<RemoveCourseMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const variables = { specializationId: specialization.databaseId, courseId: course.databaseId };
    if (await remove(variables, { onFailure: setError })) onClose();
  };
  return (
    <ConfirmDialog
      open
      subject={`The course “${course.title}”`}
      message={`Are you sure you want to remove this course from ${specialization.name}? The course itself stays.`}
      confirmLabel="Remove"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
