import { dayIn } from "#gateway/domains/dayContract";
import { formatDay } from "#gateway/domains/dayTextContract";

/** A moment's day, dd-MMM-yyyy. */
export const formatMomentDay = (moment: string | null, timeZone: string): string =>
  moment === null ? "" : formatDay(dayIn(timeZone, new Date(moment)));

/** A moment, dd-MMM-yyyy HH:mm:ss. */
export function formatMoment(moment: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "medium", hourCycle: "h23" });
  return `${formatMomentDay(moment, timeZone)} ${time.format(new Date(moment))}`;
}

/** '18:00–20:00' of two times of day; empty when neither is set. */
export function formatTimings(start: string | null, end: string | null): string {
  const [from, to] = [start?.slice(0, 5), end?.slice(0, 5)];
  if (from && to) return `${from}–${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : "";
}

export const formatYesNo = (value: boolean): string => (value ? "Yes" : "No");
