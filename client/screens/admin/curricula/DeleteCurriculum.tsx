import { useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { curriculumMessages } from "#gateway/domains/curricula/contract";
import type { DeleteCurriculumMutation } from "~/__generated__/DeleteCurriculumMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

const mutation = graphql`
  mutation DeleteCurriculumMutation($curriculumId: Int!) {
    result: deleteCurriculum(curriculumId: $curriculumId) {
      __typename
      ... on DeletedCurriculumPayload {
        deletedId
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

const texts = { success: curriculumMessages.deleted, fallback: curriculumMessages.deleteFailed };

interface Props {
  curriculum: { readonly databaseId: number; readonly title: string };
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a curriculum is deleted, by its title; courses that were made from it stay. */
export function DeleteCurriculum({ curriculum, onClose, onDeleted }: Props) {
  const [remove] = useMutation<DeleteCurriculumMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  const { revalidate } = useRevalidator();
  const confirm = async () => {
    const deleted = await remove({ curriculumId: curriculum.databaseId }, { onFailure: setError });
    if (!deleted) return;
    onDeleted();
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      subject={`The curriculum “${curriculum.title}”`}
      message="Its modules and topics go with it. Courses that were made from it stay. You won't be able to revert this!"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
