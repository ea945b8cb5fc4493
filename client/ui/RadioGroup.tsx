import { type ReactNode, useId } from "react";
import { classNames } from "./classNames";
import { FieldNotes, type FieldProps, RequirementMark } from "./Field";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** 'cards' gives each option a box, as in an assessment; 'row' puts them side by side. */
  look?: "list" | "row" | "cards" | undefined;
}

const layouts = { list: "grid gap-1.5", row: "flex flex-wrap gap-x-5 gap-y-1.5", cards: "grid gap-2" };
const card =
  "rounded-lg border border-line bg-surface px-4 py-3 hover:border-control has-checked:border-brand-ink has-checked:bg-brand-soft";

/** A choice among a few visible options, navigated with the arrow keys. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, id, required, hint, error, hideLabel, className, look = "list" } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset
      className={className}
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
    >
      <legend className={classNames("mb-1.5 text-sm font-medium text-ink", hideLabel && "sr-only")}>
        {label} <RequirementMark required={required} />
      </legend>
      <div className={layouts[look]}>
        {props.options.map((option, index) => (
          <Choice
            key={option.value}
            group={props}
            option={option}
            id={index === 0 ? groupId : undefined}
            name={groupId}
          />
        ))}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
}

interface ChoiceProps {
  group: RadioGroupProps;
  option: RadioOption;
  id: string | undefined;
  name: string;
}

function Choice({ group, option, id, name }: ChoiceProps) {
  return (
    <label
      className={classNames(
        "touch flex cursor-pointer items-start gap-2.5 text-sm text-ink has-disabled:cursor-not-allowed has-disabled:text-muted",
        group.look === "cards" && card,
      )}
    >
      <input
        type="radio"
        id={id}
        name={group.name ?? name}
        value={option.value}
        checked={group.value === option.value}
        disabled={option.disabled}
        required={group.required || undefined}
        onChange={() => group.onChange(option.value)}
        onBlur={group.onBlur}
        className="mt-0.5 size-4.5 shrink-0 appearance-none rounded-full border border-control bg-surface transition-[border-width] checked:border-[5px] checked:border-brand"
      />
      <span className="min-w-0">
        {option.label}
        {option.hint && <span className="block text-xs text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}
