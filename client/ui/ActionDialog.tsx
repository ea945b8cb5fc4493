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
  /** Called before the dialog is closed by Cancel: what was typed in it is given up. */
  onCancel?: () => void;
  /** A further action, shown before Cancel. */
  before?: ReactNode;
}

/** A dialog that does one thing, or is cancelled. */
export function ActionDialog({ action, onAction, focusAction, before, onCancel, ...props }: Props) {
  const { busy, disabled, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          {before}
          <Button
            onClick={() => {
              onCancel?.();
              dialog.onClose();
            }}
          >
            Cancel
          </Button>
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
