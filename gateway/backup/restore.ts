import { z } from "zod";
import { compareNames, lastUnmergedText, mergedInto, partlyMergedText } from "#prisma/mergedMigrations";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { formerSchema, isHalfRestored } from "../database/brokenRestore";
import type { Prisma, PrismaClient } from "../database/generated/prisma/client";
import type { Database } from "../database/open";
import { applicationName } from "../database/poolLimits";
import { quoteName } from "../database/quoteSql";
import { withStartLock } from "../database/startLock";
import { type Column, countRows, readForeignKeys, readTables } from "./catalog";
import { longWork, plainTexts } from "./dump";
import { BackupError, type DatabaseFacts, getTableName } from "./manifest";
import { type Entry, readContent } from "./tar";

type Transaction = Prisma.TransactionClient;

/** The contents to restore into a database. */
export interface Restorable {
  facts: DatabaseFacts;
  /** All entries of the backup, in order. */
  entries: () => AsyncIterable<Entry>;
  /** Takes the entries that do not belong in the database. */
  take: (entry: Entry) => Promise<void>;
  /** Whether existing rows may be replaced. */
  replace: boolean;
}

async function hasRows(prisma: PrismaClient): Promise<boolean> {
  for (const table of (await readTables(prisma)).keys())
    if ((await countRows(prisma, table)) > 0) return true;
  return false;
}

const connectionRows = z.array(z.object({ count: z.number() }));

/** Other running gateways would write into the tables that are put aside. */
async function refuseUnderGateways({ prisma, kind, name }: Database): Promise<void> {
  if (kind === "embedded") return;
  const rows = await prisma.$queryRaw`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${applicationName})`;
  const [open] = connectionRows.parse(rows);
  if (open && open.count > 0)
    throw new BackupError(`gateways are connected to ${name} (${open.count} connections): stop them first`);
}

const extensionRows = z.array(z.object({ name: z.string() }));

/** An extension in the replaced schema would be dropped with it, and the indexes that need it. */
async function refuseWithExtensions({ prisma, name }: Database): Promise<void> {
  const rows = await prisma.$queryRaw`SELECT extname::text AS name FROM pg_extension
    WHERE extnamespace = 'public'::regnamespace ORDER BY 1`;
  const found = extensionRows.parse(rows).map((extension) => extension.name);
  if (found.length > 0)
    throw new BackupError(
      `the schema public of ${name}, which is replaced, has extensions (${found.join(", ")}): move each to another schema (CREATE SCHEMA extensions; ALTER EXTENSION ${found[0]} SET SCHEMA extensions)`,
    );
}

/** Renames the existing schema and creates an empty one in its place. */
async function putAside(prisma: PrismaClient): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`ALTER SCHEMA public RENAME TO ${formerSchema}`);
    await tx.$executeRawUnsafe("CREATE SCHEMA public");
  });
}

/** Drops the restored schema and renames the former one back. */
async function takeBack(prisma: PrismaClient): Promise<void> {
  await prisma.$transaction(async (tx) => {
    await tx.$executeRawUnsafe("DROP SCHEMA IF EXISTS public CASCADE");
    await tx.$executeRawUnsafe(`ALTER SCHEMA ${formerSchema} RENAME TO public`);
  });
}

const insertInto = (table: string, columns: readonly Column[]): string => {
  const names = columns.map(({ name }) => quoteName(name)).join(", ");
  const texts = columns.map(({ name }) => `${quoteName(name)} text`).join(", ");
  const values = columns.map(({ name, type }) => `r.${quoteName(name)}::${type}`).join(", ");
  return `INSERT INTO ${quoteName(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_to_recordset($1::json) AS r(${texts})`;
};

