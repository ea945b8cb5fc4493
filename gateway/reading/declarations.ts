import type { AggregateReading } from "./aggregates";

type FieldArguments = Readonly<Record<string, unknown>>;

/**
 * Declares once which rows a field returns, for its resolver and for its plan. `parent` is the row that the field
 * belongs to; a plan gives its columns' places in the statement instead of values.
 */
export interface RowsReading {
  kind: "row" | "rows" | "page";
  /** The relation of the rows; all of the tenant's rows when left out. */
  relation?: string;
  /** The condition of the rows; null for none. */
  where?: (parent: object, args: FieldArguments, context: never) => unknown;
  /** The order, as a Prisma `orderBy`. */
  order?: (args: FieldArguments) => unknown;
  /** For pages: up to how many rows they are counted; all when left out. */
  countAtMost?: number;
  /** The most rows. */
  take?: (args: FieldArguments) => number | undefined;
  /** For pages: their sizes. */
  page?: (args: FieldArguments, context: never) => { defaultSize: number; maxSize: number };
  /**
   * For pages in the order of their ids: they continue from an id, even if its row is gone. Others continue from
   * the row, and a row that left the list ends them.
   */
  goesOnFromId?: true;
  /** Conditions by which rows come first, the best ones at the beginning. */
  tiers?: (args: FieldArguments) => readonly object[];
}

/** A field that is a column of the one row of a relation; null without that row. */
export interface RelatedReading {
  relation: string;
  column: string;
}

/** A field's declaration of how it is read. */
export interface FieldReading {
  rows?: RowsReading;
  aggregate?: AggregateReading;
  related?: RelatedReading;
  /** For a boolean field that is true of rows in a condition: the condition, as a Prisma `where`. */
  condition?: (context: never) => object;
}

/** A type's declaration of how its rows are read by their global ids. */
export interface TypeReading {
  /** The rows that the viewer may find. */
  node?: (viewer: never) => unknown;
  /** For types whose values are not rows: the part of the global id after the type. */
  id?: (value: never) => string;
  /** For such types whose values hold columns of a view's rows, with days as texts: the view, and the columns. */
  view?: { model: string; columns: Readonly<Record<string, true>> };
}

/** The extensions of a field that declares how it is read. */
export const reads = (reading: FieldReading): { reading: FieldReading } => ({ reading });
