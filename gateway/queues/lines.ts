/**
 * Items that callers wait for. Each caller has a line of its own, and the lines take turns, so that no caller waits
 * behind all that another one wants.
 */
export class Lines<Item> {
  /** By caller; the one whose turn is next comes first. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  /** How many wait. */
  get size(): number {
    return this.#size;
  }

  /** How many of a caller's wait. */
  lengthOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0;
  }

  /** Adds an item at the end of its caller's line. */
  add(caller: string, item: Item): void {
    const line = this.#lines.get(caller);
    if (line) line.push(item);
    else this.#lines.set(caller, [item]);
    this.#size += 1;
  }

  /** Takes the first of the line whose turn it is, which goes to the end; undefined when nothing waits. */
  take(): Item | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [caller, line] = first;
    this.#lines.delete(caller);
    const item = line.shift();
    if (line.length > 0) this.#lines.set(caller, line);
    this.#size -= 1;
    return item;
  }

  /** Takes the newest of the longest line, if that is longer than a length; undefined if none is. */
  takeFromLongest(length: number): Item | undefined {
    let longest: Item[] = [];
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line;
    if (longest.length <= length) return undefined;
    this.#size -= 1;
    return longest.pop();
  }
}
