import { Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { DeleteBatch_batch$key } from "~/__generated__/DeleteBatch_batch.graphql";
import type { DeleteBatchMutation } from "~/__generated__/DeleteBatchMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

const mutation = graphql`
  mutation DeleteBatchMutation($batchId: Int!) {
    result: deleteBatch(batchId: $batchId) {
      __typename
      ... on DeletedBatchPayload {
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

const texts = { success: batchMessages.deleted, fallback: batchMessages.deleteFailed };

/** Deletes an empty batch after a question, then leads to the others. */
export function DeleteBatch({ batch: key }: { batch: DeleteBatch_batch$key }) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment DeleteBatch_batch on Batch {
        databaseId
        name
      }
    `,
    key,
  );
  const [remove] = useMutation<DeleteBatchMutation>(mutation, texts);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const confirm = async () => {
    const deleted = await remove({ batchId: databaseId }, { onFailure: setError });
    if (deleted) await navigate("/admin/batches");
  };
  const ask = () => {
    setError(undefined);
    setAsking(true);
  };
  return (
    <>
      <Button icon={<Trash2 />} aria-haspopup="dialog" onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete the batch"
        subject={name}
        message="Are you sure you want to delete this batch?"
        error={error}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
