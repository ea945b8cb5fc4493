import { minuteMs } from "./durationContract";

/** The beginning of a moment's minute. */
export const startOfMinute = (moment: Date): Date =>
  new Date(moment.getTime() - (moment.getTime() % minuteMs));

/** The end of a moment's minute, which does not belong to it. */
export const endOfMinute = (moment: Date): Date => new Date(startOfMinute(moment).getTime() + minuteMs);

/**
 * Whether a time until which something is possible has passed. Screens show it by the minute, so it lasts until the 59th
 * second of its minute.
 */
export const hasPassed = (until: Date, now: Date): boolean => now >= endOfMinute(until);
