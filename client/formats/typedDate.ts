import { addDays, type Day, dayIn, daysFrom } from "#gateway/domains/dayContract";
import { isDay, shortMonths } from "#gateway/domains/dayTextContract";
import { instituteZone } from "./zones";

const two = (text: string | number) => String(text).padStart(2, "0");

function monthNumber(text: string): number {
  const short = text.slice(0, 3).toLowerCase();
  const named = shortMonths.findIndex((month) => month.toLowerCase() === short);
  return named >= 0 ? named + 1 : Number(text);
}

/** The range of years, or of months (YYYY-MM), that an incomplete date can be in. */
interface Span {
  years: readonly number[];
  months: readonly string[];
}

/** Returns every day that a text can mean: a full date, a date without the year, or a day of the month. */
export function dayCandidates(text: string, { years, months }: Span): Day[] {
  if (isDay(text)) return [text];
  const [, day = "", month, year] =
    /^(\d{1,2})(?:[-/. ]([a-z]{3,}|\d{1,2})(?:[-/. ](\d{4}|\d{2}))?)?$/i.exec(text) ?? [];
  if (day === "") return [];
  if (month === undefined) return months.map((value) => `${value}-${two(day)}`).filter(isDay);
  const known = year === undefined ? years : [year.length === 2 ? `20${year}` : year];
  return known.map((value) => `${value}-${two(monthNumber(month))}-${two(day)}`).filter(isDay);
}

const full = /^(\d{4}-\d{2}-\d{2}|\d{1,2}[-/. ]([a-z]{3,}|\d{1,2})[-/. ]\d{4})$/i;
const noSpan: Span = { years: [], months: [] };

/** Returns the day of a text with a day, a month and a year of four digits; null for an incomplete one. */
export function fullDate(typed: string): Day | null {
  const text = typed.trim();
  return full.test(text) ? (dayCandidates(text, noSpan)[0] ?? null) : null;
}

/** The context in which a typed date is read. */
export interface DateSetting {
  today: Day;
  /** The field's current day. */
  current: Day | null;
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Returns the day nearest to today, preferring days inside the bounds. */
function nearest(days: readonly Day[], { today, min = "", max = "9999" }: DateSetting): Day | null {
  const inside = days.filter((day) => day >= min && day <= max);
  const distance = (day: Day) => Math.abs(daysFrom(today, day));
  const [first] = (inside.length > 0 ? inside : days).toSorted(
    (left, right) => distance(left) - distance(right),
  );
  return first ?? null;
}

function getSpan({ today, min = today, max = today }: DateSetting): Span {
  const year = Number(today.slice(0, 4));
  const bounds = [min, max].map((day) => Number(day.slice(0, 4)));
  return { years: [...new Set([year - 1, year, year + 1, ...bounds])], months: [today.slice(0, 7)] };
}

/**
 * Parses a typed date: 20-11-2026, 20 Nov, 20/11, 20, 2026-11-20, +3, -1, today. A date without a year is the one
 * nearest to today; +3 counts from the field's current day. Returns null for a text that is not a date.
 */
export function readTypedDate(typed: string, setting: DateSetting): Day | null {
  const text = typed.trim().toLowerCase();
  if (text === "today") return setting.today;
  const steps = /^([+-])\s?(\d{1,4})$/.exec(text);
  if (steps) return addDays(setting.current ?? setting.today, Number(`${steps[1]}${steps[2]}`));
  return nearest(dayCandidates(text, getSpan(setting)), setting);
}

/** Returns today's date by the institute's clocks. */
export const instituteToday = (): Day => dayIn(instituteZone(), new Date());
