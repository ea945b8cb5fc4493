import type { Day } from "#gateway/domains/dayContract";
import { fullDate } from "../formats/typedDate";
import { DateControl } from "./DateControl";
import { Field, type FieldProps } from "./Field";

export interface DateInputProps extends FieldProps {
  /** YYYY-MM-DD, '', or a text that is not a date, which the form's schema refuses. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  today?: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** A date with its label, hint and inline message. Its value changes as soon as a complete date is typed. */
export function DateInput({ value, onChange, onBlur, name, today, min, max, ...field }: DateInputProps) {
  return (
    <Field {...field}>
      {(control) => (
        <DateControl
          {...control}
          name={name}
          value={value}
          today={today}
          min={min}
          max={max}
          label={field.label}
          onType={(text) => onChange(fullDate(text) ?? text.trim())}
          onCommit={onChange}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
