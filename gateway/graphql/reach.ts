import type { MaybePromise } from "@pothos/core";
import type { Prisma } from "../database/generated/prisma/client";
import type { Right } from "../domains/rightsContract";
import { taughtBatches, taughtCourses } from "../domains/roles/teachingRules";
import { may, mayAll } from "../session/viewer";
import type { Context } from "./context";
import type { ReadByKey, Reading } from "./loaders";
import { accessError, requireMember } from "./scopes";

/** The rights of which one is enough. */
type Rights = Right | readonly Right[];

interface Places {
  course?: Prisma.CourseWhereInput | undefined;
  batch?: Prisma.BatchWhereInput | undefined;
}

/**
 * Throws FORBIDDEN if a right covers only the viewer's own teaching, and a course or batch is not taught by the
 * viewer, or there is none of a condition: a guard that finds nothing lets nothing pass. Without a course and a batch
 * the command narrows its rows by the right itself.
 */
export async function requireReach(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  rights: Rights,
  { course, batch }: Places,
): Promise<void> {
  if (!(course || batch) || [rights].flat().some((right) => mayAll(viewer, right))) return;
  const { userId } = requireMember(viewer);
  const [courses, taught, batches, taughtIn] = await Promise.all([
    course ? db.course.count({ where: course }) : null,
    course ? db.course.count({ where: { AND: [course, taughtCourses(userId)] } }) : null,
    batch ? db.batch.count({ where: batch }) : null,
    batch ? db.batch.count({ where: { AND: [batch, taughtBatches(userId)] } }) : null,
  ]);
  if (courses === 0 || batches === 0 || taught !== courses || taughtIn !== batches) throw accessError(viewer);
}

/** Reads which of many courses the viewer teaches, in one statement. */
async function readTaughtCourses({ db, viewer }: Reading, courseIds: readonly number[]) {
  const where = { id: { in: [...courseIds] }, AND: taughtCourses(requireMember(viewer).userId) };
  const taught = await db.course.findMany({ where, select: { id: true } });
  return new Map(taught.map(({ id }) => [id, true as const]));
}

/** Reads which of many batches the viewer teaches in, in one statement. */
async function readTaughtBatches({ db, viewer }: Reading, batchIds: readonly number[]) {
  const where = { id: { in: [...batchIds] }, AND: taughtBatches(requireMember(viewer).userId) };
  const taught = await db.batch.findMany({ where, select: { id: true } });
  return new Map(taught.map(({ id }) => [id, true as const]));
}

/**
 * Whether one of a viewer's rights reaches a row: all rows, or one of those that the viewer teaches. The row is looked
 * at only where that decides, so that plans need not read it for others.
 */
const reaches =
  <Row>(read: ReadByKey<true>, toId: (row: Row) => number) =>
  (rights: Rights) =>
  (row: Row, _args: object, context: Reader): MaybePromise<boolean> => {
    const { viewer } = context;
    const all = [rights].flat();
    if (all.some((right) => mayAll(viewer, right))) return true;
    if (!all.some((right) => may(viewer, right))) return false;
    // A response that asked for loaders is not shared by learners, so they come last.
    return context.loaders.load(read, toId(row)).then((isTaught) => isTaught === true);
  };

type Reader = Pick<Context, "viewer" | "loaders">;

/**
 * The `authScopes` of a field of rows with a course, for those whose right reaches it:
 * `restricted(reaching("questions.write"), "...")`.
 */
export const reaching = reaches<{ courseId: number }>(readTaughtCourses, ({ courseId }) => courseId);

/** The same of courses themselves. */
export const reachingCourse = reaches<{ id: number }>(readTaughtCourses, ({ id }) => id);

/** The same of rows with a batch. */
export const reachingBatch = reaches<{ batchId: number }>(readTaughtBatches, ({ batchId }) => batchId);

/** The options of a boolean field that tells whether a right reaches the row's course: `...reached("lessons.write")`. */
export const reached = (rights: Rights) => ({
  select: { courseId: true } as const,
  resolve: reaching(rights),
});
