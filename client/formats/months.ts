import { addDays, addMonths, type Day, getWeekday, midnight } from "#gateway/domains/dayContract";
import { formatTopicDate } from "./dates";

/**
 * Returns the weeks of a month given as YYYY-MM, from Monday; the first and last week include days of the adjacent
 * months.
 */
export function monthWeeks(month: string): Day[][] {
  const first = `${month}-01`;
  let monday = addDays(first, -((getWeekday(first) + 6) % 7));
  const weeks: Day[][] = [];
  do {
    const start = monday;
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    monday = addDays(monday, 7);
  } while (monday.startsWith(month));
  return weeks;
}

const names = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });

/** 'November 2026' */
export const monthInWords = (month: string): string => names.format(midnight(`${month}-01`));

/** 'Mon' to 'Sun' */
export const weekdayInWords = (day: Day): string => weekdays.format(midnight(day));

/** Returns a day's month as YYYY-MM. */
export const toMonth = (day: Day): string => day.slice(0, 7);

/** Returns the month that is the given number of months later. */
export const shiftMonth = (month: string, by: number): string => toMonth(addMonths(`${month}-01`, by));

/** Formats a day with its weekday: 'Fri 20-11-2026'. */
export const dayInWords = (day: Day): string => `${weekdayInWords(day)} ${formatTopicDate(day)}`;
