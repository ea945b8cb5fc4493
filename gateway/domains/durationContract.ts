/** Milliseconds of a minute. */
export const minuteMs = 60_000;

/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;

/** Milliseconds of a day of 24 hours; days of a calendar are counted by dayContract. */
export const dayMs = 24 * hourMs;

/** Seconds of a day of 24 hours. */
export const daySeconds = dayMs / 1_000;
