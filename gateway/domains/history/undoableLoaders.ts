import type { Reading } from "#gateway/graphql/loaders";
import { isMember } from "#gateway/session/viewer";
import { mayUndo } from "./access";
import { isUndoable } from "./rules";

/** Of the entries that a mutation may have made, the one that its caller can undo; null for none, and for several. */
export async function findUndoable({ db, viewer }: Reading, ids: readonly number[]): Promise<number | null> {
  if (!isMember(viewer) || ids.length === 0) return null;
  const [entry, ...more] = await db.history.findMany({
    where: { id: { in: [...ids] } },
    include: { lines: { orderBy: { id: "asc" } } },
  });
  if (!entry || more.length > 0) return null;
  return mayUndo(viewer, entry) && isUndoable(entry.action, entry.lines) ? entry.id : null;
}
