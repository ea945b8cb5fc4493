import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { EditConflictNotice, type EditConflictNoticeProps } from "./EditConflictNotice";
import { Form, type FormProps } from "./Form";

interface Props<V> extends Pick<FormProps, "children"> {
  title: string;
  description?: ReactNode;
  /** The return value of `useForm`. */
  form: FormProps["form"] & { busy: boolean };
  /** The label of the button that saves. */
  submit: string;
  /** Describes someone else's edit of the same thing, above the fields. */
  conflict?: EditConflictNoticeProps<V>;
  /** Shown below the form. */
  note?: ReactNode;
  onClose: () => void;
  /** On a phone it is at the foot of the screen, at its full width. */
  sheet?: boolean;
}

/** A short form in a dialog. */
export function FormDialog<V>(props: Props<V>) {
  const { title, description, form, submit, conflict, note, onClose, sheet, children } = props;
  return (
    <Dialog open size="sm" {...{ title, description, sheet, onClose }}>
      {conflict && <EditConflictNotice {...conflict} />}
      <Form form={form} submit={submit} actions={<Button onClick={onClose}>Cancel</Button>}>
        {children}
      </Form>
      {note}
    </Dialog>
  );
}
