import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "./classNames";

/** The props of every labelled control. `useForm().field(name)` supplies all of them except the hint. */
export interface FieldProps {
  label: string;
  id?: string | undefined;
  /** True shows a star, false shows '( Optional )', undefined (as for a filter) shows neither. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Whether the message is announced as soon as it is there; by default screen readers read it with the control. */
  isAlert?: boolean | undefined;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** Divides a control's props into those of its field and those of the control itself. */
export function divideProps<Props extends FieldProps>(props: Props) {
  const { label, id, required, hint, error, isAlert, hideLabel, className, ...own } = props;
  return { field: { label, id, required, hint, error, isAlert, hideLabel, className }, own };
}

/** The attributes that connect a control to its label, hint and message. */
export interface ControlAttributes {
  id: string;
  required: boolean | undefined;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface Props extends FieldProps {
  children: (control: ControlAttributes) => ReactNode;
}

/** A control with its label above and its hint and inline message below, connected for assistive technology. */
export function Field({ label, id, required, hint, error, isAlert, hideLabel, className, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const control: ControlAttributes = {
    id: controlId,
    required: required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": [errorId, hintId].filter(Boolean).join(" ") || undefined,
  };
  return (
    <div className={classNames("min-w-0", className)}>
      <div className={classNames("mb-1.5 flex items-baseline gap-1", hideLabel && "sr-only")}>
        <label htmlFor={controlId} className="text-sm font-medium text-ink">
          {label}
        </label>
        <RequirementMark required={required} />
      </div>
      {children(control)}
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} isAlert={isAlert} />
    </div>
  );
}

/** The star of a required field, or the tag of an optional one. Screen readers get this from the control itself. */
export function RequirementMark({ required }: { required: boolean | undefined }) {
  if (required === undefined) return null;
  return required ? (
    <span aria-hidden className="font-medium text-danger-ink">
      *
    </span>
  ) : (
    <span className="text-xs text-muted">( Optional )</span>
  );
}

interface NotesProps {
  hint?: ReactNode;
  hintId: string | undefined;
  error: string | undefined;
  errorId: string | undefined;
  isAlert?: boolean | undefined;
}

/** The hint and inline message of a control. */
export function FieldNotes({ hint, hintId, error, errorId, isAlert }: NotesProps) {
  return (
    <>
      {error && (
        <p
          id={errorId}
          role={isAlert ? "alert" : undefined}
          className="mt-1.5 flex items-start gap-1.5 text-xs font-medium text-danger-ink"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
