import type { BatchType } from "#gateway/database/generated/prisma/enums";
import { addMonths as laterByMonths } from "#gateway/domains/dayContract";

/** A day as the number of days since 1970-01-01, so that days can be added and compared. */
export type Day = number;

/** Converts days into stored values, all from one given today. */
export interface Calendar {
  readonly today: Day;
  /** A moment of a day as a timestamp, cut at the start of today: the demo data knows no hour of today. */
  moment(day: Day, secondOfDay: number): string;
  /** A moment of a day that may be to come. */
  planned(day: Day, secondOfDay: number): string;
}

const dayLength = 86_400_000;
/** Asia/Kolkata knows no summer time. */
const indiaOffset = 19_800_000;

/** The day of a date in the form YYYY-MM-DD. */
export function toDayNumber(date: string): Day {
  const time = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(time)) throw new RangeError(`Not a date: ${date}`);
  return time / dayLength;
}

/** The date of a day in the form YYYY-MM-DD. */
export function toDateText(day: Day): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The same day of the month some months later, or the month's last day if it is shorter. */
export const addMonths = (day: Day, months: number): Day =>
  toDayNumber(laterByMonths(toDateText(day), months));

/** Whether a batch of the type has classes on the day. */
export function isClassDay(day: Day, batchType: BatchType): boolean {
  const weekday = new Date(day * dayLength).getUTCDay();
  if (batchType === "SATURDAY") return weekday === 6;
  if (batchType === "SUNDAY") return weekday === 0;
  return weekday !== 0 && weekday !== 6;
}

/** The class days from one day to another, both included; none of them a holiday. */
export function classDays(
  batchType: BatchType,
  [from, to]: readonly [Day, Day],
  holidays: ReadonlySet<Day> = new Set(),
): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day += 1)
    if (isClassDay(day, batchType) && !holidays.has(day)) days.push(day);
  return days;
}

/** Creates the calendar of an organization whose today is given as YYYY-MM-DD. */
export function createCalendar(today: string): Calendar {
  const todayDay = toDayNumber(today);
  const startOfToday = todayDay * dayLength - indiaOffset;
  return {
    today: todayDay,
    moment(day, secondOfDay) {
      const time = day * dayLength + Math.round(secondOfDay * 1000) - indiaOffset;
      return new Date(Math.min(time, startOfToday)).toISOString();
    },
    planned: (day, secondOfDay) => new Date(day * dayLength + secondOfDay * 1000 - indiaOffset).toISOString(),
  };
}
