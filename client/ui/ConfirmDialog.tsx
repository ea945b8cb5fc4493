import { type ReactNode, useState } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";

export interface ConfirmDialogProps {
  open: boolean;
  /** Names the thing to delete or change: 'the course “Java Basics”'. */
  subject?: string | undefined;
  title?: string | undefined;
  message?: ReactNode;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  tone?: "danger" | "primary" | undefined;
  /** Why the last try failed, shown inside the dialog so that the person can read it and try again. */
  error?: string | undefined;
  busy?: boolean | undefined;
  /** May return a promise; the dialog is busy until it settles. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

const yesDelete = "Yes, delete it!";

/** Asks for confirmation before an irreversible action. The cancel button has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    subject,
    title = "Are you sure?",
    message = "You won't be able to revert this!",
    error,
  } = props;
  const { confirmLabel = yesDelete, tone = "danger", onCancel } = props;
  const cancelLabel = props.cancelLabel ?? (confirmLabel === yesDelete ? "No, cancel!" : "Cancel");
  const [running, setRunning] = useState(false);
  const busy = props.busy || running;
  const confirm = async () => {
    setRunning(true);
    try {
      await props.onConfirm();
    } finally {
      setRunning(false);
    }
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      size="sm"
      title={title}
      description={
        <>
          {subject && <p className="mb-1 font-medium text-ink">{subject}</p>}
          <p>{message}</p>
        </>
      }
      onClose={busy ? () => undefined : onCancel}
      footer={
        <>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </Dialog>
  );
}