async function loadEntries(
  tx: Transaction,
  tables: Map<string, Column[]>,
  restorable: Restorable,
): Promise<void> {
  for await (const entry of restorable.entries()) {
    const table = getTableName(entry.name);
    if (table === undefined) {
      await restorable.take(entry);
      continue;
    }
    const columns = tables.get(table);
    if (!columns) throw new BackupError(`the backup has a table that its migrations do not make: ${table}`);
    const lines = (await readContent(entry)).toString().trimEnd().split("\n");
    await tx.$executeRawUnsafe(insertInto(table, columns), `[${lines.join(",")}]`);
  }
}

async function compareCounts(tx: Transaction, { tables }: DatabaseFacts): Promise<void> {
  for (const [table, count] of Object.entries(tables)) {
    const found = await countRows(tx, table);
    if (found !== count)
      throw new BackupError(`${table} has ${found} rows after the restore instead of ${count}`);
  }
}

/**
 * Loads all rows without triggers and foreign keys; both are recreated, and so checked, once all rows are
 * loaded.
 */
async function load(tx: Transaction, restorable: Restorable): Promise<void> {
  for (const setting of plainTexts.split("; ")) await tx.$executeRawUnsafe(setting);
  const tables = await readTables(tx);
  const keys = await readForeignKeys(tx);
  const alter = (table: string, change: string) =>
    tx.$executeRawUnsafe(`ALTER TABLE ${quoteName(table)} ${change}`);
  for (const { table, name } of keys) await alter(table, `DROP CONSTRAINT ${quoteName(name)}`);
  for (const table of tables.keys()) await alter(table, "DISABLE TRIGGER USER");
  // Migrations may have inserted rows.
  for (const table of tables.keys()) await tx.$executeRawUnsafe(`DELETE FROM ${quoteName(table)}`);
  await loadEntries(tx, tables, restorable);
  for (const table of tables.keys()) await alter(table, "ENABLE TRIGGER USER");
  for (const { table, name, definition } of keys)
    await alter(table, `ADD CONSTRAINT ${quoteName(name)} ${definition}`);
  for (const [name, value] of Object.entries(restorable.facts.sequences))
    await tx.$executeRaw`SELECT setval(${quoteName(name)}::regclass, ${value}::bigint)`;
  await compareCounts(tx, restorable.facts);
  await tx.$executeRawUnsafe(`DROP SCHEMA ${formerSchema} CASCADE`);
}

/** The last migration that a backup was made with, by its name in this version. */
async function findLast({ migrations }: DatabaseFacts): Promise<string> {
  const merged = compareNames(migrations);
  if (merged === "all") return mergedInto;
  if (merged === "some")
    throw new BackupError(
      `the backup has ${partlyMergedText}: restore it with ${lastUnmergedText}, start that once, and back up again`,
    );
  const known = await listMigrations();
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new BackupError(
      `the backup is of a newer version: its migration ${unknown} is not known here. Restore it with the version that made it`,
    );
  return migrations.at(-1) ?? "";
}

async function restoreUnderLock(database: Database, restorable: Restorable, last: string): Promise<void> {
  const { prisma, name } = database;
  await refuseUnderGateways(database);
  if (await isHalfRestored(prisma)) await takeBack(prisma);
  if (!restorable.replace && (await hasRows(prisma)))
    throw new BackupError(
      `${name} is not empty: give --replace to have the backup take the place of what is there`,
    );
  await refuseWithExtensions(database);
  await putAside(prisma);
  try {
    await applyMigrations(database.adapter, { last });
    await prisma.$transaction((tx) => load(tx, restorable), longWork);
  } catch (error) {
    await takeBack(prisma);
    throw error;
  }
}

/**
 * Restores the rows of a backup into a database, with the migrations that it was made with; the next start
 * applies the later ones. The existing data is set aside until all is done, and comes back when the restore
 * fails; a restore that was killed is undone by the next start. Throws BackupError.
 */
export async function restoreDatabase(database: Database, restorable: Restorable): Promise<void> {
  const last = await findLast(restorable.facts);
  await withStartLock(database, () => restoreUnderLock(database, restorable, last), longWork);
}
