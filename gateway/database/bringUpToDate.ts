import { applyMigrations } from "#prisma/migrate";
import { explainMigration, MigrationError } from "#prisma/migrationError";
import { prepareUnique, type Renamed } from "#prisma/prepareUnique";
import { isHalfRestored } from "./brokenRestore";
import type { Database } from "./open";

/** Applies pending migrations. Throws MigrationError, which says what to do. */
export async function bringUpToDate(
  { prisma, adapter, name }: Database,
  onRenamed: (renamed: Renamed) => void,
): Promise<void> {
  if (await isHalfRestored(prisma))
    throw new MigrationError(`${name} is half restored: run npm run restore again, which undoes that first`);
  for (const renamed of await prepareUnique(prisma)) onRenamed(renamed);
  await applyMigrations(adapter).catch((error: unknown) => {
    throw explainMigration(name, error);
  });
}
