import { isMember } from "../session/viewer";
import type { ReadByKey } from "./loaders";
import { getRows, type RowType } from "./rows";

/**
 * Reads which of many rows the viewer has marked, in one statement. The column of the marks' table names the rows, which the
 * compiler cannot follow.
 */
export const readMarks =
  (model: RowType, column: string): ReadByKey<true> =>
  async ({ db, viewer }, ids) => {
    if (!isMember(viewer)) return new Map();
    const where = { userId: viewer.userId, [column]: { in: [...ids] } };
    const rows: object[] = await getRows(db, model).findMany({ where, select: { [column]: true } });
    return new Map(rows.map((row) => [(row as Record<string, number>)[column] ?? -1, true as const]));
  };
