/** Formats minutes: '45 min', '1 h', '1 h 30 min'; '' for none, which 0 is, too. */
export function formatDuration(minutes: number | null | undefined): string {
  const whole = Math.max(0, Math.round(minutes ?? 0));
  const rest = whole % 60;
  return [whole > rest && `${(whole - rest) / 60} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}
