import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { FieldNotes } from "./Field";

interface Props {
  id: string;
  label: string;
  /** The thing that the group belongs to, where several have the same label; only read aloud. */
  about?: string;
  error: string | undefined;
  /** Whether the message is above the controls, since they take much room. */
  isLong?: boolean;
  className?: string;
  children: ReactNode;
}

/** Several controls that are one field of a form. The group takes the focus when its field is wrong. */
export function FieldGroup({ id, label, about, error, isLong = false, className, children }: Props) {
  const notes = <FieldNotes error={error} errorId={`${id}-error`} hintId={undefined} />;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className={classNames(className, "outline-none")}
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">
        {about !== undefined && <span className="sr-only">{about}: </span>}
        {label}
      </legend>
      {isLong && notes}
      {children}
      {!isLong && notes}
    </fieldset>
  );
}
