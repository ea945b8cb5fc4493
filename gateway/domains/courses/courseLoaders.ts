import type { MaybePromise } from "@pothos/core";
import type { Context } from "#gateway/graphql/context";
import type { Reading } from "#gateway/graphql/loaders";
import { isMember, may, mayAll } from "#gateway/session/viewer";
import { metCourses } from "./access";

/** Reads which of many courses the viewer may meet in other rows, in one statement. */
async function readMetCourses({ db, viewer }: Reading, ids: readonly number[]) {
  const where = { id: { in: [...ids] }, AND: metCourses(viewer) };
  const met = await db.course.findMany({ where, select: { id: true } });
  return new Map(met.map(({ id }) => [id, true as const]));
}

interface KnownCourse {
  id: number;
  status: "DRAFT" | "PUBLISHED";
}

/** Whether a viewer may see a course that was found by other means than a list. */
export function mayReadCourse(
  context: Pick<Context, "viewer" | "loaders">,
  course: KnownCourse,
): MaybePromise<boolean> {
  const { viewer } = context;
  if (mayAll(viewer, "courses.read") || course.status === "PUBLISHED") return true;
  if (!isMember(viewer) || !may(viewer, "courses.read")) return false;
  return context.loaders.load(readMetCourses, course.id).then((isMet) => isMet === true);
}
