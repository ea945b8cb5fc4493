import { z } from "zod";
import type { Prisma } from "../gateway/database/generated/prisma/client";
import { listMigrations } from "./migrate";

/** A migration that was begun and came to no end. */
export interface FailedMigration {
  name: string;
  startedAt: Date;
  /** What the database said; null where it was cut off before it could. */
  reason: string | null;
}

/** How far a database has come with the migrations of this version. */
export interface MigrationState {
  /** By name, in order; those of a newer version are among them. */
  applied: string[];
  failed: FailedMigration[];
  /** Known to this version and not to the database. */
  pending: string[];
}

const rowForm = z.object({
  name: z.string(),
  startedAt: z.date(),
  finished: z.boolean(),
  logs: z.string().nullable(),
});

/** What is known of a migration; one that was rolled back is not. */
export type MigrationRow = z.infer<typeof rowForm>;

/** The database's own words, of what the schema engine wrote down of a failure. */
const reasonOf = (logs: string | null): string | null => /ERROR: (.+)/.exec(logs ?? "")?.[1]?.trim() ?? null;

/** Compares the migrations that a database lists with those on disk. */
export async function compareMigrations(rows: readonly MigrationRow[]): Promise<MigrationState> {
  const applied = rows.filter(({ finished }) => finished).map(({ name }) => name);
  const failed = rows
    .filter(({ finished }) => !finished)
    .map(({ name, startedAt, logs }) => ({ name, startedAt, reason: reasonOf(logs) }));
  const known = new Set(rows.map(({ name }) => name));
  return { applied, failed, pending: (await listMigrations()).filter((name) => !known.has(name)) };
}

/** Reads the list of migrations as the owner of the tables; a database that was never migrated has none. */
export async function readMigrationRows(owner: Prisma.TransactionClient): Promise<MigrationRow[]> {
  const table = await owner.$queryRaw`SELECT 1 FROM pg_class
    WHERE relname = '_prisma_migrations' AND relnamespace = 'public'::regnamespace`;
  if (z.array(z.unknown()).parse(table).length === 0) return [];
  const rows = await owner.$queryRaw`
    SELECT migration_name AS name, started_at AS "startedAt", finished_at IS NOT NULL AS finished, logs
    FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`;
  return z.array(rowForm).parse(rows);
}

/** How far a database is, read as the owner of the tables. */
export const readMigrationState = async (owner: Prisma.TransactionClient): Promise<MigrationState> =>
  compareMigrations(await readMigrationRows(owner));
