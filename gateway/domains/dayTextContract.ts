// How days are written: apart from dayContract.ts, since a visitor's first page loads no more of days than this.
import type { Day } from "./dayContract";

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The months in three letters, from January. */
export const shortMonths = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** A day as screens, exports and messages show it, dd-MMM-yyyy: '05-Mar-2026'; '' for none. */
export function formatDay(day: Day | null): string {
  if (day === null) return "";
  const [year, month, date] = day.split("-");
  return `${date}-${shortMonths[Number(month) - 1]}-${year}`;
}

/** The day of a topic, dd-MM-yyyy: '05-03-2026'; '' for none. */
export const formatTopicDay = (day: Day | null): string => day?.split("-").reverse().join("-") ?? "";
