import { ChevronDown, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { type BatchUserStatus, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { removeUsersFromBatch, setBatchUserStatuses } from "~/commands/batchCommands";
import { formatQuantity } from "~/formats/counts";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Menu } from "~/ui/Menu";
import { batchUserNoun } from "./batchUserColumns";

interface Props {
  batchId: number;
  selection: Selection;
}

/** The actions for the selected users of a batch. */
export function BatchUserBulkActions({ batchId, selection }: Props) {
  const { setStatus, remove } = useBulkCommands({ batchId, selection });
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        size="sm"
        variant="secondary"
        label="Set status"
        icon={<ChevronDown />}
        items={getValues(batchUserStatusLabels).map((status) => ({
          label: batchUserStatusLabels[status],
          onSelect: () => void setStatus(status),
        }))}
      >
        Set status
      </Menu>
      <Button size="sm" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remove ${formatQuantity(selection.rows.length, batchUserNoun)} from the batch`}
        message="They keep their enrolments and progress."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        onConfirm={async () => {
          await remove();
          setAsking(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function useBulkCommands({ batchId, selection }: Props) {
  const [changeStatus] = useMutation(setBatchUserStatuses);
  const [removeAll] = useMutation(removeUsersFromBatch);
  const { revalidate } = useRevalidator();
  const userIds = selection.rows.map(({ id }) => id);
  return {
    async setStatus(status: BatchUserStatus) {
      const done = await changeStatus({ batchId, userIds, status });
      if (!done) return;
      const did = `set to ${batchUserStatusLabels[status]}`;
      const { batchUsers, refused } = done;
      tellOutcome({ done: batchUsers.length, refused, noun: batchUserNoun, did, selection });
    },
    async remove() {
      const done = await removeAll({ batchId, userIds });
      if (!done) return;
      const count = userIds.length - done.refused.length;
      tellOutcome({ done: count, refused: done.refused, noun: batchUserNoun, did: "removed", selection });
      // The rows that follow move up from the next page.
      void revalidate();
    },
  };
}
