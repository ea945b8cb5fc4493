import { type Weekday, weekdays, weekdaysIn } from "#gateway/domains/batches/contract";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { classNames } from "~/ui/classNames";

interface Props {
  id: string;
  label: string;
  /** The days, separated with commas. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Reads the days of the form's text. */
export const daysIn = (value: string): Weekday[] => weekdaysIn(value.split(","));

const shortName = (weekday: Weekday): string => weekday.charAt(0) + weekday.slice(1, 3).toLowerCase();
const fullName = (weekday: Weekday): string => weekday.charAt(0) + weekday.slice(1).toLowerCase();

/** Chooses the days of the week that a batch meets on. */
export function ClassDaysField({ id, label, value, onChange, error }: Props) {
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
              aria-label={fullName(weekday)}
              checked={chosen.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
            {shortName(weekday)}
          </label>
        ))}
      </div>
      <p id={`${id}-note`} className={classNames("mt-1.5 text-xs", error ? "text-danger-ink" : "text-muted")}>
        {error ?? (chosen.length > 0 ? classDaysInWords(chosen) : "Those of the batch type")}
      </p>
    </fieldset>
  );
}
