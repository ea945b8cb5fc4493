import type { Figures } from "./figures";

type Given = Readonly<Record<string, unknown>>;

/**
 * Which rows a field returns, said once: for its resolver, and for its plan. `parent` is the row that the
 * field belongs to; a plan gives its columns' places in the statement instead of values.
 */
export interface RowsReading {
  kind: "row" | "rows" | "page";
  /** The relation whose rows are meant; of all the tenant's when left out. */
  relation?: string;
  /** The rows that are meant; null for none. */
  where?: (parent: object, args: Given, context: never) => unknown;
  /** The order, as a Prisma `orderBy`. */
  order?: (args: Given) => unknown;
  /** Of pages: up to how many rows they are counted; all when left out. */
  countAtMost?: number;
  /** How many rows at most. */
  take?: (args: Given) => number | undefined;
  /** Of pages: their sizes. */
  page?: (args: Given, context: never) => { defaultSize: number; maxSize: number };
  /**
   * Of pages in the order of their ids: they go on from an id, whatever became of its row. Otherwise they go on from the
   * row, and one that left the list ends it.
   */
  goesOnFromId?: true;
  /** Conditions by which rows come first, the best ones at the beginning. */
  tiers?: (args: Given) => readonly object[];
}

/** A field that is a figure of its row, or is computed from figures. */
export interface FigureReading {
  aggregates: Figures;
  /** The one figure, with what it is without rows; or what is made of all. */
  column?: string;
  otherwise?: unknown;
  finish?: (values: never) => unknown;
}

/** A field that is a column of the one row of a relation; null without that row. */
export interface RelatedReading {
  relation: string;
  column: string;
}

/** What a field says of how it is read. */
export interface FieldReading {
  rows?: RowsReading;
  figure?: FigureReading;
  related?: RelatedReading;
  /** Its resolver takes days as texts, too: many rows are not read in vain as dates. */
  takesDayTexts?: true;
}

/** What a type says of how its rows are read by their global ids. */
export interface TypeReading {
  /** The rows that the viewer may find. */
  node?: (viewer: never) => unknown;
  /** Of types whose values are no rows: the part of the global id after the type. */
  id?: (value: never) => string;
}

/** The extensions of a field that declares how it is read. */
export const reads = (reading: FieldReading): { reading: FieldReading } => ({ reading });
