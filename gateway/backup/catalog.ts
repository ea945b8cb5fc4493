import { z } from "zod";
import type { Prisma } from "../database/generated/prisma/client";
import { quoteName } from "../database/quoteSql";

type Transaction = Prisma.TransactionClient;

/** A column whose values are backed up; generated columns are not. */
export interface Column {
  name: string;
  /** As it is written in SQL. */
  type: string;
}

const columnRow = z.object({ table: z.string(), name: z.string(), type: z.string() });

/** The product's tables with their columns, by name. Migrations are listed separately. */
export async function readTables(tx: Transaction): Promise<Map<string, Column[]>> {
  const rows = await tx.$queryRaw`
    SELECT c.relname::text AS "table", a.attname::text AS name, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> '_prisma_migrations'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum`;
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of z.array(columnRow).parse(rows)) {
    const columns = tables.get(table) ?? [];
    tables.set(table, [...columns, { name, type }]);
  }
  return tables;
}

const sequenceRow = z.object({ name: z.string(), value: z.string() });

/** Reads the current value of each sequence that has been used. */
export async function readSequences(tx: Transaction): Promise<Record<string, string>> {
  const rows = await tx.$queryRaw`
    SELECT sequencename::text AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`;
  return Object.fromEntries(
    z
      .array(sequenceRow)
      .parse(rows)
      .map(({ name, value }) => [name, value]),
  );
}

const keyRow = z.object({ table: z.string(), name: z.string(), definition: z.string() });
export type ForeignKey = z.infer<typeof keyRow>;

export async function readForeignKeys(tx: Transaction): Promise<ForeignKey[]> {
  const rows = await tx.$queryRaw`
    SELECT c.relname::text AS "table", k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`;
  return z.array(keyRow).parse(rows);
}

const countRow = z.object({ count: z.coerce.number() });

export async function countRows(tx: Transaction, table: string): Promise<number> {
  const rows = await tx.$queryRawUnsafe(`SELECT count(*)::text AS count FROM ${quoteName(table)}`);
  return z.array(countRow).parse(rows)[0]?.count ?? 0;
}
