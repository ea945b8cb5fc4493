import { formatTime } from "~/formats/dates";

/** From when to when a class goes: '18:00–20:00'; empty when neither is set. */
export function formatTimings(start: string | null | undefined, end: string | null | undefined): string {
  if (!start && !end) return "";
  if (!end) return `from ${formatTime(start)}`;
  return start ? `${formatTime(start)}–${formatTime(end)}` : `until ${formatTime(end)}`;
}
