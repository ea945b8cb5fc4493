import type { Reading } from "#gateway/graphql/loaders";
import { visibleBatches, whereHandedIn } from "./access";

/** Finds which of many batches have users, courses, payments or work that was handed in, in one statement. */
export async function readOccupied({ db }: Reading, batchIds: readonly number[]) {
  const rows = await db.batch.findMany({
    where: {
      id: { in: [...batchIds] },
      OR: [
        { users: { some: {} } },
        { courses: { some: {} } },
        { payments: { some: {} } },
        { givenAssignments: { some: { submissions: { some: whereHandedIn } } } },
      ],
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
