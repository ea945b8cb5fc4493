function formatWait(seconds: number): string {
  const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;
  if (seconds < 60) return count(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? count(minutes, "minute") : count(Math.round(minutes / 60), "hour");
}

/**
 * Too many attempts in too short a time. The message tells when to try again; `retryAfter` is in whole seconds.
 */
export class TooManyAttempts extends Error {
  readonly retryAfter: number;

  constructor(retryAfter: number, reason: string) {
    super(`${reason} Try again in ${formatWait(retryAfter)}.`);
    this.name = "TooManyAttempts";
    this.retryAfter = retryAfter;
  }
}
