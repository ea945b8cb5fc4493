import type { KeyboardEvent } from "react";
import { classNames } from "~/ui/classNames";

interface Props {
  label: string;
  text: string;
  /** Why it can't be saved as it is; undefined where nothing is known against it. */
  problem: string | undefined;
  /** Whether the message has its place above the field, as in the last row of a grid. */
  isMessageAbove: boolean;
  onChange: (text: string) => void;
  /** The keys that end the typing: saved, or left with Escape. */
  onKey: (key: string) => void;
  onLeave: () => void;
}

const endKeys: readonly string[] = ["Enter", "Tab", "Escape", "ArrowUp", "ArrowDown"];

/** The field of a cell in which a mark is typed, with why it was not taken. */
export function MarkField(props: Props) {
  const { label, text, problem, isMessageAbove, onChange, onKey, onLeave } = props;
  const takeKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (!endKeys.includes(event.key)) return;
    event.preventDefault();
    onKey(event.key);
  };
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the field replaces the cell that has the focus.
        autoFocus
        aria-label={label}
        aria-invalid={problem !== undefined}
        inputMode="decimal"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onLeave}
        onKeyDown={takeKey}
        className={classNames(
          "h-full w-full border-2 bg-surface px-2 text-right tabular-nums",
          problem ? "border-danger-line text-danger-ink" : "border-brand",
        )}
      />
      {problem && (
        <p
          role="alert"
          className={classNames(
            "pointer-events-none absolute right-0 z-30 rounded-md border border-danger-line bg-danger-soft px-2 py-1 text-xs font-medium whitespace-nowrap text-danger-ink shadow-lift",
            isMessageAbove ? "bottom-full" : "top-full",
          )}
        >
          {problem}
        </p>
      )}
    </>
  );
}
