import type { RunPart } from "./compiler";
import type { Run } from "./context";
import { type RowsPlace, type RowsQuery, writeOrdering, writePage } from "./queries";
import { Uncovered } from "./uncovered";

/** The rows of a page in a statement, and their order where they are aggregated. */
export class PageRows {
  readonly #place: RowsPlace;
  readonly #query: (run: Run) => RowsQuery;
  /** Whether one row more is read, which tells whether others follow. */
  #needsNext = false;

  constructor(place: RowsPlace, query: (run: Run) => RowsQuery) {
    this.#place = place;
    this.#query = query;
  }

  needNext(): void {
    this.#needsNext = true;
  }

  /** Whether the page is read from the end, and its size without the row that tells whether others follow. */
  readPage(run: Run): { isBackward: boolean; size: number } {
    const { take } = this.#query(run);
    if (take === undefined) throw new Uncovered("a page without a size");
    return { isBackward: take < 0, size: Math.abs(take) - 1 };
  }

  /**
   * Whether rows have their places: a page from the beginning without one row more is aggregated in the order in which it
   * is read, which costs less than to number its rows.
   */
  #hasPlaces(run: Run): boolean {
    return this.#needsNext || this.readPage(run).isBackward || this.#query(run).tiers.length > 1;
  }

  /** Follows an aggregated value: the order of the page's rows. */
  writeOrder(isReversed = false): RunPart {
    const { alias } = this.#place;
    return (run) => {
      if (this.#hasPlaces(run))
        return `ORDER BY ${alias}.rn${this.readPage(run).isBackward === isReversed ? "" : " DESC"}`;
      return `ORDER BY ${writeOrdering(run, this.#place, { ...this.#query(run), isReversed })}`;
    };
  }

  /** Follows an aggregate: leaves the row out that is not on the page. Rows are counted before others are skipped. */
  writeFilter(): RunPart {
    const { alias } = this.#place;
    return (run) => {
      if (!this.#hasPlaces(run)) return "";
      return ` FILTER (WHERE ${alias}.rn <= ${this.#query(run).skip + this.readPage(run).size})`;
    };
  }

  /** The rows themselves. */
  write(run: Run): string {
    const query = this.#query(run);
    if (this.#hasPlaces(run)) return writePage(run, this.#place, query);
    return writePage(run, this.#place, { ...query, take: this.readPage(run).size, isPlain: true });
  }
}
