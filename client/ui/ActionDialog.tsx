import { Button } from "./Button";
import { Dialog, type DialogProps } from "./Dialog";

interface Props extends Omit<DialogProps, "open" | "footer" | "role"> {
  /** The label of the button that does what the dialog is for. */
  action: string;
  onAction: () => unknown;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** A dialog that does one thing, or is cancelled. */
export function ActionDialog({ action, onAction, busy, disabled, ...dialog }: Props) {
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button variant="primary" {...{ busy, disabled }} onClick={() => void onAction()}>
            {action}
          </Button>
        </>
      }
    />
  );
}
