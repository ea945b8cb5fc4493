import { Trash2 } from "lucide-react";
import { Button } from "../ui/Button";
import { ConfirmDialog, type ConfirmDialogProps } from "../ui/ConfirmDialog";
import { useConfirm } from "../ui/useConfirm";
import { removeRow } from "./removeRow";

interface ListedRow {
  /** The list's id in the store. */
  listId: string;
  /** The row's id in the store. */
  nodeId: string;
}

interface RemoveOptions {
  onFailure: (reason: string) => void;
  updater: ReturnType<typeof removeRow>;
}

interface Props extends Required<Pick<ConfirmDialogProps, "title" | "subject" | "message" | "confirmLabel">> {
  row: ListedRow;
  /** Says what is deleted from where. */
  label: string;
  onRemove: (options: RemoveOptions) => Promise<unknown>;
}

/** Deletes a row of a list after confirmation; a refusal is shown in the dialog. */
export function RemoveRowButton({ row, label, onRemove, ...question }: Props) {
  const { ask, dialog } = useConfirm((place: ListedRow, options) =>
    onRemove({ ...options, updater: removeRow(place) }),
  );
  return (
    <>
      <Button size="sm" icon={<Trash2 />} aria-label={label} onClick={() => ask(row)}>
        Delete
      </Button>
      <ConfirmDialog {...dialog} {...question} />
    </>
  );
}
