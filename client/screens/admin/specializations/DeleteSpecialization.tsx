import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { DeleteSpecialization_specialization$key } from "~/__generated__/DeleteSpecialization_specialization.graphql";
import type { DeleteSpecializationMutation } from "~/__generated__/DeleteSpecializationMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { specializationScreenMessages } from "./specializationMessages";

const fragment = graphql`
  fragment DeleteSpecialization_specialization on Specialization {
    databaseId
    name
  }
`;

const mutation = graphql`
  mutation DeleteSpecializationMutation($specializationId: Int!) {
    result: deleteSpecialization(specializationId: $specializationId) {
      __typename
      ... on DeletedSpecializationPayload {
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

const texts = {
  success: specializationScreenMessages.deleted,
  fallback: specializationScreenMessages.deleteFailed,
};

/** Deletes a specialization after a question, then leads to the list; its courses stay. */
export function DeleteSpecialization({
  specialization,
}: {
  specialization: DeleteSpecialization_specialization$key;
}) {
  const { databaseId, name } = useFragment(fragment, specialization);
  const [remove] = useMutation<DeleteSpecializationMutation>(mutation, texts);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const confirm = async () => {
    const deleted = await remove({ specializationId: databaseId }, { onFailure: setError });
    if (deleted) await navigate("/admin/specializations");
  };
  return (
    <>
      <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        subject={`The specialization “${name}”`}
        message="Its courses stay. You won't be able to revert this!"
        error={error}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
