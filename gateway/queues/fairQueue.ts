import { Lines } from "./lines";

interface Job {
  start: () => void;
  refuse: (reason: Error) => void;
}

interface QueueOptions {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that may wait besides. */
  places: number;
  /** Makes the error of a caller who is refused. */
  refusal: () => Error;
}

/**
 * Runs a few costly jobs at a time, with a bounded queue. Callers take turns, so that one who sends many
 * waits behind its own jobs only. When the queue is full, the caller with the most waiting jobs loses its
 * last one.
 */
export class FairQueue {
  readonly #options: QueueOptions;
  readonly #waiting = new Lines<Job>();
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Runs a job when it is the caller's turn. Throws the queue's refusal when it is full. */
  async run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.atOnce) this.#running += 1;
    else await this.#waitForTurn(caller);
    try {
      return await job();
    } finally {
      this.#passOn();
    }
  }

  #waitForTurn(caller: string): Promise<void> {
    if (this.#waiting.size >= this.#options.places) this.#makePlace(caller);
    return new Promise((start, refuse) => this.#waiting.add(caller, { start, refuse }));
  }

  /** Refuses the newest job of the longest line, or this caller's where no line is longer than that would be. */
  #makePlace(caller: string): void {
    const refused = this.#waiting.takeFromLongest(this.#waiting.lengthOf(caller) + 1);
    if (!refused) throw this.#options.refusal();
    refused.refuse(this.#options.refusal());
  }

  #passOn(): void {
    const next = this.#waiting.take();
    if (next) next.start();
    else this.#running -= 1;
  }
}
