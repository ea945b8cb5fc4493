import { createHash } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import type { Abandonment } from "./abandonment";
import type { MarkedConnections } from "./markedConnections";
import type { EmbeddedConnection } from "./markedEmbedded";
import type { ObserveStatement } from "./observedAdapters";

interface RowStatement {
  text: string;
  values: unknown[];
  /** Whether it comes again and again, so that planning it once pays. */
  isKept: boolean;
}

type Row = readonly (string | null)[];

/**
 * Reads the first row of a statement whose columns are texts; row-level security limits it to the tenant's rows.
 * The statement is cancelled when its caller leaves, if it has one.
 */
export type ReadTenantRow = (
  tenantId: number,
  statement: RowStatement,
  caller?: Abandonment,
) => Promise<Row | undefined>;

/** Reads over the connections that the tenants' clients use. */
export function openPooledRows(connections: MarkedConnections): ReadTenantRow {
  const names = new Map<string, string>();
  function getName({ text, isKept }: RowStatement): string | undefined {
    if (!isKept) return undefined;
    const known = names.get(text) ?? createHash("sha1").update(text).digest("hex");
    names.set(text, known);
    return known;
  }
  return async (tenantId, statement, caller) => {
    const client = await (caller
      ? connections.leaseAbandonable(tenantId, caller)
      : connections.lease(tenantId));
    const name = getName(statement);
    const { text, values } = statement;
    try {
      const { rows } = await client.query<(string | null)[]>({
        text,
        values,
        rowMode: "array",
        ...(name !== undefined && { name }),
      });
      client.release();
      return rows[0];
    } catch (error) {
      // As the pool itself does: the cause of a broken connection may last.
      client.release(true);
      throw error;
    }
  };
}

/** Reads over the one connection of the embedded database. */
export const openEmbeddedRows =
  (pglite: PGlite, connection: EmbeddedConnection): ReadTenantRow =>
  (tenantId, { text, values }) =>
    connection.run(tenantId, async () => {
      const { rows } = await pglite.query<(string | null)[]>(text, values, { rowMode: "array" });
      return rows[0];
    });

interface Observers {
  onQuery?: ((sql: string) => void) | undefined;
  observe?: ObserveStatement | undefined;
}

/** Has each statement heard and observed, as those of the clients are. */
export function observeRows(read: ReadTenantRow, { onQuery, observe }: Observers): ReadTenantRow {
  if (!onQuery && !observe) return read;
  return (tenantId, statement, caller) => {
    onQuery?.(statement.text);
    const run = () => read(tenantId, statement, caller);
    return observe ? observe(statement.text, run) : run();
  };
}
