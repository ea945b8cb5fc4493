import type { PrismaClient } from "./generated/prisma/client";

/**
 * Where a restore keeps what was in the database before, until the backup is in its place. The schema is there only
 * while a restore is under way, or after one that was broken off.
 */
export const formerSchema = "lectern_before_restore";

/** Whether a restore of a database has begun and not ended. */
export async function isHalfRestored(prisma: PrismaClient): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM pg_namespace WHERE nspname = ${formerSchema}`;
  return found.length > 0;
}
