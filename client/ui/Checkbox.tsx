import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./classNames";
import { FieldNotes } from "./Field";

export interface CheckboxProps {
  label: string;
  value: boolean;
  /** `withRange` is true while Shift is held. */
  onChange: (value: boolean, withRange: boolean) => void;
  id?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** A checkbox that is submitted with the form. The whole line is clickable. */
export function Checkbox(props: CheckboxProps) {
  const { label, value, onChange, id, hint, error, hideLabel, className, ...native } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={className}>
      <label className="touch inline-flex cursor-pointer items-center gap-2.5 text-sm text-ink has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="relative inline-flex size-4.5 shrink-0">
          <input
            {...native}
            type="checkbox"
            id={controlId}
            checked={value}
            onChange={({ target, nativeEvent }) =>
              onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
            aria-invalid={error ? true : undefined}
            aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
            className="peer size-4.5 appearance-none rounded-sm border border-control bg-surface transition-colors checked:border-brand checked:bg-brand disabled:opacity-60 aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className={classNames(hideLabel && "sr-only")}>{label}</span>
      </label>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
