import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { Form, type FormProps } from "./Form";

interface Props extends Pick<FormProps, "children"> {
  title: string;
  /** The return value of `useForm`. */
  form: FormProps["form"] & { busy: boolean };
  /** The label of the button that saves. */
  submit: string;
  /** Shown beside that button. */
  beside?: ReactNode;
}

/** A short form in a card of its own, among other parts of a screen. */
export function FormSection({ title, form, submit, beside, children }: Props) {
  return (
    <Card title={title}>
      <Form
        form={form}
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
