import { batchTypes, presetDays } from "#gateway/domains/batches/contract";
import { computeSchedule, type ScheduleFigures } from "#gateway/domains/batches/scheduleContract";
import { type Holidays, isDay } from "#gateway/domains/batchTopics/dayContract";
import { formatCount } from "~/formats/counts";
import type { FieldBinding } from "~/forms/useForm";
import { useReadHolidays } from "~/layout/holidays/useHolidays";
import { TextInput } from "~/ui/TextInput";
import { ClassDaysField, daysIn } from "./ClassDaysField";

type Figure = keyof ScheduleFigures;

interface Schedule extends Record<Figure, string> {
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  batchType: string;
  classDays: string;
}

interface Props {
  values: Schedule;
  field: (name: Figure | "classDays") => FieldBinding<string>;
  set: (name: "batchType" | "classDays", value: string) => void;
  /** Hours of the class days on which a topic was completed. */
  completedHours: number;
}

/** Returns the days of the week that the form says. */
const weekdaysOf = ({ classDays, batchType }: Schedule) => {
  const chosen = daysIn(classDays);
  const type = batchTypes.find((known) => known === batchType) ?? "WEEKDAY";
  return chosen.length > 0 ? chosen : presetDays[type];
};

const numberOf = (text: string): number => Number(text) || 0;

function computedBy(values: Schedule, holidays: Holidays): ScheduleFigures {
  const { startDate, endDate, startTime, endTime } = values;
  const dates =
    isDay(startDate) && isDay(endDate) ? { startDate, endDate } : { startDate: "1", endDate: "0" };
  const own = { duration: numberOf(values.duration), noOfDays: numberOf(values.noOfDays) };
  const facts = { ...dates, startTime, endTime, classDays: weekdaysOf(values), holidays };
  return computeSchedule(facts, [], own);
}

/** The class days, and what they add up to unless staff type something else. */
export function ScheduleFields({ values, field, set, completedHours }: Props) {
  const holidays = useReadHolidays();
  const computed = { ...computedBy(values, holidays), completedHours };
  const figure = (name: Figure, inputMode: "numeric" | "decimal", unit: string) => (
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
    const preset = batchTypes.find((type) => presetDays[type].join(",") === classDays);
    if (preset) set("batchType", preset);
  };
  return (
    <>
      <ClassDaysField {...field("classDays")} onChange={chooseDays} />
      <div className="grid gap-5 sm:grid-cols-2">
        {figure("duration", "numeric", "Minutes per class")}
        {figure("noOfDays", "numeric", "Number of classes")}
        {figure("totalHours", "decimal", "Hours of all classes")}
        {figure("completedHours", "decimal", "Hours taught so far")}
      </div>
    </>
  );
}
