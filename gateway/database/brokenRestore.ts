import type { PrismaClient } from "./generated/prisma/client";

/**
 * The schema in which a restore sets the former data aside until the backup is complete. It exists only
 * during a restore, or after one that was interrupted.
 */
export const formerSchema = "lectern_before_restore";

/** Whether a restore of a database was started and not finished. */
export async function isHalfRestored(prisma: PrismaClient): Promise<boolean> {
  const found = await prisma.$queryRaw<unknown[]>`SELECT 1 FROM pg_namespace WHERE nspname = ${formerSchema}`;
  return found.length > 0;
}
