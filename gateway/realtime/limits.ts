/** What a gateway lets its sockets do. */
export interface RealtimeLimits {
  socketsPerUser: number;
  /** Sockets of visitors from one address. */
  socketsPerAddress: number;
  subscriptionsPerUser: number;
  /** Of one socket, within any second. */
  operationsPerSecond: number;
  /** Bytes that wait for a peer that does not read. */
  bufferedBytes: number;
  /** Milliseconds from the opening to connection_init. */
  initWithin: number;
  /** Milliseconds between two signs of life; a peer that has missed two is gone. */
  pingEvery: number;
}

export const realtimeLimits: RealtimeLimits = {
  socketsPerUser: 10,
  socketsPerAddress: 200,
  subscriptionsPerUser: 100,
  operationsPerSecond: 20,
  bufferedBytes: 1_048_576,
  initWithin: 3_000,
  pingEvery: 15_000,
};

/** Counts what happens within a second. */
export class Pace {
  readonly #atMost: number;
  #times: number[] = [];

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  /** Whether one more may happen now, in milliseconds of any clock; it then counts. */
  allows(now: number): boolean {
    this.#times = this.#times.filter((time) => now - time < 1_000);
    if (this.#times.length >= this.#atMost) return false;
    this.#times.push(now);
    return true;
  }
}
