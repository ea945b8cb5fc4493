import { ServiceBusy } from "./serviceBusy";

interface Job {
  start: () => void;
  refuse: (reason: ServiceBusy) => void;
}

interface QueueSize {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs that may wait besides. */
  places: number;
  /** Seconds after which a refused caller should try again. */
  retryAfter: number;
}

/**
 * Runs a few costly jobs at a time, with a bounded queue. Callers take turns, so that one who sends many
 * waits behind its own jobs only. When the queue is full, the caller with the most waiting jobs loses its
 * last one.
 */
export class FairQueue {
  readonly #size: QueueSize;
  /** The waiting jobs of each caller; the caller whose turn is next comes first. */
  readonly #lines = new Map<string, Job[]>();
  #running = 0;
  #waiting = 0;

  constructor(size: QueueSize) {
    this.#size = size;
  }

  /** Runs a job when it is the caller's turn. Throws ServiceBusy when the queue is full. */
  async run<Result>(caller: string, job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#size.atOnce) this.#running += 1;
    else await this.#waitForTurn(caller);
    try {
      return await job();
    } finally {
      this.#passOn();
    }
  }

  #waitForTurn(caller: string): Promise<void> {
    if (this.#waiting >= this.#size.places) this.#makePlace(caller);
    return new Promise((start, refuse) => {
      const line = this.#lines.get(caller) ?? [];
      line.push({ start, refuse });
      this.#lines.set(caller, line);
      this.#waiting += 1;
    });
  }

  #busy = () => new ServiceBusy(this.#size.retryAfter);

  /** Refuses the newest job of the longest line; throws ServiceBusy when no line is longer than the caller's would be. */
  #makePlace(caller: string): void {
    const longest = [...this.#lines.values()].reduce((left, right) =>
      right.length > left.length ? right : left,
    );
    if (longest.length <= (this.#lines.get(caller)?.length ?? 0) + 1) throw this.#busy();
    longest.pop()?.refuse(this.#busy());
    this.#waiting -= 1;
  }

  /** Starts the next caller's job, and moves that caller to the end of the queue. */
  #passOn(): void {
    const [next] = this.#lines;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [caller, line] = next;
    this.#lines.delete(caller);
    const job = line.shift();
    if (line.length > 0) this.#lines.set(caller, line);
    this.#waiting -= 1;
    job?.start();
  }
}
