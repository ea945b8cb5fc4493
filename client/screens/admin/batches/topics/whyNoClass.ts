import type { ClassCalendar, Day } from "#gateway/domains/batchTopics/dayContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";

/** Says why the batch does not meet on a day: the holiday that it is, or else the day of the week. */
export function whyNoClass({ holidays }: ClassCalendar, day: Day): string {
  const name = holidays.get(day);
  return name === undefined ? "no class day" : holidayMessages.noClass(name);
}
