/** Milliseconds of a minute. */
export const minuteMs = 60_000;

/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;

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

/** Milliseconds of a day of 24 hours; days of a calendar are counted by dayContract. */
export const dayMs = 24 * hourMs;

/** Seconds of a day of 24 hours. */
export const daySeconds = dayMs / 1_000;
