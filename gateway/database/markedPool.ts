import pg from "pg";
import { readAbandonment } from "./abandonment";
import type { Mark, MarkedConnections } from "./markedConnections";

type Callback = (
  error: Error | undefined,
  client?: pg.PoolClient,
  done?: (release?: boolean) => void,
) => void;

/** The pool that Prisma's adapters get: connections of all tenants, marked for the adapter's tenant. */
export class MarkedPool extends pg.Pool {
  readonly #connections: MarkedConnections;
  readonly #mark: () => Mark;

  constructor(connections: MarkedConnections, mark: () => Mark) {
    super();
    this.#connections = connections;
    this.#mark = mark;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const mark = this.#mark();
    // A transaction asks for a promise and runs to its end; a single statement gets its connection by
    // callback.
    if (!callback) return this.#connections.lease(mark);
    const signal = readAbandonment();
    const leased = signal ? this.#connections.leaseAbandonable(mark, signal) : this.#connections.lease(mark);
    leased.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error),
    );
    return undefined;
  }
}
