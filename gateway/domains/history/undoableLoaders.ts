import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { Reading } from "#gateway/graphql/loaders";
import { isMember, type Member } from "#gateway/session/viewer";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";
import { getUndoPlace, getUndoScope, isOwnEntry } from "./access";
import { isUndoable, type RecordedLine } from "./rules";

interface Entry {
  action: string;
  lines: readonly { courseId: number | null; batchId: number | null }[];
}

/**
 * Whether a member could make a change today: by a right for all, or for their own teaching if all of it is theirs.
 */
export async function couldMake(
  db: TenantClient | TenantTransaction,
  member: Member,
  { action, lines }: Entry,
): Promise<boolean> {
  const [scope, within] = [getUndoScope(member, action), getUndoPlace(action)];
  if (scope !== "OWN" || within === null) return scope === "ALL";
  const ids = [...new Set(lines.flatMap(({ [within]: id }) => id ?? []))];
  const where = { id: { in: ids } };
  const taught =
    within === "courseId"
      ? await db.course.count({ where: { AND: [where, taughtCourses(member.userId)] } })
      : await db.batch.count({ where: { AND: [where, taughtBatches(member.userId)] } });
  return ids.length > 0 && taught === ids.length;
}

/** Finds the one entry of a mutation that its caller can undo; null for none, and for several. */
export async function findUndoable({ db, viewer }: Reading, ids: readonly number[]): Promise<number | null> {
  if (!isMember(viewer) || ids.length === 0) return null;
  const [entry, ...more] = await db.history.findMany({
    where: { id: { in: [...ids] } },
    include: { lines: { orderBy: { id: "asc" } } },
  });
  if (!entry || more.length > 0 || !isOwnEntry(viewer, entry)) return null;
  const lines: readonly RecordedLine[] = entry.lines;
  return isUndoable(entry.action, lines) && (await couldMake(db, viewer, entry)) ? entry.id : null;
}
