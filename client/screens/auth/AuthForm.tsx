import type { ReactNode } from "react";
import { Form, type FormProps } from "~/forms/Form";
import { Button } from "~/ui/Button";
import { Notice } from "./Notice";

interface Props {
  form: FormProps["form"] & { busy: boolean; serverErrors: object };
  /** The label of its button. */
  submit: string;
  /** Why it failed; left out where a field says it. */
  failure: ReactNode;
  children: ReactNode;
}

/** A form of the screens around signing in: errors above the fields, one wide button below. */
export function AuthForm({ form, submit, failure, children }: Props) {
  const isInline = Object.keys(form.serverErrors).length > 0;
  return (
    <Form
      form={form}
      actions={
        <Button type="submit" variant="primary" className="w-full" busy={form.busy}>
          {submit}
        </Button>
      }
    >
      {failure && !isInline && <Notice tone="danger">{failure}</Notice>}
      {children}
    </Form>
  );
}
