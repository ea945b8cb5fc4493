import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { EditConflictNotice, type EditConflictNoticeProps } from "./EditConflictNotice";
import { Form, type FormProps } from "./Form";

interface Props<V> extends Pick<FormProps, "children"> {
  title: string;
  /** The return value of `useForm`. */
  form: FormProps["form"] & { busy: boolean };
  /** The label of the button that saves. */
  submit: string;
  /** Describes someone else's edit of the same thing, above the fields. */
  conflict?: EditConflictNoticeProps<V>;
  /** Shown beside that button. */
  beside?: ReactNode;
}

/** A short form in a card of its own, among other parts of a screen. */
export function FormSection<V>({ title, form, submit, conflict, beside, children }: Props<V>) {
  return (
    <Card title={title}>
      {conflict && <EditConflictNotice {...conflict} />}
      <Form
        form={form}
        aria-label={title}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.busy}>
              {submit}
            </Button>
            {beside}
          </>
        }
      >
        {children}
      </Form>
    </Card>
  );
}
