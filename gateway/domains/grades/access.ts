import type { Prisma } from "#gateway/database/generated/prisma/client";
import { type Member, reachedRows, type Viewer } from "#gateway/session/viewer";

const taught = (trainerId: number) => ({ trainers: { some: { trainerId } } });

/** The batch courses whose gradebooks a viewer may see: with the scope OWN those that the viewer teaches. */
export const visibleGradebooks = (viewer: Viewer): Prisma.BatchCourseWhereInput =>
  reachedRows(viewer, "grades.read", taught);

/** The batch courses whose marks a viewer may enter: with the scope OWN those that the viewer teaches. */
export const gradedBatchCourses = (viewer: Viewer): Prisma.BatchCourseWhereInput =>
  reachedRows(viewer, "grades.write", taught);

/**
 * The courses whose own grade scheme a viewer may change: with the scope OWN those whose batches the viewer teaches, all
 * of them, since the scheme holds for each.
 */
export const schemeCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  reachedRows(viewer, "grades.write", (trainerId) => ({
    batchCourses: { some: taught(trainerId), none: { trainers: { none: { trainerId } } } },
  }));

/** The enrolments whose grades a learner sees: their own, of published courses. */
export const gradedEnrolments = ({ userId }: Pick<Member, "userId">): Prisma.EnrolmentWhereInput => ({
  userId,
  course: { status: "PUBLISHED" },
});
