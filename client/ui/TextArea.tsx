import type { TextareaHTMLAttributes } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";
import { getLimitNotes } from "./textLimit";

// `maxLength` would cut a pasted text without a word.
type Native = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  keyof FieldProps | "value" | "onChange" | "maxLength"
>;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** The most characters. A counter appears as the text comes near it; a longer text stays, with a message. */
  limit?: number | undefined;
  /** One line high until the text needs more, as in a chat. */
  compact?: boolean | undefined;
}

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { field, own } = divideProps(props);
  const { value, onChange, limit, compact, ...native } = own;
  const { notes, mark } = getLimitNotes({ ...field, value, limit });
  return (
    <Field {...field} {...notes}>
      {(control) => (
        <textarea
          rows={4}
          {...native}
          {...mark}
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
