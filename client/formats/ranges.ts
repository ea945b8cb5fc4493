import { type DateLike, formatDate, formatTime } from "./dates";

/** Formats the days from which and to which something runs: '05-Mar-2025 to 20-Jun-2025'. */
export const formatDateRange = (start: DateLike, end: DateLike): string =>
  `${formatDate(start)} to ${formatDate(end)}`;

/** Formats a class's times: '18:00–20:00'; '' when neither is set. */
export function formatTimings(start: string | null | undefined, end: string | null | undefined): string {
  if (!start && !end) return "";
  if (!end) return `from ${formatTime(start)}`;
  return start ? `${formatTime(start)}–${formatTime(end)}` : `until ${formatTime(end)}`;
}
