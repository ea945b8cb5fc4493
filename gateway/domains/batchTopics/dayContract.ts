import { type Weekday, weekdays } from "../batches/contract";

/** A day without a time or a zone, as YYYY-MM-DD: such texts compare as the days do. */
export type Day = string;

const dayLength = 86_400_000;
const toNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayLength;
const toDay = (number: number): Day => new Date(number * dayLength).toISOString().slice(0, 10);

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toNumber(text)) && toDay(toNumber(text)) === text;

/** The day that is `days` later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => toDay(toNumber(day) + days);

/** The days from the first day to the second. */
export const daysFrom = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The later of two days. */
export const maxDay = (one: Day, other: Day): Day => (one > other ? one : other);

/** Returns the name of a day's weekday. */
export const getWeekdayName = (day: Day): Weekday => weekdays[(getWeekday(day) + 6) % 7] ?? "MONDAY";

/** The days without classes of an organization, with their names. */
export type Holidays = ReadonlyMap<Day, string>;

/** On which days a batch meets: its days of the week, but for the holidays. */
export interface ClassCalendar {
  classDays: readonly Weekday[];
  holidays: Holidays;
}

/** Whether a batch has classes on the day. */
export const isClassDay = ({ classDays: on, holidays }: ClassCalendar, day: Day): boolean =>
  on.includes(getWeekdayName(day)) && !holidays.has(day);

/** The class days from one day to another, both included, in order. */
export function classDays(calendar: ClassCalendar, from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isClassDay(calendar, day)) days.push(day);
  return days;
}

/** The class day that is `days` class days later, or earlier for a negative number; the day itself for 0. */
export function moveByClassDays(calendar: ClassCalendar, day: Day, by: number): Day {
  if (calendar.classDays.length === 0) return addDays(day, by);
  const step = by < 0 ? -1 : 1;
  let moved = day;
  for (let left = Math.abs(by); left > 0; ) {
    moved = addDays(moved, step);
    if (isClassDay(calendar, moved)) left -= 1;
  }
  return moved;
}
