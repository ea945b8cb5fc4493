// Days without a time: the one place that knows how they are written and stored.

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

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toNumber(text)) && addDays(text, 0) === text;

/** The day that is `days` later, or earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => toDay((toNumber(day) + days) * dayLength);

/** The days from the first day to the second. */
export const daysFrom = (from: Day, to: Day): number => toNumber(to) - toNumber(from);

/** The months in words, from January. */
export const monthNames = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;

/** The months in three letters, from January. */
export const shortMonths: readonly string[] = monthNames.map((name) => name.slice(0, 3));

/** A day as screens, exports and messages show it, dd-MMM-yyyy: '05-Mar-2026'; '' for none. */
export function formatDay(day: Day | null): string {
  if (day === null) return "";
  const [year, month, date] = day.split("-");
  return `${date}-${shortMonths[Number(month) - 1]}-${year}`;
}

/** The day of a topic, dd-MM-yyyy: '05-03-2026'; '' for none. */
export const formatTopicDay = (day: Day | null): string => day?.split("-").reverse().join("-") ?? "";

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
