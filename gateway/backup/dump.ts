import { z } from "zod";
import { readMigrationState } from "#prisma/migrationState";
import { Prisma } from "../database/generated/prisma/client";
import type { Database } from "../database/open";
import { quoteName } from "../database/quoteSql";
import { type Column, readSequences, readTables } from "./catalog";
import { BackupError, type DatabaseFacts, factsName, tableEntry } from "./manifest";
import type { TarWriter } from "./tar";

type Transaction = Prisma.TransactionClient;

/** Rows of one entry. */
const rowsAtOnce = 1_000;

/** Milliseconds: longer than any backup or restore takes. */
export const longWork = { maxWait: 300_000, timeout: 12 * 3_600_000 };

/** Makes PostgreSQL write values the same way under any server settings. */
export const plainTexts =
  "SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'iso_8601'";

const lineRows = z.array(z.object({ line: z.string() }));

/**
 * Writes the rows of a table, each as a JSON object whose values are PostgreSQL's own texts, and returns the row
 * count.
 */
async function dumpTable(
  tx: Transaction,
  tar: TarWriter,
  [table, columns]: [string, Column[]],
): Promise<number> {
  const values = columns.map(({ name }) => `${quoteName(name)}::text`).join(", ");
  const rows = `SELECT row_to_json(r)::text AS line FROM (SELECT ${values} FROM ${quoteName(table)}) r`;
  await tx.$executeRawUnsafe(`DECLARE backup_rows NO SCROLL CURSOR FOR ${rows}`);
  let count = 0;
  for (let part = 1; ; part += 1) {
    const lines = lineRows.parse(await tx.$queryRawUnsafe(`FETCH ${rowsAtOnce} FROM backup_rows`));
    if (lines.length === 0) break;
    count += lines.length;
    await tar.add(tableEntry(table, part), Buffer.from(lines.map(({ line }) => `${line}\n`).join("")));
  }
  await tx.$executeRawUnsafe("CLOSE backup_rows");
  return count;
}

async function dumpWithin(tx: Transaction, tar: TarWriter): Promise<DatabaseFacts> {
  for (const setting of plainTexts.split("; ")) await tx.$executeRawUnsafe(setting);
  const { applied: migrations } = await readMigrationState(tx);
  if (migrations.length === 0) throw new BackupError("there is nothing to back up: the database is empty");
  const counts: Record<string, number> = {};
  for (const entry of await readTables(tx)) counts[entry[0]] = await dumpTable(tx, tar, entry);
  const [time] = z
    .array(z.object({ now: z.date() }))
    .parse(await tx.$queryRaw`SELECT transaction_timestamp() AS now`);
  const moment = (time?.now ?? new Date()).toISOString();
  // Sequences are not transactional: read last, they are past every id that was written.
  return { moment, migrations, tables: counts, sequences: await readSequences(tx) };
}

/**
 * Writes all rows of a database into an archive, as of one moment, regardless of writes during the dump; the last
 * entry holds its facts. The embedded database has one connection and serves no other request until the dump is
 * done.
 */
export async function dumpDatabase(
  { prisma, kind }: Pick<Database, "prisma" | "kind">,
  tar: TarWriter,
): Promise<void> {
  // The embedded database has its one connection for this alone, which is as good as a level.
  const level =
    kind === "embedded" ? {} : { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead };
  const facts = await prisma.$transaction((tx) => dumpWithin(tx, tar), { ...longWork, ...level });
  await tar.add(factsName, Buffer.from(`${JSON.stringify(facts)}\n`));
  await tar.end();
}
