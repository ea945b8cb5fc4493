/** A text that a comparison without case takes for itself: there, %, _ and \ would stand for other texts. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Which day it is in a time zone at a moment, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  const known = formatters.get(timeZone);
  const formatter = known ?? new Intl.DateTimeFormat("en-CA", { timeZone });
  if (!known) formatters.set(timeZone, formatter);
  return formatter.format(now);
}
