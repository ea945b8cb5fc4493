/** A time of day, HH:mm or HH:mm:ss. */
const clock = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const typed = /^(\d{1,2})(?:[:.h ]?([0-5]\d))?(?:[:.]00)?\s*(?:([ap])\.?m?\.?)?$/i;

/** Whether a text is a time of day. */
export const isClockTime = (text: string): boolean => clock.test(text);

/** The hour of a clock of 24 hours; null for one that no clock shows. */
function toHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour < 24 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

/** Reads a time as people type it, such as '19:00', '1900', '7pm' or '7.30 pm', as HH:mm; null for none. */
export function readTypedTime(text: string): string | null {
  const [, hours, minutes = "00", half] = typed.exec(text.trim()) ?? [];
  const hour = hours === undefined ? null : toHour(Number(hours), half);
  return hour === null ? null : `${String(hour).padStart(2, "0")}:${minutes}`;
}
