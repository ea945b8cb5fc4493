import type { HolidayDays } from "#gateway/domains/holidays/contract";
import { formatDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";

export const holidayNoun = { one: "holiday", many: "holidays" } as const;

const dayWithWeekday = (day: string): string => `${weekdayInWords(day)} ${formatDate(day)}`;

/** A holiday's days with their days of the week: 'Fri 25-Dec-2026', 'Mon 26-Oct-2026 to Fri 30-Oct-2026'. */
export const spanInWords = ({ day, endDay }: HolidayDays): string =>
  day === endDay ? dayWithWeekday(day) : `${dayWithWeekday(day)} to ${dayWithWeekday(endDay)}`;
