// npm run db:resolve: prints the failed migration, and records how it was repaired.
import { parseArgs } from "node:util";
import { type Database, openDatabase } from "../gateway/database/open";
import { withStartLock } from "../gateway/database/startLock";
import { markApplied, markRolledBack } from "../prisma/migrate";
import { readMigrationState } from "../prisma/migrationState";
import { readSettings, runCommand, UsageError } from "./commandLine";

const help = `Says which migration broke, and notes how it was mended. Stop all gateways first.

  npm run db:resolve                          which migration broke, and why
  npm run db:resolve -- --rolled-back NAME    nothing of it is in the database: the next start tries it again
  npm run db:resolve -- --applied NAME        all of it was done by hand: the next start goes on behind it

A migration that broke leaves nothing of itself, so that --rolled-back is right unless you ran its SQL yourself.`;

const text = { type: "string" } as const;
const options = {
  applied: text,
  "rolled-back": text,
  help: { type: "boolean", default: false },
} as const;

const when = (date: Date) => date.toISOString().replace("T", " ").slice(0, 19);

async function show({ prisma, name }: Database): Promise<void> {
  const { failed, applied, pending } = await readMigrationState(prisma);
  console.log(
    `${name}: ${applied.length} migrations applied, ${pending.length} waiting, ${failed.length} failed.`,
  );
  for (const migration of failed) {
    console.log(
      `  ${migration.name} failed at ${when(migration.startedAt)} UTC: ${migration.reason ?? "it was cut off"}`,
    );
    console.log(`  Mend what it needs, then: npm run db:resolve -- --rolled-back ${migration.name}`);
  }
}

async function resolveFailed(database: Database, name: string, wasApplied: boolean): Promise<void> {
  const { failed } = await readMigrationState(database.prisma);
  if (!failed.some((migration) => migration.name === name))
    throw new Error(`${name} is no migration that failed. npm run db:resolve shows those that did`);
  if (wasApplied) await markApplied(database.adapter, name);
  else await markRolledBack(database.adapter, name);
  console.log(
    wasApplied
      ? `${name} counts as applied: the next start goes on behind it.`
      : `${name} counts as not applied: the next start tries it again.`,
  );
}

await runCommand("db:resolve", async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help);
  const { applied, "rolled-back": rolledBack } = values;
  if (positionals.length > 0) throw new UsageError("Name the migration behind --applied or --rolled-back");
  if (applied && rolledBack) throw new UsageError("Give either --applied or --rolled-back");
  const database = await openDatabase(readSettings());
  try {
    const name = applied ?? rolledBack;
    if (!name) await show(database);
    else await withStartLock(database, () => resolveFailed(database, name, applied !== undefined));
  } finally {
    await database.close();
  }
});
