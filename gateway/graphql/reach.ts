import type { Prisma } from "../database/generated/prisma/client";
import type { Right } from "../domains/roles/rightsContract";
import { taughtBatches, taughtCourses } from "../domains/roles/teachingRules";
import { mayAll } from "../session/viewer";
import type { Context } from "./context";
import { accessError, requireMember } from "./scopes";

interface Places {
  course?: Prisma.CourseWhereInput | null | undefined;
  batch?: Prisma.BatchWhereInput | null | undefined;
}

/**
 * Throws FORBIDDEN if a right covers only the viewer's own teaching, and a course or batch is not taught by the
 * viewer. Rows that do not exist are left to the command, which refuses them.
 */
export async function requireReach(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  rights: Right | readonly Right[],
  { course, batch }: Places,
): Promise<void> {
  if ([rights].flat().some((right) => mayAll(viewer, right))) return;
  const { userId } = requireMember(viewer);
  const [courses, taught, batches, taughtIn] = await Promise.all([
    course ? db.course.count({ where: course }) : 0,
    course ? db.course.count({ where: { AND: [course, taughtCourses(userId)] } }) : 0,
    batch ? db.batch.count({ where: batch }) : 0,
    batch ? db.batch.count({ where: { AND: [batch, taughtBatches(userId)] } }) : 0,
  ]);
  if (taught < courses || taughtIn < batches) throw accessError(viewer);
}
