/** A limit of `events` in a window of milliseconds. */
export interface Rate {
  most: number;
  within: number;
}

/**
 * Limits how often something happens. A window begins with the first event after the last window. It stores one
 * counter and one timestamp for any number of events, so counting a flood costs next to nothing.
 */
export class RateWindow {
  readonly #rate: Rate;
  #begin = Number.NEGATIVE_INFINITY;
  #count = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Counts an event; returns 0 when it may happen, otherwise the milliseconds until the next one may. */
  take(now: number): number {
    const { most, within } = this.#rate;
    const age = now - this.#begin;
    // A clock that was set back begins a window as well: otherwise the limit would last until it caught up.
    if (age >= within || age < 0) {
      this.#begin = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= most ? 0 : this.#begin + within - now;
  }
}
