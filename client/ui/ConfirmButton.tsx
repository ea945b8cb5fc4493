import { type ReactNode, useState } from "react";
import { Button } from "./Button";
import { ConfirmDialog, type ConfirmDialogProps } from "./ConfirmDialog";

interface Props extends Pick<ConfirmDialogProps, "title" | "subject" | "message" | "confirmLabel"> {
  icon?: ReactNode;
  /** Does what was confirmed; the dialog is busy until then, and closes in any case. */
  act: () => Promise<unknown>;
  /** The button's label. */
  children: ReactNode;
}

/** A button whose action is confirmed first. */
export function ConfirmButton({ icon, act, children, ...question }: Props) {
  const [isAsked, setAsked] = useState(false);
  const confirm = async () => {
    await act();
    setAsked(false);
  };
  return (
    <>
      <Button icon={icon} onClick={() => setAsked(true)}>
        {children}
      </Button>
      <ConfirmDialog {...question} open={isAsked} onConfirm={confirm} onCancel={() => setAsked(false)} />
    </>
  );
}
