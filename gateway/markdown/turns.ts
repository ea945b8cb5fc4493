interface Limits {
  /** How many may wait. */
  all: number;
  /** How many of one caller may wait. */
  each: number;
}

/** A queue in which callers take turns, so that nobody waits behind all that another one wants. */
export class Turns<Item> {
  readonly #limits: Limits;
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Adds what a caller wants; false where too much is waiting. */
  add(caller: string, item: Item): boolean {
    const own = this.#waiting.get(caller) ?? [];
    if (this.#size >= this.#limits.all || own.length >= this.#limits.each) return false;
    this.#waiting.set(caller, [...own, item]);
    this.#size += 1;
    return true;
  }

  /** Takes out the item whose turn it is; undefined when nothing is waiting. */
  next(): Item | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [caller, [item, ...others]] = first;
    this.#waiting.delete(caller);
    if (others.length > 0) this.#waiting.set(caller, others);
    this.#size -= 1;
    return item;
  }
}
