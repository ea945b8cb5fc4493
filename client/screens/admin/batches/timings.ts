import { formatTime } from "~/formats/dates";

/** Formats a class's times: '18:00–20:00'; '' when neither is set. */
export function formatTimings(start: string | null | undefined, end: string | null | undefined): string {
  if (!start && !end) return "";
  if (!end) return `from ${formatTime(start)}`;
  return start ? `${formatTime(start)}–${formatTime(end)}` : `until ${formatTime(end)}`;
}
