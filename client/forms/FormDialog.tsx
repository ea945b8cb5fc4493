import { type ReactNode, useId, useState } from "react";
import { useStore } from "../stores/createStore";
import { endingUploads } from "../stores/endingUploads";
import { Button } from "../ui/Button";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { Dialog } from "../ui/Dialog";
import { EditConflictNotice, type EditConflictNoticeProps } from "./EditConflictNotice";
import { Form, type FormProps } from "./Form";
import { UnsavedChanges } from "./UnsavedChanges";

interface Props<V> extends Pick<FormProps, "children"> {
  title: string;
  description?: ReactNode;
  /** The return value of `useForm`. */
  form: FormProps["form"] & { busy: boolean };
  /** The label of the button that saves. */
  submit: string;
  /** Describes someone else's edit of the same thing, above the fields. */
  conflict?: EditConflictNoticeProps<V>;
  onClose: () => void;
}

interface ShortProps<V> extends Props<V> {
  /** Shown below the form. */
  note?: ReactNode;
  /** On a phone it is at the foot of the screen, at its full width. */
  sheet?: boolean;
}

/** A short form in a dialog. Cancel gives up what it keeps; Escape, and a press beside it, do not. */
export function FormDialog<V>(props: ShortProps<V>) {
  const { title, description, form, submit, conflict, note, onClose, sheet, children } = props;
  const cancel = () => {
    form.forget?.();
    onClose();
  };
  const formId = useId();
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      sheet={sheet}
      onClose={onClose}
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      {conflict && <EditConflictNotice {...conflict} />}
      <Form form={form} id={formId}>
        {children}
      </Form>
      {note}
    </Dialog>
  );
}

interface LongProps<V> extends Props<V> {
  /** A further action, shown before Cancel. */
  before?: ReactNode;
  form: FormProps["form"] & { busy: boolean; dirty: boolean; unsaved: boolean };
}

/** A long form in a dialog: its buttons stay in sight, and closing it with changes asks first. */
export function LongFormDialog<V>(props: LongProps<V>) {
  const { title, description, form, submit, conflict, before, onClose, children } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    form.forget?.();
    onClose();
  };
  const isUploading = useStore(endingUploads) > 0;
  const close = () => (form.dirty || isUploading ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={close}
      footer={
        <>
          {before}
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {submit}
          </Button>
        </>
      }
    >
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      <ConfirmDialog
        open={isAsking}
        title="Close without saving?"
        message={
          form.dirty
            ? "Your changes aren't saved yet."
            : "A file is still uploading. If you close, it isn't kept."
        }
        confirmLabel="Close without saving"
        cancelLabel="Keep editing"
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
      {conflict && <EditConflictNotice {...conflict} />}
      <Form form={form} id={formId}>
        {children}
      </Form>
    </Dialog>
  );
}
