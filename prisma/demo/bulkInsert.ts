import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { quoteName } from "#gateway/database/quoteSql";
import { type LastIds, type TableName, type Tables, tableNames } from "./rows";

/** The methods that both a client and a transaction have. */
export type SqlRunner = Pick<PrismaClient, "$executeRawUnsafe" | "$queryRawUnsafe">;

/** Large enough that the round trips do not count, small enough for one message of the protocol. */
const chunkSize = 5000;

/**
 * Inserts rows that have every column. They are sent as JSON, which reads the same on the embedded database and on
 * PostgreSQL, and needs one parameter for any number of rows.
 */
async function insertRows(sql: SqlRunner, table: TableName, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map(quoteName).join(", ");
  const statement = `INSERT INTO ${quoteName(table)} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${quoteName(table)}, $1::json)`;
  for (let start = 0; start < rows.length; start += chunkSize) {
    await sql.$executeRawUnsafe(statement, JSON.stringify(rows.slice(start, start + chunkSize)));
  }
}

/** Moves a sequence past the given ids. */
async function moveSequence(sql: SqlRunner, table: TableName, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined || !("id" in first)) return;
  await sql.$queryRawUnsafe(
    `SELECT setval(pg_get_serial_sequence('${quoteName(table)}', 'id'), (SELECT max("id") FROM ${quoteName(table)}))::text`,
  );
}

/** Inserts all collected rows, each table after those that it refers to. */
export async function writeTables(sql: SqlRunner, tables: Tables): Promise<void> {
  for (const table of tableNames) {
    await insertRows(sql, table, tables[table]);
    await moveSequence(sql, table, tables[table]);
  }
}

/** The greatest id of each numbered table, where it has rows. */
export async function readLastIds(sql: SqlRunner): Promise<LastIds> {
  const numbered = await sql.$queryRawUnsafe<{ name: TableName }[]>(
    `SELECT table_name::text AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = 'id' AND table_name = ANY($1::text[])`,
    [...tableNames],
  );
  const parts = numbered.map(
    ({ name }) => `SELECT '${name}' AS name, max("id")::int AS last FROM ${quoteName(name)}`,
  );
  const found = await sql.$queryRawUnsafe<{ name: TableName; last: number | null }[]>(
    parts.join(" UNION ALL "),
  );
  return Object.fromEntries(found.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])));
}
