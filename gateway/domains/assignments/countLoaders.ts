import type { Reading } from "#gateway/graphql/loaders";

interface Counts {
  handedIn: number;
  waiting: number;
}

/**
 * Counts the submissions handed in for given assignments, and those that wait for a mark, in one statement.
 */
export async function countTries({ db }: Reading, ids: readonly number[]): Promise<Map<number, Counts>> {
  const rows = await db.submission.groupBy({
    by: ["givenId", "state"],
    where: { givenId: { in: [...ids] }, state: { not: "DRAFT" } },
    _count: true,
  });
  const counts = new Map(ids.map((id) => [id, { handedIn: 0, waiting: 0 }]));
  for (const { givenId, state, _count } of rows) {
    const known = counts.get(givenId);
    if (!known) continue;
    known.handedIn += _count;
    if (state === "HANDED_IN") known.waiting += _count;
  }
  return counts;
}
