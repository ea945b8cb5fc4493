import {
  batchTypeLabels,
  presetDays,
  type Weekday,
  weekdays,
  weekdaysIn,
} from "#gateway/domains/batches/contract";
import { computeSchedule, type ScheduleTotals } from "#gateway/domains/batches/scheduleContract";
import type { Holidays } from "#gateway/domains/batchTopics/dayContract";
import { formatCount } from "#gateway/domains/countTextContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { findValue, getValues } from "#gateway/domains/labelsContract";
import { toNumber } from "#gateway/domains/numberContract";
import { classDaysInWords } from "~/formats/classDaysInWords";
import type { FieldBinding } from "~/forms/useForm";
import { useReadHolidays } from "~/layout/holidays/useHolidays";
import { classNames } from "~/ui/classNames";
import { TextInput } from "~/ui/TextInput";

interface ClassDaysFieldProps {
  id: string;
  label: string;
  /** The weekdays, separated with commas. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Parses the form's text. */
export const daysIn = (value: string): Weekday[] => weekdaysIn(value.split(","));

const shortName = (weekday: Weekday): string => weekday.charAt(0) + weekday.slice(1, 3).toLowerCase();
const fullName = (weekday: Weekday): string => weekday.charAt(0) + weekday.slice(1).toLowerCase();

/** A choice of the weekdays on which a batch has classes. */
function ClassDaysField({ id, label, value, onChange, error }: ClassDaysFieldProps) {
  const chosen = daysIn(value);
  const toggle = (weekday: Weekday) => {
    const next = chosen.includes(weekday) ? chosen.filter((day) => day !== weekday) : [...chosen, weekday];
    onChange(weekdaysIn(next).join(","));
  };
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-note`} className="min-w-0 outline-none">
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {weekdays.map((weekday) => (
          <label
            key={weekday}
            className={classNames(
              "touch relative inline-flex h-9 cursor-pointer items-center rounded-md border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink",
              chosen.includes(weekday)
                ? "border-brand-ink bg-brand-soft font-medium text-brand-ink"
                : "border-control text-soft hover:bg-hover",
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
            <span aria-hidden>{shortName(weekday)}</span>
            <span className="sr-only">{fullName(weekday)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={classNames("mt-1.5 text-xs", error ? "text-danger-ink" : "text-muted")}>
        {error ?? (chosen.length > 0 ? classDaysInWords(chosen) : "Defaults of the batch type")}
      </p>
    </fieldset>
  );
}

type Total = keyof ScheduleTotals;

interface Schedule extends Record<Total, string> {
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  batchType: string;
  classDays: string;
}

interface Props {
  values: Schedule;
  field: (name: Total | "classDays") => FieldBinding<string>;
  set: (name: "batchType" | "classDays", value: string) => void;
  /** Hours of the class days on which a topic was completed. */
  completedHours: number;
}

/** Returns the weekdays that the form names. */
const getWeekdays = ({ classDays, batchType }: Schedule) => {
  const chosen = daysIn(classDays);
  const type = findValue(batchTypeLabels, batchType) ?? "WEEKDAY";
  return chosen.length > 0 ? chosen : presetDays[type];
};

function computedBy(values: Schedule, holidays: Holidays): ScheduleTotals {
  const { startDate, endDate, startTime, endTime } = values;
  const dates =
    isDay(startDate) && isDay(endDate) ? { startDate, endDate } : { startDate: "1", endDate: "0" };
  const own = { duration: toNumber(values.duration) ?? 0, noOfDays: toNumber(values.noOfDays) ?? 0 };
  const facts = { ...dates, startTime, endTime, classDays: getWeekdays(values), holidays };
  return computeSchedule(facts, [], own);
}

/** The class days, and the totals calculated from them unless staff type others. */
export function ScheduleFields({ values, field, set, completedHours }: Props) {
  const holidays = useReadHolidays();
  const computed = { ...computedBy(values, holidays), completedHours };
  const total = (name: Total, inputMode: "numeric" | "decimal", unit: string) => (
    <TextInput
      {...field(name)}
      inputMode={inputMode}
      autoComplete="off"
      placeholder={formatCount(computed[name])}
      hint={`${unit}. Calculated: ${formatCount(computed[name])}`}
    />
  );
  const chooseDays = (classDays: string) => {
    set("classDays", classDays);
    const preset = getValues(batchTypeLabels).find((type) => presetDays[type].join(",") === classDays);
    if (preset) set("batchType", preset);
  };
  return (
    <>
      <ClassDaysField {...field("classDays")} onChange={chooseDays} />
      <div className="grid gap-5 sm:grid-cols-2">
        {total("duration", "numeric", "Minutes per class")}
        {total("noOfDays", "numeric", "Number of classes")}
        {total("totalHours", "decimal", "Hours of all classes")}
        {total("completedHours", "decimal", "Hours taught so far")}
      </div>
    </>
  );
}
