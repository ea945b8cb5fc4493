// Days without a time: the one place that knows how they are stored and counted. dayTextContract.ts writes them.

/** A day without a time or a zone, as YYYY-MM-DD: such texts compare as the days do. */
export type Day = string;

const dayLength = 86_400_000;
const toNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayLength;

/** The day of a date, which the database knows as midnight in UTC. */
export const toDay = (date: Date | number | string): Day =>
  (typeof date === "string" ? date : new Date(date).toISOString()).slice(0, 10);

/**
 * The date of a day, as the database knows it: midnight in UTC, independent of the zone of people or machines.
 */
export const midnight = (day: Day): Date => new Date(`${day}T00:00:00.000Z`);

/** The day that is `days` later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => toDay((toNumber(day) + days) * dayLength);

/** The same day of the month that is `months` later, or earlier for a negative number; the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const end = midnight(`${day.slice(0, 7)}-01`);
  end.setUTCMonth(end.getUTCMonth() + months + 1, 0);
  const last = toDay(end);
  const same = `${last.slice(0, 7)}${day.slice(7)}`;
  return same < last ? same : last;
}

/** The days from the first day to the second. */
export const daysFrom = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** The months in words, from January. */
export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** 0 for Sunday to 6 for Saturday. */
export const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The later of two days. */
export const maxDay = (left: Day, right: Day): Day => (left > right ? left : right);

interface Zone {
  formatter: Intl.DateTimeFormat;
  /** The second that was asked for last, and its day: lists ask for one moment again and again. */
  second: number;
  day: Day;
}

const zones = new Map<string, Zone>();

function openZone(timeZone: string): Zone {
  const zone = { formatter: new Intl.DateTimeFormat("en-CA", { timeZone }), second: Number.NaN, day: "" };
  zones.set(timeZone, zone);
  return zone;
}

/** Returns the day in a time zone at a moment, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): Day {
  const zone = zones.get(timeZone) ?? openZone(timeZone);
  const second = Math.floor(now.getTime() / 1000);
  if (zone.second !== second) {
    zone.day = zone.formatter.format(now);
    zone.second = second;
  }
  return zone.day;
}
