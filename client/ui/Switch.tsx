import { classNames } from "./classNames";

export interface SwitchProps {
  label: string;
  /** The thing that the setting belongs to, where several have the same label; only read aloud. */
  about?: string | undefined;
  value: boolean;
  onChange: (value: boolean) => void;
  id?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
  hideLabel?: boolean | undefined;
}

/** A setting that takes effect as soon as it is switched. */
export function Switch({ label, about, value, onChange, id, hint, disabled, hideLabel }: SwitchProps) {
  return (
    <label className="touch inline-flex cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <span className="relative inline-flex h-5 w-9 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state; ARIA in HTML forbids aria-checked.
          role="switch"
          id={id}
          disabled={disabled}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-5 w-9 appearance-none rounded-full border border-control bg-control transition-colors checked:border-brand checked:bg-brand"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-surface shadow-rest transition-transform peer-checked:translate-x-4 peer-checked:bg-on-brand"
        />
      </span>
      <span className={classNames("text-sm text-ink", hideLabel && "sr-only")}>
        {about !== undefined && <span className="sr-only">{about}: </span>}
        {label}
        {hint && <span className="block text-xs text-muted">{hint}</span>}
      </span>
    </label>
  );
}
