import type { Reading } from "#gateway/graphql/loaders";

/** Reads which entries were undone, in one statement for any number of them. */
export async function readUndone({ db }: Reading, ids: readonly number[]): Promise<Map<number, boolean>> {
  const rows = await db.history.findMany({ where: { undoOf: { in: [...ids] } }, select: { undoOf: true } });
  const undone = new Set(rows.map(({ undoOf }) => undoOf));
  return new Map(ids.map((id) => [id, undone.has(id)]));
}
