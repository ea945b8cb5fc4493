import type { Bus } from "../bus/bus";
import { type CacheEntry, CacheMemory } from "./cacheMemory";
import { type Encoding, encode, worthCompressing } from "./send";

/** A response as it is sent, in each encoding requested so far. */
export class CachedResponse {
  readonly body: Buffer;
  /** The body without an encoding: a small one as text, which leaves in one piece with the head. */
  readonly plain: Buffer | string;
  /** The name of its operation. */
  readonly operation: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, operation?: string) {
    this.body = body;
    this.plain = body.length < worthCompressing ? body.toString("utf8") : body;
    this.operation = operation;
  }

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encode(this.body, encoding);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/** The result of executing a request; `answer` is set when it is cacheable. */
interface CacheableResult {
  answer?: CachedResponse;
  /** The tables that it was read from; any when left out. */
  tables?: ReadonlySet<string>;
}

type AnswerIn<Result extends CacheableResult> = NonNullable<Result["answer"]>;

/** The cache of one tenant. */
interface TenantBucket<Result extends CacheableResult> {
  entries: Map<string, Entry<Result>>;
  /** Executions since the last change, which replaces them. */
  flights: Map<string, Promise<Result>>;
}

interface Entry<Result extends CacheableResult> extends CacheEntry {
  answer: AnswerIn<Result>;
  tables: ReadonlySet<string> | undefined;
  until: number;
}

/**
 * Events invalidate the cache. This lifetime, in milliseconds, is for changes without events: rows changed by
 * another program, or by a gateway that cannot reach Redis.
 */
const keepFor = 5_000;
/** The size of an entry besides its body: two compressed copies, as large at most, and the key. */
const countBytes = (key: string, { body }: CachedResponse) => 3 * body.length + 2 * key.length + 512;

interface Parts {
  bus: Bus;
  clock: () => Date;
  /** Shared with other caches; a separate one when left out. */
  memory?: CacheMemory;
}

/** Whether a response may be another one after a write of tables, or of any. */
const isConcerned = (
  tables: ReadonlySet<string> | undefined,
  written: readonly string[] | undefined,
): boolean => tables === undefined || written === undefined || written.some((table) => tables.has(table));

/**
 * A cache of responses that many viewers of a tenant share, invalidated by any write of the tables that they were
 * read from, and if those are unknown, by any write that visitors can see.
 */
export class ResponseCache<Result extends CacheableResult> {
  readonly #bus: Bus;
  readonly #clock: () => Date;
  readonly #memory: CacheMemory;
  readonly #shelves = new Map<number, TenantBucket<Result>>();

  constructor({ bus, clock, memory = new CacheMemory() }: Parts) {
    this.#bus = bus;
    this.#clock = clock;
    this.#memory = memory;
    bus.subscribe("contentWritten", ({ organizationId, tables }) => this.#drop(organizationId, tables));
    // The data of a tenant, such as its host, decides which tenant a request means.
    bus.subscribe("organizationChanged", () => this.#dropAll());
    bus.onGap(() => this.#dropAll());
  }

  find(organizationId: number, key: string): AnswerIn<Result> | undefined {
    const entry = this.#shelves.get(organizationId)?.entries.get(key);
    if (!entry || !this.#bus.hearsAll()) return undefined;
    if (this.#clock().getTime() >= entry.until) {
      this.#memory.forget(entry);
      return undefined;
    }
    this.#memory.touch(entry);
    return entry.answer;
  }

  /**
   * The pending or new result of `make` for the key. A request after a change never joins an execution from
   * before it, whose result is not cached.
   */
  share(organizationId: number, key: string, make: () => Promise<Result>): Promise<Result> {
    if (!this.#bus.hearsAll()) return make();
    const shelf = this.#shelves.get(organizationId) ?? { entries: new Map(), flights: new Map() };
    this.#shelves.set(organizationId, shelf);
    const underWay = shelf.flights.get(key);
    if (underWay) {
      this.#memory.countHit();
      return underWay;
    }
    this.#memory.countMiss();
    const until = this.#clock().getTime() + keepFor;
    const { flights } = shelf;
    const flight = make()
      .then((made) => {
        const { answer, tables } = made;
        if (answer && shelf.flights === flights && this.#bus.hearsAll())
          this.#keep(shelf, key, { answer, tables, until });
        return made;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  #keep(shelf: TenantBucket<Result>, key: string, made: Omit<Entry<Result>, keyof CacheEntry>): void {
    const bytes = countBytes(key, made.answer);
    const entry = { ...made, bytes, remove: () => void shelf.entries.delete(key) };
    if (this.#memory.add(entry)) shelf.entries.set(key, entry);
  }

  #drop(organizationId: number, tables?: readonly string[]): void {
    const shelf = this.#shelves.get(organizationId);
    if (!shelf) return;
    shelf.flights = new Map();
    for (const entry of shelf.entries.values())
      if (isConcerned(entry.tables, tables)) this.#memory.forget(entry);
  }

  #dropAll(): void {
    for (const organizationId of [...this.#shelves.keys()]) this.#drop(organizationId);
  }
}
