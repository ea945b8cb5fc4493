import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteHoliday } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";
import { rescueFocus } from "~/ui/useHeadingFocus";
import type { HolidayItem } from "./pastedHolidays";
import { countHolidayDays, holidayNoun, spanInWords } from "./pastedHolidays";

/** Confirms the deletion of a holiday. */
export function DeleteHoliday({ holiday, onClose }: { holiday: HolidayItem; onClose: () => void }) {
  const [remove] = useMutation(deleteHoliday);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const removed = await remove(
      { holidayId: holiday.databaseId },
      { updater: (store) => takeHolidays(store, store.getRootField("deleteHoliday")), onFailure: setError },
    );
    if (!removed) return;
    onClose();
    // The holiday's own button has been removed.
    requestAnimationFrame(rescueFocus);
  };
  return (
    <ConfirmDialog
      open
      subject={`${holiday.name}, ${spanInWords(holiday)}`}
      message={
        countHolidayDays(holiday) === 1
          ? "The day counts as a class day again."
          : "These days count as class days again."
      }
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

interface Props {
  holidays: readonly HolidayItem[];
  today: string;
  /** Opens the dialog of a holiday; null for viewers who cannot edit. */
  onAsk: ((act: "edit" | "delete", holiday: HolidayItem) => void) | null;
}

/** The holidays by year. */
function byYear(holidays: readonly HolidayItem[]): [year: string, holidays: HolidayItem[]][] {
  const years = new Map<string, HolidayItem[]>();
  for (const holiday of holidays) {
    const year = holiday.day.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), holiday]);
  }
  return [...years].sort(([value], [other]) => value.localeCompare(other));
}

/** The holidays by year, the current one first; earlier years are collapsed below. */
export function HolidayYears({ holidays, today, onAsk }: Props) {
  const years = byYear(holidays);
  const current = years.filter(([year]) => year >= today.slice(0, 4));
  const earlier = years.filter(([year]) => year < today.slice(0, 4)).reverse();
  return (
    <div className="grid max-w-4xl gap-6">
      {current.map(([year, list]) => (
        <Year key={year} year={year} list={list} today={today} onAsk={onAsk} />
      ))}
      {earlier.length > 0 && (
        <details open={current.length === 0} className="grid gap-6">
          <summary className="touch text-sm font-semibold text-ink">Earlier years</summary>
          <div className="mt-4 grid gap-6">
            {earlier.map(([year, list]) => (
              <Year key={year} year={year} list={list} today={today} onAsk={onAsk} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface YearProps extends Omit<Props, "holidays"> {
  year: string;
  list: readonly HolidayItem[];
}

function Year({ year, list, today, onAsk }: YearProps) {
  return (
    <Card flush title={year} description={formatQuantity(list.length, holidayNoun)}>
      <ul aria-label={`Holidays in ${year}`} className="mt-2">
        {list.map((holiday) => (
          <Row key={holiday.id} holiday={holiday} today={today} onAsk={onAsk} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ holiday, today, onAsk }: Omit<Props, "holidays"> & { holiday: HolidayItem }) {
  const { name, endDay } = holiday;
  const days = countHolidayDays(holiday);
  const isPast = endDay < today;
  return (
    <li className="flex items-center gap-x-4 border-t border-line px-5 py-2 text-sm">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[23rem_minmax(0,1fr)]">
        <span className="text-muted tabular-nums max-sm:order-last">
          {spanInWords(holiday)}
          {days > 1 && ` (${days} days)`}
        </span>
        <span className={classNames("font-medium wrap-anywhere", isPast ? "text-soft" : "text-ink")}>
          {name}
        </span>
      </div>
      {onAsk && (
        <span className="flex shrink-0 gap-1">
          <IconButton
            label={`Edit ${name}, ${spanInWords(holiday)}`}
            icon={<Pencil />}
            size="sm"
            onClick={() => onAsk("edit", holiday)}
          />
          <IconButton
            label={`Delete ${name}, ${spanInWords(holiday)}`}
            icon={<Trash2 />}
            size="sm"
            onClick={() => onAsk("delete", holiday)}
          />
        </span>
      )}
    </li>
  );
}
