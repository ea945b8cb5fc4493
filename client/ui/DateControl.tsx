import { Anchor, Root, Trigger } from "@radix-ui/react-popover";
import { CalendarDays } from "lucide-react";
import { type InputHTMLAttributes, type KeyboardEvent, useRef, useState } from "react";
import type { Day } from "#gateway/domains/dayContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { formatDate } from "../formats/dates";
import { instituteToday, readTypedDate } from "../formats/typedDate";
import { classNames } from "./classNames";
import { controlClass } from "./controlClass";
import { DateCalendar } from "./DateCalendar";
import { IconButton } from "./IconButton";
import { isComposing } from "./isComposing";

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "onChange" | "min" | "max" | "size">;

export interface DateControlProps extends Native {
  /** Names the calendar. */
  label: string;
  /** YYYY-MM-DD, or the typed text when it is not a date. */
  value: string;
  /** Called on each keystroke. */
  onType?: (text: string) => void;
  /** Called with a day, '' or a text that is not a date: on Enter, on blur, and when the calendar chooses. */
  onCommit: (value: string) => void;
  format?: (day: Day) => string;
  today?: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  compact?: boolean;
}

/** A date field that accepts 20-11, 20 Nov 2026, +1 or today, or a day from the calendar. */
export function DateControl(props: DateControlProps) {
  const { label, value, onType, onCommit, format = formatDate, compact, className, ...others } = props;
  const { today = instituteToday(), min, max, ...native } = others;
  const days = { today, min, max };
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const current = isDay(value) ? value : null;
  const shown = current ? format(current) : value;
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onCommit(draft.trim() === "" ? "" : (readTypedDate(draft, { ...days, current }) ?? draft.trim()));
  };
  const focusInput = () => input.current?.focus();
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    native.onKeyDown?.(event);
    if (event.key === "Enter") commit();
    if (event.key === "Escape" && draft !== null) setDraft(null);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Anchor className={classNames("relative", className)}>
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="dd-mm-yyyy"
          {...native}
          ref={input}
          value={draft ?? shown}
          onFocus={({ target }) => target.select()}
          onKeyDown={keys}
          onChange={({ target }) => {
            setDraft(target.value);
            onType?.(target.value);
          }}
          onBlur={(event) => {
            commit();
            native.onBlur?.(event);
          }}
          className={classNames(
            controlClass,
            "tabular-nums",
            compact ? "h-8 px-2! pr-8! text-xs" : "h-9 pr-10!",
          )}
        />
        <Trigger asChild>
          <IconButton
            label="Open calendar"
            icon={<CalendarDays />}
            size="sm"
            disabled={native.disabled}
            className={classNames("absolute! right-0.5", compact ? "top-0" : "top-0.5")}
          />
        </Trigger>
      </Anchor>
      {open && (
        <DateCalendar
          {...days}
          label={label}
          value={current}
          onChoose={(day) => {
            setDraft(null);
            onCommit(day);
            setOpen(false);
            focusInput();
          }}
          onEscape={focusInput}
        />
      )}
    </Root>
  );
}
