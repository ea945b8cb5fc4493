import type { Reading } from "#gateway/graphql/loaders";
import { visibleBatches } from "./access";

/** Finds which of many batches have users, courses or payments, in one statement. */
export async function readOccupied({ db }: Reading, batchIds: readonly number[]) {
  const rows = await db.batch.findMany({
    where: {
      id: { in: [...batchIds] },
      OR: [{ users: { some: {} } }, { courses: { some: {} } }, { payments: { some: {} } }],
    },
    select: { id: true },
  });
  return new Map(rows.map(({ id }) => [id, true as const]));
}

/** Finds which of many batches the viewer may see, in one statement. */
export async function readVisible({ db, viewer }: Reading, batchIds: readonly number[]) {
  const where = { id: { in: [...batchIds] }, AND: visibleBatches(viewer) };
  const rows = await db.batch.findMany({ where, select: { id: true } });
  return new Map(rows.map(({ id }) => [id, true as const]));
}
