import type { Database } from "#gateway/database/open";

/** The list of a version before the migrations were merged. */
export interface FormerList {
  names: readonly string[];
  /** The one of them that was begun and not finished. */
  failed?: string;
  checksum?: string;
}

/** Has a database, whose schema is the merged one, list its migrations as a version before has left it. */
export async function listAsFormer(
  { prisma }: Database,
  { names, failed, checksum = "of its own text" }: FormerList,
): Promise<void> {
  await prisma.$executeRaw`DELETE FROM "_prisma_migrations"`;
  for (const name of names) {
    const finishedAt = name === failed ? null : new Date();
    await prisma.$executeRaw`
      INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count")
      VALUES (gen_random_uuid()::text, ${checksum}, ${name}, ${finishedAt}, 1)`;
  }
}

/** The whole list, unchanged. */
export const readList = ({ prisma }: Database): Promise<unknown> =>
  prisma.$queryRaw`SELECT * FROM "_prisma_migrations" ORDER BY "migration_name", "id"`;
