import type { Bus } from "../bus/bus";
import { type CacheEntry, CacheMemory } from "./cacheMemory";
import { type Encoding, encode } from "./send";

/** An answer as it is sent, in each encoding that somebody has asked for. */
export class CachedResponse {
  readonly body: Buffer;
  /** The name of the operation that it answers. */
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

/** What working an answer out has come to; `answer` is there when it may be kept. */
interface Made {
  answer?: CachedResponse;
}

type AnswerIn<Result extends Made> = NonNullable<Result["answer"]>;

/** What is kept for one tenant since its last change; a change takes a fresh one. */
interface TenantBucket<Result extends Made> {
  entries: Map<string, Entry<Result>>;
  flights: Map<string, Promise<Result>>;
}

interface Entry<Result extends Made> extends CacheEntry {
  answer: AnswerIn<Result>;
  until: number;
}

/**
 * Events end what is kept. This many milliseconds are for what no event can tell: rows changed by another program, or by
 * a gateway whose own way to Redis is broken.
 */
const keepFor = 5_000;
/** What an entry takes besides its body: two compressed copies, at the most as large, and the key. */
const bytesOf = (key: string, { body }: CachedResponse) => 3 * body.length + 2 * key.length + 512;

interface Parts {
  bus: Bus;
  clock: () => Date;
  /** Shared with other caches; one of its own when left out. */
  memory?: CacheMemory;
}

/** Answers that are the same for every visitor of a tenant, kept until anything of the tenant's that visitors see changes. */
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
    // What is known of one tenant, such as its host, decides which one is meant.
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
   * What is being worked out for the key, or what `make` comes to. Who asks after a change never joins what began before
   * it, and what began before it is not kept.
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
    const bytes = bytesOf(key, made.answer);
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
