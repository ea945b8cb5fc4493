import type { TextareaHTMLAttributes } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | "value" | "onChange">;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** The maximum length. A counter appears as the text comes near it. */
  limit?: number | undefined;
  /** One line high until the text needs more, as in a chat. */
  compact?: boolean | undefined;
}

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { field, own } = divideProps(props);
  const { value, onChange, limit, compact, ...native } = own;
  const near = limit !== undefined && value.length >= limit * 0.8;
  const shownHint = near ? `${value.length} of ${limit} characters` : field.hint;
  return (
    <Field {...field} hint={shownHint}>
      {(control) => (
        <textarea
          rows={4}
          {...native}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            controlClass,
            "field-sizing-content py-2",
            compact ? "max-h-48 min-h-11 resize-none" : "max-h-96 min-h-20",
          )}
        />
      )}
    </Field>
  );
}
