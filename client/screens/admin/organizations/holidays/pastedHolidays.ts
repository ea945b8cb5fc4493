import { type Day, daysFrom } from "#gateway/domains/dayContract";
import {
  type HolidayDays,
  holidayMessages,
  holidaySchema,
  overlap,
} from "#gateway/domains/holidays/contract";
import type { HolidaysScreenQuery } from "~/__generated__/HolidaysScreenQuery.graphql";
import { formatDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { fullDate } from "~/formats/typedDate";

/** A holiday of the list. */
export type HolidayItem = HolidaysScreenQuery["response"]["holidays"][number];

export const holidayNoun = { one: "holiday", many: "holidays" } as const;

const dayWithWeekday = (day: string): string => `${weekdayInWords(day)} ${formatDate(day)}`;

/** Formats a holiday's days with weekdays: 'Fri 25-Dec-2026', 'Mon 26-Oct-2026 to Fri 30-Oct-2026'. */
export const spanInWords = ({ day, endDay }: HolidayDays): string =>
  day === endDay ? dayWithWeekday(day) : `${dayWithWeekday(day)} to ${dayWithWeekday(endDay)}`;

interface NamedHoliday extends HolidayDays {
  name: string;
}

/** A parsed line. */
export interface PastedLine {
  /** From 1, counting empty lines. */
  line: number;
  text: string;
  holiday: NamedHoliday | null;
  /** Why it is not added; null if it is valid. */
  problem: string | null;
}

const date = String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[-/. ](?:[a-z]{3,}|\d{1,2})[-/. ]\d{4}`;
const written = new RegExp(
  String.raw`^(${date})(?:\s*(?:to|until|-|–|—)\s*(${date}))?[\s,;:|–—-]+(\S.*)$`,
  "i",
);

const notUnderstood = "Type a date and a name, such as 26-01-2027 Republic Day";
const alreadyThere = "Already in the list";

function readLine(text: string): NamedHoliday | string {
  const [, first = "", last, name = ""] = written.exec(text) ?? [];
  const day = fullDate(first);
  const endDay = last === undefined ? day : fullDate(last);
  if (day === null || endDay === null) return notUnderstood;
  const checked = holidaySchema.safeParse({ day, endDay, name });
  if (!checked.success) return checked.error.issues[0]?.message ?? notUnderstood;
  return { day, endDay, name: checked.data.name };
}

function findProblem(holiday: NamedHoliday, known: readonly NamedHoliday[]): string | null {
  const other = known.find((namedHoliday) => overlap(namedHoliday, holiday));
  if (!other) return null;
  const isSame = other.day === holiday.day && other.endDay === holiday.endDay && other.name === holiday.name;
  return isSame ? alreadyThere : holidayMessages.taken(other);
}

/** Parses pasted holidays, one per line: '26-01-2027 Republic Day', '24-10-2027 to 28-10-2027, Diwali break'. */
export function readPastedHolidays(text: string, known: readonly NamedHoliday[]): PastedLine[] {
  const taken = [...known];
  return text.split(/\r?\n/).flatMap((row, index): PastedLine[] => {
    const trimmed = row.trim();
    if (trimmed === "") return [];
    const read = readLine(trimmed);
    const at = { line: index + 1, text: trimmed };
    if (typeof read === "string") return [{ ...at, holiday: null, problem: read }];
    const problem = findProblem(read, taken);
    if (problem === null) taken.push(read);
    return [{ ...at, holiday: read, problem }];
  });
}

/** Counts a holiday's days. */
export const countHolidayDays = ({ day, endDay }: { day: Day; endDay: Day }): number =>
  daysFrom(day, endDay) + 1;
