import { useState } from "react";
import { graphql } from "react-relay";
import { batchMessages } from "#gateway/domains/batches/formContract";
import type { AddToBatchMutation } from "~/__generated__/AddToBatchMutation.graphql";
import type { AddToBatchQuery } from "~/__generated__/AddToBatchQuery.graphql";
import { formatQuantity } from "~/formats/counts";
import type { Selection } from "~/lists/useSelection";
import { useMatches } from "~/relay/useMatches";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Combobox, type ComboboxOption } from "~/ui/Combobox";
import { Dialog } from "~/ui/Dialog";
import { showToast } from "~/ui/toasts";
import { userNoun } from "../userMessages";

const query = graphql`
  query AddToBatchQuery($search: String!) {
    batchMatches(search: $search) {
      id
      databaseId
      name
      noOfParticipants
    }
  }
`;

const mutation = graphql`
  mutation AddToBatchMutation($batchId: Int!, $userIds: [Int!]!) {
    result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) {
      __typename
      ... on AssignedUsersPayload {
        batch {
          name
          noOfParticipants
          missingEnrolments
        }
        batchUsers {
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

const learnerNoun = { one: "learner", many: "learners" } as const;

/** Searches batches at the server. */
const useBatchMatches = () =>
  useMatches<AddToBatchQuery, ComboboxOption>({
    query,
    variables: (search) => ({ search }),
    read: ({ batchMatches }) => ({
      total: batchMatches.length,
      matches: batchMatches.map(({ databaseId, name, noOfParticipants }) => ({
        value: String(databaseId),
        label: name,
        note: formatQuantity(noOfParticipants, learnerNoun),
      })),
    }),
  });

interface Props {
  selection: Selection;
  onClose: () => void;
}

/** Puts the selected users into a batch, which enrols them in its courses. */
export function AddToBatch({ selection, onClose }: Props) {
  const { matches, waiting, failed, search } = useBatchMatches();
  const [batch, setBatch] = useState<ComboboxOption | null>(null);
  const [error, setError] = useState<string>();
  const [assign, busy] = useMutation<AddToBatchMutation>(mutation, { fallback: batchMessages.assignFailed });
  const add = async () => {
    if (!batch) return setError("Choose a batch.");
    const userIds = selection.rows.map(({ id }) => id);
    const added = await assign({ batchId: Number(batch.value), userIds }, { onFailure: setError });
    if (!added) return;
    const count = formatQuantity(added.batchUsers.length, userNoun);
    showToast({ tone: "success", message: `${count} added to ${added.batch.name}` });
    selection.clear();
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Add ${formatQuantity(selection.rows.length, userNoun)} to a batch`}
      description="They are enrolled in the batch's courses. Those who are in it already stay as they are."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={add}>
            Add to batch
          </Button>
        </>
      }
    >
      <Combobox
        label="Batch"
        value={batch}
        onChange={(next) => {
          setError(undefined);
          setBatch(next);
        }}
        options={matches}
        onSearch={search}
        error={error}
        {...{ waiting, failed }}
      />
    </Dialog>
  );
}
