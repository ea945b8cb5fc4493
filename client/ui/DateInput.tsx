import type { Day } from "#gateway/domains/batchTopics/dayContract";
import { fullDate } from "../formats/typedDate";
import { DateControl } from "./DateControl";
import { Field, type FieldProps } from "./Field";

export interface DateInputProps extends FieldProps {
  /** YYYY-MM-DD, nothing, or a text that is no date, which the form's schema refuses. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  today?: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A date with its label, hint and inline message. A date that is typed in full counts at once. */
export function DateInput({ value, onChange, onBlur, name, today, min, max, ...field }: DateInputProps) {
  return (
    <Field {...field}>
      {(control) => (
        <DateControl
          {...control}
          {...{ name, value, today, min, max }}
          label={field.label}
          onType={(text) => onChange(fullDate(text) ?? text.trim())}
          onCommit={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
