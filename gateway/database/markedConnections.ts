import { randomBytes } from "node:crypto";
import pg from "pg";
import { z } from "zod";
import type { PoolUse } from "../metrics/metrics";
import { AbandonedError, type Abandonment } from "./abandonment";
import { outliveErrors } from "./outliveErrors";
import { applicationName, plannerSettings, type TimeLimits, timeLimits } from "./poolLimits";

/** The tenant whose rows a connection sees; null for none. */
export type Mark = number | null;

/** No connection became free within the time limit. It looks like PostgreSQL's own error. */
class PoolExhausted extends Error {
  readonly code = "53300";
  readonly severity = "FATAL";

  constructor(waited: number) {
    super(`no connection to the database was free within ${waited} ms`);
  }
}

/** Milliseconds for opening a connection. */
const connecting = 5_000;

/** One connection at most, opened when it is needed. */
interface Slot {
  pool: pg.Pool;
  /** The mark that its connection was last used with. */
  mark: Mark | undefined;
  isFree: boolean;
}

interface Waiting {
  take(slot: Slot): void;
  timer: NodeJS.Timeout;
}

export interface ConnectionsOptions {
  connectionString: string;
  max: number;
  /** The role that connections switch to; null stays with the login role. */
  role: string | null;
  limits?: Partial<TimeLimits> | undefined;
}

const opened = z.object({ backend: z.number() });

const setMark = { name: "lectern_mark", text: "SELECT set_config('app.tenant_id', $1, false)" };

/**
 * The connections that serve all tenants. Each remembers its mark and is sent a new one only when it changes,
 * always outside a transaction, since a rollback would restore the former mark. A connection that has a tenant's
 * mark already is preferred for it.
 */
export class MarkedConnections {
  readonly #slots: Slot[];
  /** The most recently used comes last. */
  readonly #free: Slot[];
  readonly #waiting: Waiting[] = [];
  readonly #marks = new WeakMap<pg.PoolClient, Mark>();
  readonly #backends = new WeakMap<pg.ClientBase, number>();
  readonly #connectionString: string;
  readonly #limits: TimeLimits;

  constructor({ connectionString, max, role, limits }: ConnectionsOptions) {
    this.#connectionString = connectionString;
    this.#limits = { ...timeLimits, ...limits };
    const { statement, idleInTransaction } = this.#limits;
    const settings: [string, string][] = [
      ["application_name", `${applicationName}${randomBytes(4).toString("hex")}`],
      ["statement_timeout", String(statement)],
      ["idle_in_transaction_session_timeout", String(idleInTransaction)],
      ...plannerSettings,
      ...(role === null ? [] : [["role", role] satisfies [string, string]]),
    ];
    const changes = settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, false)`);
    const text = `SELECT pg_backend_pid() AS backend, ${changes.join(", ")}`;
    const onConnect = async (client: pg.ClientBase) => {
      outliveErrors(client);
      const { rows } = await client.query(text, settings.flat());
      this.#backends.set(client, opened.parse(rows[0]).backend);
    };
    this.#slots = Array.from({ length: max }, () => {
      const options = { connectionString, max: 1, connectionTimeoutMillis: connecting, onConnect };
      const slot: Slot = { pool: new pg.Pool(options), mark: undefined, isFree: true };
      slot.pool.on("release", () => this.#give(slot));
      outliveErrors(slot.pool);
      return slot;
    });
    this.#free = [...this.#slots];
  }

  /** Returns a connection that has the mark; `release` gives it back. */
  async lease(mark: Mark): Promise<pg.PoolClient> {
    const slot = this.#choose(mark) ?? (await this.#queue());
    slot.mark = mark;
    let client: pg.PoolClient;
    try {
      client = await slot.pool.connect();
    } catch (error) {
      this.#give(slot);
      throw error;
    }
    if (this.#marks.get(client) === mark) return client;
    try {
      await client.query({ ...setMark, values: [mark === null ? "" : String(mark)] });
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#marks.set(client, mark);
    return client;
  }

  /**
   * Leases a connection for one statement that is cancelled once the signal is aborted. It is cancelled by
   * its backend process and not reused, so that a late cancellation hits no other statement.
   */
  async leaseAbandonable(mark: Mark, signal: Abandonment): Promise<pg.PoolClient> {
    if (signal.aborted) throw new AbandonedError();
    const client = await this.lease(mark);
    const release = client.release;
    let timer: NodeJS.Timeout | undefined;
    let isCancelled = false;
    const cancel = async () => {
      isCancelled = true;
      await this.#cancel(client);
    };
    const abandon = () => {
      timer = setTimeout(cancel, this.#limits.abandoned);
    };
    signal.addEventListener("abort", abandon);
    client.release = (failed) => {
      signal.removeEventListener("abort", abandon);
      clearTimeout(timer);
      release(isCancelled || failed);
    };
    if (signal.aborted) abandon();
    return client;
  }

  /** Cancels over a separate connection, since all others may be busy. */
  async #cancel(client: pg.PoolClient): Promise<void> {
    const canceller = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: connecting,
    });
    outliveErrors(canceller);
    try {
      await canceller.connect();
      await canceller.query("SELECT pg_cancel_backend($1)", [this.#backends.get(client)]);
    } catch {
      // If the server accepts no further connection, the statement ends by its time limit.
    } finally {
      await canceller.end().catch(() => undefined);
    }
  }

  /** The current use of the connections. */
  use(): PoolUse {
    const isOpen = ({ pool }: Slot) => pool.totalCount > 0;
    return {
      total: this.#slots.filter(isOpen).length,
      idle: this.#free.filter(isOpen).length,
      waiting: this.#waiting.length,
    };
  }

  async end(): Promise<void> {
    await Promise.all(this.#slots.map(({ pool }) => pool.end()));
  }

  #choose(mark: Mark): Slot | undefined {
    const isOpen = ({ pool }: Slot) => pool.totalCount > 0;
    const slot =
      this.#free.findLast((item) => item.mark === mark && isOpen(item)) ??
      this.#free.find((item) => !isOpen(item)) ??
      this.#free[0];
    if (!slot) return undefined;
    this.#free.splice(this.#free.indexOf(slot), 1);
    slot.isFree = false;
    return slot;
  }

  #queue(): Promise<Slot> {
    const { wait } = this.#limits;
    return new Promise((take, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new PoolExhausted(wait));
      }, wait);
      const waiting: Waiting = { take, timer };
      this.#waiting.push(waiting);
    });
  }

  #give(slot: Slot): void {
    if (slot.isFree) return;
    const next = this.#waiting.shift();
    if (next) {
      clearTimeout(next.timer);
      next.take(slot);
      return;
    }
    slot.isFree = true;
    this.#free.push(slot);
  }
}
