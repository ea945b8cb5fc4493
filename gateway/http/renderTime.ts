/** Milliseconds of rendering that a quiet time saves up, and that each second brings. */
const allowed = { saved: 1_500, perSecond: 500 };

/**
 * Limits the time of rendering. Anyone can make up addresses that are not cached: beyond half of the process's time
 * they get the page without its content, which the browser then draws.
 */
export class RenderTime {
  readonly #now: () => number;
  #left = allowed.saved;
  #countedAt: number;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Whether there is time for another rendering. */
  get isLeft(): boolean {
    const now = this.#now();
    const earned = ((now - this.#countedAt) / 1_000) * allowed.perSecond;
    this.#left = Math.min(allowed.saved, this.#left + earned);
    this.#countedAt = now;
    return this.#left > 0;
  }

  /** Notes how many milliseconds a rendering has taken. */
  spend(milliseconds: number): void {
    this.#left -= milliseconds;
  }
}
