import type { Bus } from "../bus/bus";
import { type CacheEntry, CacheMemory } from "./cacheMemory";
import { type Encoding, encode } from "./send";

/** A response as it is sent, in each encoding requested so far. */
export class CachedResponse {
  readonly body: Buffer;
  /** The name of its operation. */
  readonly operation: string | undefined;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer, operation?: string) {
    this.body = body;
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
interface Made {
  answer?: CachedResponse;
}

type AnswerIn<Result extends Made> = NonNullable<Result["answer"]>;

/** The cache of one tenant since its last change; a change replaces it. */
interface TenantBucket<Result extends Made> {
  entries: Map<string, Entry<Result>>;
  flights: Map<string, Promise<Result>>;
}

interface Entry<Result extends Made> extends CacheEntry {
  answer: AnswerIn<Result>;
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
  /** Shared with other caches; one of its own when left out. */
  memory?: CacheMemory;
}

/**
 * A cache of responses that are the same for every visitor of a tenant, invalidated by any write that
 * visitors can see.
 */
export class ResponseCache<Result extends Made> {
  readonly #bus: Bus;
  readonly #clock: () => Date;
  readonly #memory: CacheMemory;
  readonly #shelves = new Map<number, TenantBucket<Result>>();

  constructor({ bus, clock, memory = new CacheMemory() }: Parts) {
    this.#bus = bus;
    this.#clock = clock;
    this.#memory = memory;
    bus.subscribe("contentWritten", ({ organizationId }) => this.#drop(organizationId));
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
    const flight = make()
      .then((made) => {
        const isCurrent = this.#shelves.get(organizationId) === shelf && this.#bus.hearsAll();
        if (made.answer && isCurrent) this.#keep(shelf, key, { answer: made.answer, until });
        return made;
      })
      .finally(() => shelf.flights.delete(key));
    shelf.flights.set(key, flight);
    return flight;
  }

  #keep(shelf: TenantBucket<Result>, key: string, made: Pick<Entry<Result>, "answer" | "until">): void {
    const bytes = countBytes(key, made.answer);
    const entry = { ...made, bytes, remove: () => void shelf.entries.delete(key) };
    if (this.#memory.add(entry)) shelf.entries.set(key, entry);
  }

  #drop(organizationId: number): void {
    const shelf = this.#shelves.get(organizationId);
    this.#shelves.delete(organizationId);
    for (const entry of shelf?.entries.values() ?? []) this.#memory.forget(entry);
  }

  #dropAll(): void {
    for (const organizationId of [...this.#shelves.keys()]) this.#drop(organizationId);
  }
}
