import { type Weekday, weekdays } from "../batches/contract";
import { addDays, type Day, getWeekday } from "../dayContract";

/** Returns the name of a day's weekday. */
export const getWeekdayName = (day: Day): Weekday => weekdays[(getWeekday(day) + 6) % 7] ?? "MONDAY";

/** The days without classes of an organization, with their names. */
export type Holidays = ReadonlyMap<Day, string>;

/** The calendar of a batch's classes: its days of the week, without the holidays. */
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
