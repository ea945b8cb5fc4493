import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { addDays, type Day } from "../../gateway/domains/batchTopics/dayContract";
import { formatDate } from "../formats/dates";
import { addMonths, monthInWords, monthWeeks, weekdayInWords } from "../formats/months";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { placeFloating } from "./placeFloating";

interface Props {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** The chosen day; null for none. */
  value: Day | null;
  today: Day;
  min?: Day | undefined;
  max?: Day | undefined;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const leaps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** Returns the same day of another month, or the last day of a shorter one. */
function inMonth(day: Day, by: number): Day {
  const month = addMonths(day.slice(0, 7), by);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

function dayAfterKey(key: string, day: Day): Day | null {
  const [step, leap] = [steps[key], leaps[key]];
  if (step) return addDays(day, step);
  return leap ? inMonth(day, leap) : null;
}

/** A month to choose a day from, in the top layer: arrows go by days and weeks, Page Up and Down by months. */
export function DateCalendar({ label, anchor, value, today, min, max, onChoose, onClose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const clamped = today < (min ?? today) ? (min ?? today) : today > (max ?? today) ? (max ?? today) : today;
  const [active, setActive] = useState<Day>(value ?? clamped);
  const isAllowed = (day: Day) => (!min || day >= min) && (!max || day <= max);
  useLayoutEffect(() => {
    frame.current?.showPopover?.();
    if (frame.current) placeFloating(frame.current, anchor.current);
  });
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);
  const keys = (event: KeyboardEvent) => {
    const next = event.key === "Escape" ? null : dayAfterKey(event.key, active);
    if (event.key !== "Escape" && !next) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) setActive(next);
    else onClose();
  };
  const leave = (target: EventTarget | null) => {
    const inside =
      target instanceof Node && (frame.current?.contains(target) || anchor.current?.contains(target));
    if (target && !inside) onClose();
  };
  return (
    <div
      ref={frame}
      popover="manual"
      role="dialog"
      aria-label={`Calendar of ${label}`}
      onKeyDown={keys}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      className="fixed inset-auto m-0 rounded-lg border border-line bg-raised p-3 text-ink shadow-float"
    >
      <MonthHead month={active.slice(0, 7)} onMove={(by) => setActive(inMonth(active, by))} />
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
    </div>
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
