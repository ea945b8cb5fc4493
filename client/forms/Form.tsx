import type { FormEvent, FormHTMLAttributes, ReactNode } from "react";
import { classNames } from "../ui/classNames";

interface Submittable {
  handleSubmit: (event?: FormEvent) => Promise<void>;
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "noValidate"> {
  /** The return value of `useForm`. */
  form: Submittable;
  children: ReactNode;
  /** The buttons, below the fields. */
  actions?: ReactNode;
}

/** The form element of a `useForm`. Enter submits; the messages are ours, not the browser's. */
export function Form({ form, children, actions, className, ...rest }: FormProps) {
  return (
    <form {...rest} noValidate onSubmit={form.handleSubmit} className={classNames("grid gap-5", className)}>
      {children}
      {actions && <div className="flex flex-wrap items-center gap-2 pt-1">{actions}</div>}
    </form>
  );
}
