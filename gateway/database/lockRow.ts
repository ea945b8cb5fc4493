import { Prisma } from "./generated/prisma/client";
import type { TenantTransaction } from "./tenantClient";

type Models = Prisma.TypeMap["model"];
export type Columns<Table extends keyof Models> = Models[Table]["payload"]["scalars"];

/** Tables whose rows belong to an organization and have an id. */
export type TenantTable = {
  [Name in keyof Models]: Columns<Name> extends { organizationId: number; id: number } ? Name : never;
}[keyof Models];

type LockableTable = TenantTable | "Organization";

export interface LockedRow<Table extends LockableTable = LockableTable> {
  table: Table;
  organizationId: number;
  id: number;
}

/** FOR NO KEY UPDATE lets others insert references to the locked row; FOR UPDATE makes them wait as well. */
export type LockMode = "FOR UPDATE" | "FOR NO KEY UPDATE";

/** Locks a row until the end of the transaction and returns some of its columns; undefined without the row. */
export async function readLocked<Table extends LockableTable, Column extends keyof Columns<Table> & string>(
  tx: TenantTransaction,
  { table, organizationId, id }: LockedRow<Table>,
  mode: LockMode,
  columns: readonly Column[],
): Promise<Pick<Columns<Table>, Column> | undefined> {
  const [row] = await tx.$queryRaw<Pick<Columns<Table>, Column>[]>`
    SELECT ${Prisma.raw(columns.map((column) => `"${column}"`).join(", "))} FROM ${Prisma.raw(`"${table}"`)}
    WHERE ${Prisma.raw(table === "Organization" ? '"id"' : '"organizationId"')} = ${organizationId} AND "id" = ${id}
    ${Prisma.raw(mode)}`;
  return row;
}

/** Locks a row until the end of the transaction; returns whether there is one. */
export const lockRow = async (tx: TenantTransaction, row: LockedRow, mode: LockMode): Promise<boolean> =>
  (await readLocked(tx, row, mode, ["id"])) !== undefined;

/** Makes the transactions that call it wait for each other within an organization. */
export const lockOrganization = (tx: TenantTransaction, organizationId: number): Promise<boolean> =>
  lockRow(tx, { table: "Organization", organizationId, id: organizationId }, "FOR NO KEY UPDATE");
