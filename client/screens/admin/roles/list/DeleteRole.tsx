import { useState } from "react";
import { ROOT_ID } from "relay-runtime";
import { deleteRole } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { figureAddresses } from "~/lists/figures";
import { removeRow, takeRow } from "~/lists/removeRow";
import { useRowFailures } from "~/lists/rowFailures";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { personNoun } from "../roleFacts";

/** A role that may be deleted. */
interface Deletable {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  readonly holderCount: number;
}

/** Deletes roles optimistically; a refusal restores the row and shows the reason. */
export function useDeleteRole() {
  const [commit] = useMutation(deleteRole);
  const { failures, fail, clear } = useRowFailures();
  const [asked, setAsked] = useState<Deletable | null>(null);
  const remove = ({ id, databaseId: roleId }: Deletable) => {
    clear(id);
    setAsked(null);
    const place = { listId: ROOT_ID, field: "roles", nodeId: id };
    void commit(
      { roleId },
      {
        optimisticUpdater: (store) => takeRow(store, place),
        updater: removeRow(place),
        onFailure: (reason) => fail(id, reason),
      },
    );
  };
  return { failures, asked, ask: setAsked, close: () => setAsked(null), remove };
}

type Deletion = ReturnType<typeof useDeleteRole>;

/** Says why a role that people have can't be deleted, and leads to them. */
function InUse({ role: { name, holderCount }, onClose }: { role: Deletable; onClose: () => void }) {
  const have = holderCount === 1 ? "has" : "have";
  return (
    <Dialog
      open
      size="sm"
      title={`${formatQuantity(holderCount, personNoun)} ${have} the role ${name}`}
      description="Give them another role first. A role can be deleted once no one has it."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <ButtonLink variant="primary" to={figureAddresses.holdersOf(name)}>
            Show who has it
          </ButtonLink>
        </>
      }
    />
  );
}

/** Asks before a role is deleted. */
export function DeleteRole({ deletion: { asked, close, remove } }: { deletion: Deletion }) {
  if (asked && asked.holderCount > 0) return <InUse role={asked} onClose={close} />;
  return (
    <ConfirmDialog
      open={asked !== null}
      subject={asked ? `The role “${asked.name}”` : undefined}
      onConfirm={() => asked && remove(asked)}
      onCancel={close}
    />
  );
}
