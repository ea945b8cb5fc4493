import type { Context } from "#gateway/graphql/context";
import { visibleSubmissions } from "./access";

/** Whether the viewer may see one of some submissions: then its files as well. */
export const mayReadSubmissions = async ({ db, viewer }: Context, ids: number[]): Promise<boolean> =>
  (await db.submission.count({ where: { id: { in: ids }, AND: visibleSubmissions(viewer) } })) > 0;
