import type { Abandonment } from "../database/abandonment";
import type { Viewer } from "../session/viewer";
import type { Parameters } from "./sql";

/** The parts of a request's context that the reader uses; rules and resolvers get the whole. */
export interface ReadContext {
  viewer: Viewer;
  tenant: { id: number };
  /** Aborted when the caller leaves, if the query is read for that caller alone. */
  abandoned?: Abandonment | undefined;
  /** Called with the tables that each statement reads. */
  noteTables?: ((tables: readonly string[]) => void) | undefined;
}

/** One run of the plan of a root field. */
export interface Run extends Parameters {
  readonly context: ReadContext;
  /** The viewer's scopes. */
  readonly held: Readonly<Record<string, boolean>>;
  /** The coerced variables. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The values of conditions, orders and selections in this run; see `Compiler.slot`. */
  slots: readonly unknown[];
}
