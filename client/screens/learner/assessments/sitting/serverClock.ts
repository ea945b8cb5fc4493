/** What the server said was left, and when this browser heard it by its steady clock. */
export interface ClockReading {
  secondsLeft: number;
  /** Milliseconds of `performance.now()`; a wrong date or time zone of the machine does not move it. */
  heardAt: number;
}

/** The whole seconds left at a later moment of the steady clock; never below 0. */
export function secondsLeftAt({ secondsLeft, heardAt }: ClockReading, now: number): number {
  return Math.max(0, Math.ceil(secondsLeft - Math.max(0, now - heardAt) / 1000));
}

const announcements = [
  { at: 60, text: "1 minute left" },
  { at: 300, text: "5 minutes left" },
] as const;

/** What is worth saying aloud when the seconds left went from `before` to `now`; null for nothing. */
export function announcementFor(before: number, now: number): string | null {
  return announcements.find(({ at }) => before > at && now <= at && now > 0)?.text ?? null;
}

/** The server's clock of one attempt, as last heard. */
export class ServerClock {
  #reading: ClockReading;

  constructor(secondsLeft: number) {
    this.#reading = { secondsLeft, heardAt: performance.now() };
  }

  hear(secondsLeft: number): void {
    this.#reading = { secondsLeft, heardAt: performance.now() };
  }

  left(): number {
    return secondsLeftAt(this.#reading, performance.now());
  }
}
