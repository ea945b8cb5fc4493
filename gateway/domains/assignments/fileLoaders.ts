import type { Context } from "#gateway/graphql/context";
import { visibleAssignments } from "./access";

/** Whether the viewer may see one of some assignments: then its files as well. */
export const mayReadAssignments = async ({ db, viewer }: Context, ids: number[]): Promise<boolean> =>
  (await db.assignment.count({ where: { id: { in: ids }, AND: visibleAssignments(viewer) } })) > 0;
