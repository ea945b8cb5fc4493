import { UnavailableForNow } from "../refusal";

/** Seconds after which a refused caller may try again. */
const retryAfter = 30;

interface Waiting {
  begin: () => void;
}

interface Limits {
  /** Number of works that one owner may have waiting. */
  waiting: number;
  /** The message for the owner of more. */
  message: string;
}

/**
 * Does one work at a time. Owners take turns, so that the many works of one never stand before the first of another.
 */
export class FairQueue {
  readonly #limits: Limits;
  /** The waiting works of each owner; the first owner is served next. */
  readonly #waiting = new Map<string, Waiting[]>();
  #isBusy = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Does a work when its turn has come. Refuses UNAVAILABLE when the owner has too many waiting. */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    await this.#waitFor(owner);
    try {
      return await work();
    } finally {
      this.#beginNext();
    }
  }

  #waitFor(owner: string): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#limits.waiting)
      return Promise.reject(new UnavailableForNow(this.#limits.message, retryAfter));
    this.#waiting.set(owner, own);
    return new Promise((resolve) => own.push({ begin: resolve }));
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#isBusy = false;
      return;
    }
    const [owner, [first, ...others]] = next;
    // The owner's turn is over: the next of its works waits behind everyone else's.
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    first?.begin();
  }
}
