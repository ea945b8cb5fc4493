import { Prisma, type PrismaClient } from "../gateway/database/generated/prisma/client";

type Transaction = Prisma.TransactionClient;

const migration = "0006_be_unique_without_case";

/** The columns that the migration makes unique ignoring case, and how a later duplicate is renamed. */
const columns = [
  { table: "Course", column: "code", limit: 10, suffix: (count: number) => `-${count}` },
  { table: "Category", column: "name", limit: 100, suffix: (count: number) => ` (${count})` },
  { table: "Curriculum", column: "title", limit: 100, suffix: (count: number) => ` (${count})` },
  { table: "Specialization", column: "name", limit: 100, suffix: (count: number) => ` (${count})` },
] as const;

type Column = (typeof columns)[number];

/** A row whose name differed from an earlier one's in case only, and its new name. */
export interface Renamed {
  table: string;
  id: number;
  from: string;
  to: string;
}

const quoted = (name: string) => Prisma.raw(`"${name}"`);

async function exists(tx: Transaction, table: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    SELECT to_regclass(${`"${table}"`}) IS NOT NULL AS found`;
  return row?.found ?? false;
}

/** Whether the migration is pending: the tables exist, and it was never finished. */
async function isWaiting(tx: Transaction): Promise<boolean> {
  if (!(await exists(tx, "_prisma_migrations")) || !(await exists(tx, "Course"))) return false;
  const done = await tx.$queryRaw<object[]>`
    SELECT 1 FROM "_prisma_migrations" WHERE migration_name = ${migration} AND finished_at IS NOT NULL`;
  return done.length === 0;
}

/**
 * Removes the record of a start that failed on this migration before this preparation existed, so that it is
 * applied again.
 */
async function forgetFailure(tx: Transaction): Promise<void> {
  const marked = await tx.$executeRaw`
    UPDATE "_prisma_migrations" SET rolled_back_at = now()
    WHERE migration_name = ${migration} AND finished_at IS NULL AND rolled_back_at IS NULL`;
  if (marked === 0) return;
  for (const { table, column } of columns)
    await tx.$executeRaw`DROP INDEX IF EXISTS ${quoted(`${table}_organizationId_lower_${column}_key`)}`;
}

interface Row {
  id: number;
  organizationId: number;
  text: string;
}

const readDoubles = (tx: Transaction, { table, column }: Column) => tx.$queryRaw<Row[]>`
  SELECT later."id", later."organizationId", later.${quoted(column)} AS "text"
  FROM ${quoted(table)} later
  WHERE EXISTS (
    SELECT 1 FROM ${quoted(table)} earlier
    WHERE earlier."organizationId" = later."organizationId" AND earlier."id" < later."id"
      AND lower(earlier.${quoted(column)}) = lower(later.${quoted(column)})
  )
  ORDER BY later."id"`;

async function freeName(tx: Transaction, row: Row, { table, column, limit, suffix }: Column) {
  for (let count = 2; ; count += 1) {
    const ending = suffix(count);
    const name = row.text.slice(0, limit - ending.length) + ending;
    const taken = await tx.$queryRaw<object[]>`
      SELECT 1 FROM ${quoted(table)}
      WHERE "organizationId" = ${row.organizationId} AND lower(${quoted(column)}) = lower(${name}) LIMIT 1`;
    if (taken.length === 0) return name;
  }
}

/**
 * Prepares the migration that makes names unique ignoring case: later duplicates get a numeric suffix.
 * Returns them. A database that has the migration is only checked for it.
 */
export function prepareUnique(prisma: PrismaClient): Promise<Renamed[]> {
  return prisma.$transaction(
    async (tx) => {
      if (!(await isWaiting(tx))) return [];
      await forgetFailure(tx);
      const renamed: Renamed[] = [];
      for (const of of columns) {
        const { table, column } = of;
        for (const row of await readDoubles(tx, of)) {
          const to = await freeName(tx, row, of);
          await tx.$executeRaw`UPDATE ${quoted(table)} SET ${quoted(column)} = ${to} WHERE "id" = ${row.id}`;
          renamed.push({ table, id: row.id, from: row.text, to });
        }
      }
      return renamed;
    },
    { timeout: 600_000 },
  );
}
