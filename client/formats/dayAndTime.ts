import { clockIn, momentIn } from "#gateway/domains/zoneContract";
import { instituteZone } from "./zones";

/** The time that a day without one means: something opens in the morning, and closes at the end of the day. */
export const usualTimes = { opens: "09:00", closes: "23:59" } as const;
export type End = keyof typeof usualTimes;

interface DayAndTime {
  /** YYYY-MM-DD; none for at once, or for no end. */
  day: string | null | undefined;
  /** HH:mm or HH:mm:ss */
  time: string | null | undefined;
}

/** When the institute's clocks show a day and a time; null without a day. */
export const toMoment = ({ day, time }: DayAndTime, end: End): string | null =>
  day ? momentIn(instituteZone(), day, time || usualTimes[end]).toISOString() : null;

/** A moment as the form's day and time, by the institute's clocks; both empty without one. */
export function toDayAndTime(iso: string | null | undefined): { day: string; time: string } {
  if (!iso) return { day: "", time: "" };
  const { day, time } = clockIn(instituteZone(), new Date(iso));
  return { day, time: time.slice(0, 5) };
}
