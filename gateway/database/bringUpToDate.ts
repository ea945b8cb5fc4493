import { adoptMerged } from "#prisma/mergedMigrations";
import { applyMigrations } from "#prisma/migrate";
import { explainMigration, MigrationError } from "#prisma/migrationError";
import { isHalfRestored } from "./brokenRestore";
import type { Database } from "./open";

/** Applies pending migrations. Throws MigrationError, whose message gives the remedy. */
export async function bringUpToDate({ prisma, adapter, name }: Database): Promise<void> {
  if (await isHalfRestored(prisma))
    throw new MigrationError(`${name} is half restored: run npm run restore again, which undoes that first`);
  await adoptMerged(prisma, name);
  await applyMigrations(adapter).catch((error: unknown) => {
    throw explainMigration(name, error);
  });
}
