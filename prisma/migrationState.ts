import { z } from "zod";
import type { Prisma } from "../gateway/database/generated/prisma/client";
import { listMigrations } from "./migrate";

/** A migration that was started and not finished. */
export interface FailedMigration {
  name: string;
  startedAt: Date;
  /** The database's message; null where the migration was interrupted before there was one. */
  reason: string | null;
}

/** Compares the migrations of a database to those of this version. */
export interface MigrationState {
  /** By name, in order; those of a newer version are included. */
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
  checksum: z.string(),
});

/** The record of a migration; one that was rolled back is not included. */
export type MigrationRow = z.infer<typeof rowForm>;

/** The columns that a running gateway may read of it. */
export type ListedMigration = Omit<MigrationRow, "checksum">;

/** The database's own message, from the schema engine's log of a failure. */
const readReason = (logs: string | null): string | null =>
  /ERROR: (.+)/.exec(logs ?? "")?.[1]?.trim() ?? null;

/** Compares the migrations that a database lists with those on disk. */
export async function compareMigrations(rows: readonly ListedMigration[]): Promise<MigrationState> {
  const applied = rows.filter(({ finished }) => finished).map(({ name }) => name);
  const failed = rows
    .filter(({ finished }) => !finished)
    .map(({ name, startedAt, logs }) => ({ name, startedAt, reason: readReason(logs) }));
  const known = new Set(rows.map(({ name }) => name));
  return { applied, failed, pending: (await listMigrations()).filter((name) => !known.has(name)) };
}

/** Reads the list of migrations as the owner of the tables; a database that was never migrated has none. */
export async function readMigrationRows(owner: Prisma.TransactionClient): Promise<MigrationRow[]> {
  const table = await owner.$queryRaw`SELECT 1 FROM pg_class
    WHERE relname = '_prisma_migrations' AND relnamespace = 'public'::regnamespace`;
  if (z.array(z.unknown()).parse(table).length === 0) return [];
  const rows = await owner.$queryRaw`
    SELECT migration_name AS name, started_at AS "startedAt", finished_at IS NOT NULL AS finished, logs,
      checksum
    FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`;
  return z.array(rowForm).parse(rows);
}

/** Reads the migration state of a database as the owner of its tables. */
export const readMigrationState = async (owner: Prisma.TransactionClient): Promise<MigrationState> =>
  compareMigrations(await readMigrationRows(owner));
