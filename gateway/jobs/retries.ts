import { minuteMs } from "../domains/durationContract";

/**
 * Delays after a job's first, second, ... failure, in milliseconds. After the last, it waits for a person.
 */
export const retryDelays = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs);

/** When a job is tried again that has failed that often; null when it is given up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const delay = retryDelays[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

const maxError = 500;

/** Returns the text of an error that the list of jobs keeps. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.trim().slice(0, maxError);
}
