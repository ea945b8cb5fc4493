/** A document that is drawn, or being drawn. */
interface Kept {
  version: string;
  drawing: Promise<Buffer>;
  /** Zero until it is drawn. */
  bytes: number;
}

/**
 * Documents as they were drawn, so that many who ask for one at once wait for one drawing. A document whose version has
 * changed is drawn anew; of too many, those asked for longest ago go.
 */
export class PrintedCache {
  readonly #most: number;
  /** By their keys, in the order of their last uses. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  /** Keeps at most so many bytes. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The document of a key in a version. A failed drawing is not kept. */
  read(key: string, version: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#kept.get(key);
    if (known?.version === version) {
      this.#kept.delete(key);
      this.#kept.set(key, known);
      return known.drawing;
    }
    this.#forget(key);
    const kept: Kept = { version, drawing: draw(), bytes: 0 };
    this.#kept.set(key, kept);
    kept.drawing.then(
      ({ length }) => this.#count(key, kept, length),
      () => {
        if (this.#kept.get(key) === kept) this.#forget(key);
      },
    );
    return kept.drawing;
  }

  #count(key: string, kept: Kept, length: number): void {
    if (this.#kept.get(key) !== kept) return;
    kept.bytes = length;
    this.#bytes += length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
