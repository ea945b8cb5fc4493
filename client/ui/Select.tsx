import { ChevronDown } from "lucide-react";
import type { SelectHTMLAttributes } from "react";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { divideProps, Field, type FieldProps } from "./Field";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

type Native = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  keyof FieldProps | "value" | "onChange" | "children"
>;

export interface SelectProps extends FieldProps, Native {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The text of the empty option; null omits it. Defaults to '--- Select a {label} ---'. */
  placeholder?: string | null | undefined;
  /** As high as a small button, for the rows of a table. */
  compact?: boolean | undefined;
}

/** A native select with its label, hint and inline message. */
export function Select(props: SelectProps) {
  const { field, own } = divideProps(props);
  const {
    value,
    onChange,
    options,
    compact,
    placeholder = `--- Select a ${field.label} ---`,
    ...native
  } = own;
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...native}
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              controlClass,
              "appearance-none truncate pr-9",
              compact ? "h-7 py-0 text-xs" : "h-9",
              value === "" && "text-muted",
            )}
          >
            {placeholder !== null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
