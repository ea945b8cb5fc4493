import type { Database } from "#gateway/database/open";
import { mergedInto } from "#prisma/mergedMigrations";
import { applyMigrations } from "#prisma/migrate";

interface Listed {
  names: readonly string[];
  /** The one of them that was begun and not finished. */
  failed?: string;
  checksum?: string;
}

/** Makes a database as a version before the migrations were merged has left it: the one schema, and a list of these. */
export async function leaveAsFormer(
  { adapter, prisma }: Database,
  { names, failed, checksum = "that of its own text" }: Listed,
): Promise<void> {
  await applyMigrations(adapter, { last: mergedInto });
  await prisma.$executeRaw`DELETE FROM "_prisma_migrations"`;
  for (const name of names) {
    const finishedAt = name === failed ? null : new Date();
    await prisma.$executeRaw`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
      VALUES (gen_random_uuid()::text, ${checksum}, ${name}, ${finishedAt}, 1)`;
  }
}

/** The whole list, as it stands. */
export const readList = ({ prisma }: Database): Promise<unknown> =>
  prisma.$queryRaw`SELECT * FROM "_prisma_migrations" ORDER BY "migration_name", "id"`;
