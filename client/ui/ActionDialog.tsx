import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./Button";
import { Dialog, type DialogProps } from "./Dialog";

interface Props
  extends Omit<DialogProps, "open" | "footer" | "role">,
    Pick<ButtonProps, "busy" | "disabled"> {
  /** The label of the button that does what the dialog is for. */
  action: string;
  onAction: () => unknown;
  /** Whether the dialog opens with the focus on that button. */
  focusAction?: boolean;
  /** A further action, shown before Cancel. */
  before?: ReactNode;
}

/** A dialog that does one thing, or is cancelled. */
export function ActionDialog({ action, onAction, focusAction, before, ...props }: Props) {
  const { busy, disabled, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          {before}
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={disabled}
            data-autofocus={focusAction || undefined}
            onClick={() => void onAction()}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
