import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from "@prisma/driver-adapter-utils";
import type { PoolUse } from "../metrics/metrics";
import { applicationRole } from "./applicationRole";
import type { EmbeddedEngine } from "./embeddedEngine";
import type { Mark } from "./markedConnections";
import { readRecording } from "./recording";
import { type TurnKind, Turns } from "./turns";

/** The caller of a statement: the tables' owner, or one of the gateway's marks. */
type Caller = "owner" | Mark;

/** Work by the same person, or without one by the same tenant, counts as one caller's. */
function nameCaller(caller: Caller): string {
  const actorId = readRecording()?.actorId;
  return actorId === undefined || actorId === null ? String(caller) : `${caller}-${actorId}`;
}

/**
 * The one connection of the embedded database, shared by its owner and all tenants. Each statement or
 * transaction uses it exclusively, in its turn, marked for its caller.
 */
export class EmbeddedConnection {
  readonly #engine: EmbeddedEngine;
  readonly #turns = new Turns();
  #caller: Caller | undefined = "owner";
  /** Callers whose turn has come, or is still to come. */
  #entered = 0;

  constructor(engine: EmbeddedEngine) {
    this.#engine = engine;
  }

  /** Waits for its turn, marks the connection, and returns the function that ends the turn. */
  async enter(caller: Caller, kind: TurnKind): Promise<() => void> {
    this.#entered += 1;
    const end = await this.#turns.enter({ kind, caller: nameCaller(caller) });
    const done = () => {
      this.#entered -= 1;
      end();
    };
    try {
      // A database that was opened again is its owner's.
      if (await this.#engine.revive()) this.#caller = "owner";
      if (this.#caller !== caller) await this.#change(caller);
      return done;
    } catch (error) {
      done();
      throw error;
    }
  }

  /** The current use of the one connection. */
  use(): PoolUse {
    return { total: 1, idle: this.#entered === 0 ? 1 : 0, waiting: Math.max(0, this.#entered - 1) };
  }

  async run<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const done = await this.enter(caller, "short");
    try {
      return await work();
    } finally {
      done();
    }
  }

  async #change(caller: Caller): Promise<void> {
    this.#caller = undefined;
    const values = [
      caller === "owner" ? "none" : applicationRole,
      typeof caller === "number" ? String(caller) : "",
    ];
    await this.#engine.pglite.query(
      "SELECT set_config('role', $1, false), set_config('app.tenant_id', $2, false)",
      values,
    );
    this.#caller = caller;
  }
}

/** A transaction that uses the connection exclusively until its end. */
class TurnTransaction implements Transaction {
  readonly provider;
  readonly adapterName;
  readonly options;
  readonly #inner: Transaction;
  readonly #done: () => void;

  constructor(inner: Transaction, done: () => void) {
    this.provider = inner.provider;
    this.adapterName = inner.adapterName;
    this.options = inner.options;
    this.#inner = inner;
    this.#done = done;
  }

  queryRaw = (query: SqlQuery) => this.#inner.queryRaw(query);
  executeRaw = (query: SqlQuery) => this.#inner.executeRaw(query);
  commit = () => this.#inner.commit().finally(this.#done);
  rollback = () => this.#inner.rollback().finally(this.#done);
}

class MarkedAdapter implements SqlDriverAdapter {
  readonly provider;
  readonly adapterName;
  readonly #inner: SqlDriverAdapter;
  readonly #connection: EmbeddedConnection;
  readonly #caller: () => Caller;

  constructor(inner: SqlDriverAdapter, connection: EmbeddedConnection, caller: () => Caller) {
    this.provider = inner.provider;
    this.adapterName = inner.adapterName;
    this.#inner = inner;
    this.#connection = connection;
    this.#caller = caller;
  }

  queryRaw = (query: SqlQuery) => this.#run(() => this.#inner.queryRaw(query));
  executeRaw = (query: SqlQuery) => this.#run(() => this.#inner.executeRaw(query));
  executeScript = (script: string) => this.#run(() => this.#inner.executeScript(script));
  getConnectionInfo = () => this.#inner.getConnectionInfo?.() ?? { supportsRelationJoins: true };
  dispose = () => this.#inner.dispose();

  async startTransaction(level?: IsolationLevel): Promise<Transaction> {
    const done = await this.#connection.enter(this.#caller(), "long");
    try {
      return new TurnTransaction(await this.#inner.startTransaction(level), done);
    } catch (error) {
      done();
      throw error;
    }
  }

  #run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#connection.run(this.#caller(), work);
  }
}

interface MarkedAdapters {
  connection: EmbeddedConnection;
  caller: () => Caller;
}

/** Wraps adapters so that their statements run in turn and marked for their caller. */
export function markAdapters<Factory extends SqlDriverAdapterFactory>(
  factory: Factory,
  { connection, caller }: MarkedAdapters,
): Factory {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => new MarkedAdapter(await connect(), connection, caller);
  return factory;
}
