import { Check, Minus } from "lucide-react";
import { useEffect, useRef } from "react";
import { classNames } from "./classNames";

interface Props {
  label: string;
  /** 'some' shows the indeterminate state. */
  state: "none" | "some" | "all";
  onToggle: (withRange: boolean) => void;
}

/** The checkbox that selects a row of a table, or a whole page. */
export function SelectBox({ label, state, onToggle }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === "some";
  }, [state]);
  const Mark = state === "some" ? Minus : Check;
  return (
    <label className="touch-square relative inline-flex size-4.5 shrink-0 cursor-pointer items-center justify-center align-middle">
      <input
        ref={input}
        type="checkbox"
        title={label}
        checked={state === "all"}
        // The click event knows whether Shift is held; the change event does not.
        onClick={(event) => onToggle(event.shiftKey)}
        onChange={() => undefined}
        className={classNames(
          "size-4.5 cursor-pointer appearance-none rounded-sm border transition-colors",
          state === "none" ? "border-control bg-surface" : "border-brand bg-brand",
        )}
      />
      <span className="sr-only">{label}</span>
      {state !== "none" && (
        <Mark
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-brand"
        />
      )}
    </label>
  );
}
