import type { ReactNode } from "react";
import { ButtonLink } from "../ui/ButtonLink";
import { Card } from "../ui/Card";
import { EditConflictNotice, type EditConflictNoticeProps } from "./EditConflictNotice";
import { Form, type FormProps } from "./Form";
import { UnsavedChanges } from "./UnsavedChanges";

interface Props<V> extends Pick<FormProps, "children" | "autoComplete"> {
  /** The return value of `useForm`. */
  form: FormProps["form"] & { unsaved: boolean; busy: boolean };
  /** The label of the button that saves. */
  submit: string;
  /** The address that Cancel leads to. */
  back: string;
  /** Describes someone else's edit of the same thing, above the fields. */
  conflict?: EditConflictNoticeProps<V>;
  /** Shown above the fields when a conflict needs a notice of its own. */
  notice?: ReactNode;
  /** The width of the card. */
  className?: string;
}

/** A form as the main part of a screen; leaving it with unsaved changes asks first. */
export function FormCard<V>(props: Props<V>) {
  const { form, submit, back, conflict, notice, className = "max-w-3xl", children, ...rest } = props;
  return (
    <Card className={className}>
      <UnsavedChanges when={form.unsaved} onLeave={form.forget} />
      {conflict && <EditConflictNotice {...conflict} />}
      {notice}
      <Form
        {...rest}
        form={form}
        saveBar="card"
        submit={submit}
        actions={<ButtonLink to={back}>Cancel</ButtonLink>}
      >
        {children}
      </Form>
    </Card>
  );
}
