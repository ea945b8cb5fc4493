import { Content, Portal } from "@radix-ui/react-popover";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { addDays, addMonths, type Day } from "#gateway/domains/dayContract";
import { formatDate } from "../formats/dates";
import { monthInWords, monthWeeks, weekdayInWords } from "../formats/months";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";

interface Props {
  label: string;
  /** The chosen day; null for none. */
  value: Day | null;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
  /** Called before Escape closes the calendar. */
  onEscape: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const leaps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

function dayAfterKey(key: string, day: Day): Day | null {
  const [step, leap] = [steps[key], leaps[key]];
  if (step) return addDays(day, step);
  return leap ? addMonths(day, leap) : null;
}

/** A month to choose a day from: arrow keys move by days and weeks, Page Up and Page Down by months. */
export function DateCalendar({ label, value, today, min, max, onChoose, onEscape }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const clamped = today < (min ?? today) ? (min ?? today) : today > (max ?? today) ? (max ?? today) : today;
  const [active, setActive] = useState<Day>(value ?? clamped);
  const isAllowed = (day: Day) => (!min || day >= min) && (!max || day <= max);
  const focusDay = (day: Day) =>
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus({ preventScroll: true });
  const keys = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, active);
    if (!next) return;
    event.preventDefault();
    // The element around the field may handle arrow keys itself.
    event.stopPropagation();
    // The day may be in another month, which has to render first.
    flushSync(() => setActive(next));
    focusDay(next);
  };
  const begin = (event: Event) => {
    event.preventDefault();
    focusDay(active);
  };
  return (
    <Portal>
      <Content
        ref={frame}
        aria-label={`Calendar of ${label}`}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onKeyDown={keys}
        onOpenAutoFocus={begin}
        onEscapeKeyDown={onEscape}
        className="z-50 rounded-lg border border-line bg-raised p-3 text-ink shadow-float outline-none"
      >
        <MonthHead month={active.slice(0, 7)} onMove={(by) => setActive(addMonths(active, by))} />
        <table className="text-center text-sm tabular-nums">
          <thead>
            <tr>
              {(monthWeeks(active.slice(0, 7))[0] ?? []).map((day) => (
                <th key={day} scope="col" className="pb-1 text-xs font-medium text-muted">
                  {weekdayInWords(day).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthWeeks(active.slice(0, 7)).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day} className="p-0.5">
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={formatDate(day)}
                      aria-pressed={day === value}
                      aria-current={day === today ? "date" : undefined}
                      disabled={!isAllowed(day) && day !== active}
                      aria-disabled={!isAllowed(day) || undefined}
                      onClick={() => isAllowed(day) && onChoose(day)}
                      className={dayClass({ day, value, today, active, isAllowed: isAllowed(day) })}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Content>
    </Portal>
  );
}

interface DayLook {
  day: Day;
  value: Day | null;
  today: Day;
  active: Day;
  isAllowed: boolean;
}

const dayClass = ({ day, value, today, active, isAllowed }: DayLook): string =>
  classNames(
    "size-9 rounded-md",
    day === value ? "bg-brand font-semibold text-on-brand" : isAllowed && "hover:bg-hover",
    day !== value && day === today && "font-semibold text-brand-ink",
    day !== value &&
      (isAllowed ? day.slice(0, 7) !== active.slice(0, 7) && "text-muted" : "text-muted opacity-50"),
  );

function MonthHead({ month, onMove }: { month: string; onMove: (by: -1 | 1) => void }) {
  return (
    <div className="mb-2 flex items-center justify-between gap-2">
      <IconButton label="Previous month" icon={<ChevronLeft />} size="sm" onClick={() => onMove(-1)} />
      <span aria-live="polite" className="text-sm font-semibold">
        {monthInWords(month)}
      </span>
      <IconButton label="Next month" icon={<ChevronRight />} size="sm" onClick={() => onMove(1)} />
    </div>
  );
}
