import type { PrismaClient } from "./generated/prisma/client";
import type { Mark } from "./markedConnections";

/** Opens a Prisma client whose statements run under the mark that `mark` returns. */
export type OpenClient = (mark: () => Mark) => PrismaClient;

/** A Prisma client that works for one tenant at a time. */
export interface Engine {
  readonly prisma: PrismaClient;
}

interface Bound extends Engine {
  mark: Mark;
  running: number;
}

/** Number of idle clients kept open for other tenants; one costs some seven megabytes. */
const keepIdle = 8;

/**
 * The Prisma clients behind all tenants. A Prisma client batches lookups of one tick into one statement, so
 * two tenants must never share one at a time; but it is too large for one per tenant. So a client is bound to
 * a tenant while it does that tenant's work, and to another's afterwards.
 */
export class Engines {
  readonly #open: OpenClient;
  /** The most recently used comes last. */
  readonly #idle: Bound[] = [];
  readonly #busy = new Map<Mark, Bound>();

  /** Lists the available operations; called directly, it runs for no tenant, or for any. */
  readonly root: PrismaClient;

  constructor(open: OpenClient) {
    this.#open = open;
    const first = this.#make();
    this.root = first.prisma;
    this.#idle.push(first);
  }

  /** Runs work of a tenant, or of none, on a client that is bound to it throughout. */
  async run<Result>(mark: Mark, work: (engine: Engine) => Promise<Result>): Promise<Result> {
    const engine = this.#busy.get(mark) ?? this.#bind(mark);
    engine.running += 1;
    try {
      return await work(engine);
    } finally {
      engine.running -= 1;
      if (engine.running === 0) this.#unbind(mark, engine);
    }
  }

  #bind(mark: Mark): Bound {
    const known = this.#idle.findLastIndex((engine) => engine.mark === mark);
    const [engine = this.#make()] = this.#idle.splice(Math.max(known, 0), 1);
    engine.mark = mark;
    this.#busy.set(mark, engine);
    return engine;
  }

  #unbind(mark: Mark, engine: Bound): void {
    this.#busy.delete(mark);
    this.#idle.push(engine);
    if (this.#idle.length > keepIdle) this.#idle.shift();
  }

  #make(): Bound {
    const engine: Bound = { prisma: this.#open(() => engine.mark), mark: null, running: 0 };
    return engine;
  }
}

type Call = (...args: unknown[]) => Promise<unknown>;

/** An operation of a client, by its name. */
export interface ForwardedCall {
  operation: string;
  args: readonly unknown[];
}

/** Runs work on the client of an engine that is bound for it. */
type OnEngine = (work: (client: PrismaClient) => Promise<unknown>, call: ForwardedCall) => Promise<unknown>;

/** A value for each of some names. */
type Named<Value> = Record<string | symbol, Value>;

/** The operations of a model, each started at once on the client of an engine. */
function forwardModel(model: string, { root, onEngine }: { root: object; onEngine: OnEngine }): object {
  const calls: Named<Call> = {};
  return new Proxy(root as Named<unknown>, {
    get(target, operation) {
      if (typeof target[operation] !== "function") return target[operation];
      calls[operation] ??= (...args) =>
        onEngine(
          (client) => {
            const models = client as unknown as Named<Named<Call>>;
            return models[model]?.[operation]?.(...args) as Promise<unknown>;
          },
          { operation: String(operation), args },
        );
      return calls[operation];
    },
  });
}

/** Creates a client without a connection: each of its operations runs on the client of an engine. */
export function openForwardingClient(root: PrismaClient, onEngine: OnEngine): PrismaClient {
  const known: Named<unknown> = {};
  function forward(key: string | symbol, value: unknown): unknown {
    if (typeof value === "object" && value !== null && typeof key === "string")
      return forwardModel(key, { root: value, onEngine });
    if (typeof value !== "function") return value;
    return (...args: unknown[]) =>
      onEngine((client) => (client as unknown as Named<Call>)[key]?.(...args) as Promise<unknown>, {
        operation: String(key),
        args,
      });
  }
  return new Proxy(root, {
    get(target, key) {
      known[key] ??= forward(key, Reflect.get(target, key));
      return known[key];
    },
  });
}

/**
 * Creates a client for data that belongs to no tenant: row-level security hides all tenants' rows from it.
 */
export const openClientWithoutTenant = (engines: Engines): PrismaClient =>
  openForwardingClient(engines.root, (work) => engines.run(null, ({ prisma }) => work(prisma)));
