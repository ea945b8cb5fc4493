import type { TextareaHTMLAttributes } from "react";
import { classNames } from "./classNames";
import { controlClass, Field, type FieldProps } from "./Field";

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | "value" | "onChange">;

export interface TextAreaProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  /** The most characters that fit; the count is shown once it comes near. */
  limit?: number | undefined;
}

/** Several lines of text that grow with what is typed. */
export function TextArea(props: TextAreaProps) {
  const { label, id, required, hint, error, hideLabel, className, value, onChange, limit, ...rest } = props;
  const near = limit !== undefined && value.length >= limit * 0.8;
  const shownHint = near ? `${value.length} of ${limit} characters` : hint;
  return (
    <Field {...{ label, id, required, error, hideLabel, className }} hint={shownHint}>
      {(control) => (
        <textarea
          rows={4}
          {...rest}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(controlClass, "field-sizing-content max-h-96 min-h-20 py-2")}
        />
      )}
    </Field>
  );
}
