/** When the author's clock shows a day and a time; null for at once. A day without a time begins at nine. */
export function toMoment(day: string | null | undefined, time: string | null | undefined): string | null {
  return day ? new Date(`${day}T${(time ?? "09:00").slice(0, 5)}:00`).toISOString() : null;
}

const twoDigits = (count: number) => String(count).padStart(2, "0");

/** A moment as the form's day and time. */
export function toDayAndTime(iso: string): { day: string; time: string } {
  const at = new Date(iso);
  return {
    day: `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}
