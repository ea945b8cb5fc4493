import type { FormEvent, FormHTMLAttributes, ReactNode } from "react";
import { Button } from "../ui/Button";
import { classNames } from "../ui/classNames";
import { LeftNotice } from "./LeftNotice";

interface Submittable {
  handleSubmit: (event?: FormEvent) => Promise<void>;
  busy?: boolean;
  /** Input that an earlier window had left unsaved, with which the form began; null without anything. */
  left?: { readonly savedAt: string } | null;
  /** Shows what is saved instead. */
  discardLeft?: () => void;
  /** Forgets what is kept of the input in this browser. */
  forget?: () => void;
}

export interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, "onSubmit" | "noValidate"> {
  /** The return value of `useForm`. */
  form: Submittable;
  children: ReactNode;
  /** The label of the button that submits, below the fields. */
  submit?: string;
  /** The other buttons. */
  actions?: ReactNode;
  /** Keeps the buttons of a long form in sight: at the foot of its card, or of a page without one. */
  saveBar?: keyof typeof saveBars;
}

const bar =
  "sticky bottom-(--bar-height) z-10 border-line bg-surface py-3 max-sm:pb-[max(12px,env(safe-area-inset-bottom))]";
const saveBars = {
  card: `${bar} -mx-5 -mb-5 rounded-b-lg border-t px-5`,
  page: `${bar} rounded-t-lg border px-4 shadow-lift`,
} as const;

/** The form element of a `useForm`. Enter submits; the messages are ours, not the browser's. */
export function Form({ form, children, submit, actions, saveBar, className, ...rest }: FormProps) {
  return (
    <form {...rest} noValidate onSubmit={form.handleSubmit} className={classNames("grid gap-5", className)}>
      {form.left && form.discardLeft && (
        <LeftNotice savedAt={form.left.savedAt} onDiscard={form.discardLeft} />
      )}
      {children}
      {(submit || actions) && (
        <div
          data-save-bar={saveBar}
          className={classNames("flex flex-wrap items-center gap-2", saveBar ? saveBars[saveBar] : "pt-1")}
        >
          {submit && (
            <Button type="submit" variant="primary" busy={form.busy}>
              {submit}
            </Button>
          )}
          {actions}
        </div>
      )}
    </form>
  );
}
