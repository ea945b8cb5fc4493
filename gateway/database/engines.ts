import type { PrismaClient } from "./generated/prisma/client";
import type { Mark } from "./markedPool";

/** Makes a Prisma client whose statements run under the mark that is asked for with each. */
export type OpenClient = (mark: () => Mark) => PrismaClient;

/** A Prisma client that works for one tenant at a time. */
export interface Engine {
  readonly prisma: PrismaClient;
  /** The client narrowed to its tenant, and whose narrowing it is. */
  extended: { of: PrismaClient; client: PrismaClient } | undefined;
}

interface Bound extends Engine {
  mark: Mark;
  running: number;
}

/** Idle clients are kept for other tenants; one costs some seven megabytes. */
const keepIdle = 8;

/**
 * The Prisma clients behind all tenants. A Prisma client joins lookups of one moment into one statement, so that two
 * tenants must never share one at a time; but it is too large for each tenant to have its own. So one is bound to a
 * tenant while work of that tenant is under way, and to another's afterwards.
 */
export class Engines {
  readonly #open: OpenClient;
  /** The one used last comes last. */
  readonly #idle: Bound[] = [];
  readonly #busy = new Map<Mark, Bound>();

  /** A client for others to extend; what is called on it as it is runs for no tenant, or for any. */
  readonly root: PrismaClient;

  constructor(open: OpenClient) {
    this.#open = open;
    const first = this.#make();
    this.root = first.prisma;
    this.#idle.push(first);
  }

  /** Runs work of a tenant, or of none, on a client that is bound to it from beginning to end. */
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
    const engine: Bound = {
      prisma: this.#open(() => engine.mark),
      mark: null,
      running: 0,
      extended: undefined,
    };
    return engine;
  }
}

/** An operation on a model, or of SQL where no model is named. */
export interface Operation {
  model?: string;
  operation: string;
  args: unknown;
}

type Delegate = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Runs an operation on another client than the one that it was called on. */
export function callOn({ prisma }: Engine, { model, operation, args }: Operation): Promise<unknown> {
  const delegates = prisma as unknown as Record<string, Delegate> & Delegate;
  if (model === undefined) return delegates[operation]?.(...[args].flat()) as Promise<unknown>;
  const name = model.charAt(0).toLowerCase() + model.slice(1);
  return delegates[name]?.[operation]?.(args) as Promise<unknown>;
}

/** A client for what belongs to no tenant: row-level security shows it no tenant's rows. */
export function openClientWithoutTenant(engines: Engines): PrismaClient {
  const call = ({ model, operation, args }: Operation) =>
    engines.run(null, (engine) => callOn(engine, { ...(model && { model }), operation, args }));
  const client = engines.root.$extends({ name: "no tenant", query: { $allOperations: call } });
  const transaction = (work: never, options?: object) =>
    engines.run(null, ({ prisma }) => prisma.$transaction(work, options));
  return new Proxy(client as unknown as PrismaClient, {
    get: (target, key) => (key === "$transaction" ? transaction : Reflect.get(target, key)),
  });
}
