/** The limits of a gateway's sockets. */
export interface RealtimeLimits {
  socketsPerUser: number;
  /** Sockets of visitors from one address. */
  socketsPerAddress: number;
  /** Sockets from one address that have not been acknowledged yet. */
  openingPerAddress: number;
  subscriptionsPerUser: number;
  /** Operations that one socket may begin within a second. */
  operationsPerSecond: number;
  /** Messages of any kind that one socket may send within a second. */
  messagesPerSecond: number;
  /** Bytes that wait for a peer that does not read. */
  bufferedBytes: number;
  /** Milliseconds from the opening to connection_init. */
  initWithin: number;
  /** Milliseconds that a peer has to answer our close frame before the connection is cut. */
  closeWithin: number;
  /** Milliseconds between two pings; a peer that has missed two is disconnected. */
  pingEvery: number;
}

export const realtimeLimits: RealtimeLimits = {
  socketsPerUser: 10,
  socketsPerAddress: 200,
  openingPerAddress: 500,
  subscriptionsPerUser: 100,
  operationsPerSecond: 20,
  messagesPerSecond: 100,
  bufferedBytes: 1_048_576,
  initWithin: 3_000,
  closeWithin: 2_000,
  pingEvery: 15_000,
};

/** Counts the unauthenticated sockets of each address. */
export class OpeningSockets {
  readonly #atMost: number;
  readonly #counts = new Map<string, number>();

  constructor(atMost: number) {
    this.#atMost = atMost;
  }

  /** Whether an address has too many sockets: one that may be a proxy's is not refused. */
  isOver(address: string): boolean {
    return (this.#counts.get(address) ?? 0) > this.#atMost;
  }

  /**
   * Counts a socket; returns the function that removes it from the count, or undefined when there are too
   * many and the limit is enforced.
   */
  enter(address: string, isKept = true): (() => void) | undefined {
    const count = this.#counts.get(address) ?? 0;
    if (isKept && count >= this.#atMost) return undefined;
    this.#counts.set(address, count + 1);
    let isCounted = true;
    return () => {
      if (isCounted) this.#leave(address);
      isCounted = false;
    };
  }

  #leave(address: string): void {
    const left = (this.#counts.get(address) ?? 1) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}
