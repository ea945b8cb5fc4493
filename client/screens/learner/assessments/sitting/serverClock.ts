/** The seconds left as the server tells them; null without a time limit. */
export type SecondsLeft = number | null | undefined;

/** The time left according to the server, and when this browser received it. */
export interface ClockReading {
  secondsLeft: number;
  /** Milliseconds of `performance.now()`, which does not depend on the computer's date or time zone. */
  receivedAt: number;
}

/** The seconds left at a later time; at least 0. */
export function secondsLeftAt({ secondsLeft, receivedAt }: ClockReading, now: number): number {
  return Math.max(0, Math.ceil(secondsLeft - Math.max(0, now - receivedAt) / 1000));
}

const announcements = [
  { at: 60, text: "1 minute left" },
  { at: 300, text: "5 minutes left" },
] as const;

/** Returns the announcement due when the seconds left went from `before` to `now`; null for none. */
export function announcementFor(before: number, now: number): string | null {
  return announcements.find(({ at }) => before > at && now <= at && now > 0)?.text ?? null;
}

/** The last known state of the server's clock for an attempt. */
export class ServerClock {
  #reading: ClockReading;

  constructor(secondsLeft: SecondsLeft) {
    this.#reading = { secondsLeft: secondsLeft ?? Number.POSITIVE_INFINITY, receivedAt: performance.now() };
  }

  receive(secondsLeft: SecondsLeft): void {
    this.#reading = { secondsLeft: secondsLeft ?? Number.POSITIVE_INFINITY, receivedAt: performance.now() };
  }

  left(): number {
    return secondsLeftAt(this.#reading, performance.now());
  }
}
