import { type Metrics, noMetrics } from "../metrics/metrics";

/** Something cached that may have to make room. */
export interface CacheEntry {
  bytes: number;
  /** Takes the entry from where it is found. */
  remove: () => void;
}

const mostBytes = 64 * 1_048_576;

/** The memory for the responses and pages that viewers share; the one requested longest ago makes room. */
export class CacheMemory {
  readonly #limit: number;
  /** The least recently used comes first. */
  readonly #entries = new Set<CacheEntry>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor({ bytes = mostBytes, metrics = noMetrics }: { bytes?: number; metrics?: Metrics } = {}) {
    this.#limit = bytes;
    metrics.watch({ cache: () => ({ hits: this.#hits, misses: this.#misses, bytes: this.#bytes }) });
  }

  /** The size of all entries in bytes, at most. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Takes an entry in; false for one that would push too many others out. */
  add(entry: CacheEntry): boolean {
    if (entry.bytes > this.#limit / 8) return false;
    this.#entries.add(entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.forget(oldest);
    }
    return true;
  }

  /** Notes that an entry was asked for. */
  touch(entry: CacheEntry): void {
    this.countHit();
    this.#entries.delete(entry);
    this.#entries.add(entry);
  }

  /** Counts for the metrics that something was there already, or on its way. */
  countHit(): void {
    this.#hits += 1;
  }

  countMiss(): void {
    this.#misses += 1;
  }

  forget(entry: CacheEntry): void {
    if (!this.#entries.delete(entry)) return;
    this.#bytes -= entry.bytes;
    entry.remove();
  }
}
