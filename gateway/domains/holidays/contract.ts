import { z } from "zod";
import type { Holidays } from "../batchTopics/dayContract";
import { nameText, optionalDay, requiredDay } from "../contract";
import { addDays, type Day, daysFrom } from "../dayContract";
import { formatDay } from "../dayTextContract";
import { getRowMessages } from "../messagesContract";

export const holidayLimits = {
  name: 60,
  /** Days of one holiday. */
  days: 100,
  /** Holidays that are added at once. */
  atOnce: 100,
  /** Holidays of an organization. */
  all: 500,
} as const;

export const holidayLabels = { day: "Date", endDay: "Last day", name: "Name" } as const;

/** A holiday's days as texts such as '25-Dec-2026' or '26-Oct-2026 to 30-Oct-2026'. */
export const shownSpan = ({ day, endDay }: HolidayDays): string =>
  day === endDay ? formatDay(day) : `${formatDay(day)} to ${formatDay(endDay)}`;

export const holidayMessages = {
  ...getRowMessages("holiday", "add", "save", "delete"),
  import: {
    success: "Holidays added",
    fallback: "Unable to add the holidays",
  },
  endsBefore: "The last day can't be before the first",
  tooLong: `A holiday can't be longer than ${holidayLimits.days} days`,
  taken: (other: HolidayDays & { name: string }) => `${other.name} is already on ${shownSpan(other)}`,
  nothingAdded: "There are no holidays to add",
  tooManyAtOnce: `Add at most ${holidayLimits.atOnce} holidays at once`,
  tooMany: `An organization can have at most ${holidayLimits.all} holidays`,
  /** The warning for a date without classes. */
  noClass: (name: string) => `No class: ${name}`,
} as const;

/** The days of a holiday, both included; a single day is its own last day. */
export interface HolidayDays {
  day: Day;
  endDay: Day;
}

/** A holiday as it is typed; without a last day it is one day. */
export const holidaySchema = z
  .object({
    day: requiredDay(holidayLabels.day),
    endDay: optionalDay(holidayLabels.endDay),
    name: nameText(holidayLabels.name, { max: holidayLimits.name }),
  })
  .superRefine(({ day, endDay }, context) => {
    if (!endDay) return;
    const length = daysFrom(day, endDay) + 1;
    const message = length < 1 ? holidayMessages.endsBefore : holidayMessages.tooLong;
    if (length < 1 || length > holidayLimits.days)
      context.addIssue({ code: "custom", path: ["endDay"], message });
  });
export type HolidayInput = z.output<typeof holidaySchema>;

/** Several holidays at once. */
export const holidayListSchema = z.object({
  holidays: z
    .array(holidaySchema)
    .min(1, holidayMessages.nothingAdded)
    .max(holidayLimits.atOnce, holidayMessages.tooManyAtOnce),
});

/** Whether two holidays share a day. */
export const overlap = (left: HolidayDays, right: HolidayDays): boolean =>
  left.day <= right.endDay && right.day <= left.endDay;

/** Returns every day of some holidays with its name. */
export function namedDays(holidays: readonly (HolidayDays & { name: string })[]): Holidays {
  const days = new Map<Day, string>();
  for (const { day: first, endDay, name } of holidays)
    for (let day = first; day <= endDay; day = addDays(day, 1)) days.set(day, name);
  return days;
}
