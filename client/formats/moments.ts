import { formatDate, formatTime } from "./dates";
import { describeOwnTime } from "./zones";

/** A moment by the minute, dd-MMM-yyyy, HH:mm; '' without one. By the institute's clocks unless a zone is given. */
export const formatMinute = (at: string | null | undefined, timeZone?: string): string =>
  at ? `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}` : "";

/**
 * An appointed moment, such as when something opens or is due, with the reader's own time where that differs:
 * '30-Nov-2026, 10:00 IST (29-Nov-2026, 23:30 your time)'; '' without one.
 */
export function formatMoment(at: string | null | undefined): string {
  if (!at) return "";
  const own = describeOwnTime(new Date(at));
  return own ? `${formatMinute(at)} (${own})` : formatMinute(at);
}
