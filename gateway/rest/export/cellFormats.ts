import { dayIn } from "#gateway/domains/dayContract";
import { formatDay } from "#gateway/domains/dayTextContract";
import { clockIn } from "#gateway/domains/zoneContract";

/** A moment's day, dd-MMM-yyyy. */
export const formatMomentDay = (moment: string | null, timeZone: string): string =>
  moment === null ? "" : formatDay(dayIn(timeZone, new Date(moment)));

/** A moment, dd-MMM-yyyy HH:mm:ss. */
export function formatMoment(moment: string, timeZone: string): string {
  const { day, time } = clockIn(timeZone, new Date(moment));
  return `${formatDay(day)} ${time}`;
}

/** '18:00–20:00' of two times of day; empty when neither is set. */
export function formatTimings(start: string | null, end: string | null): string {
  const [from, to] = [start?.slice(0, 5), end?.slice(0, 5)];
  if (from && to) return `${from}–${to}`;
  if (from) return `from ${from}`;
  return to ? `until ${to}` : "";
}

export const formatYesNo = (value: boolean): string => (value ? "Yes" : "No");
