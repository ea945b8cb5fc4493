import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, reachedRows, type Viewer } from "#gateway/session/viewer";
import { getFinishedAt, type Showing, showsAnswers, showsMarks } from "./attemptRules";

/**
 * The assessments that a viewer may see: staff all, learners those that are published, of published courses they
 * are enrolled in.
 */
export function visibleAssessments(viewer: Viewer): Prisma.AssessmentWhereInput {
  if (isStaff(viewer)) return {};
  if (!isMember(viewer)) return { id: -1 };
  return {
    state: "PUBLISHED",
    course: { status: "PUBLISHED", enrolments: { some: { userId: viewer.userId } } },
  };
}

/**
 * The assessments that a viewer may open by id: the visible ones, and those with an own attempt (such as
 * `attempt`), so that it can be finished and its result read even if the course is unpublished.
 */
export function readableAssessments(
  viewer: Viewer,
  attempt: Prisma.AttemptWhereInput = {},
): Prisma.AssessmentWhereInput {
  if (isStaff(viewer) || !isMember(viewer)) return visibleAssessments(viewer);
  const own = { attempts: { some: { userId: viewer.userId, ...attempt } } };
  return { OR: [visibleAssessments(viewer), own] };
}

/** A course that someone teaches, by itself or in a batch. */
const taughtCourse = (userId: number) =>
  ({
    OR: [{ trainerId: userId }, { batchCourses: { some: { trainers: { some: { trainerId: userId } } } } }],
  }) satisfies Prisma.CourseWhereInput;

/** The assessments whose results a viewer may see and mark. */
export const resultAssessments = (viewer: Viewer): Prisma.AssessmentWhereInput =>
  reachedRows(viewer, "assessments.results", (userId) => ({ course: taughtCourse(userId) }));

/** The attempts that are open at a moment. */
export const openAt = (now: Date) => ({ submittedAt: null, OR: [{ dueAt: null }, { dueAt: { gt: now } }] });

/** The attempts that have ended at a moment: submitted, or out of time. */
export const finishedAt = (now: Date) => ({ OR: [{ submittedAt: { not: null } }, { dueAt: { lte: now } }] });

/** The attempts that a viewer may see: staff all, learners their own. */
export function visibleAttempts(viewer: Viewer): Prisma.AttemptWhereInput {
  if (isStaff(viewer)) return {};
  return { userId: isMember(viewer) ? viewer.userId : -1 };
}

/** The assessments that a member writes. */
export const managedAssessments = (viewer: Viewer): Prisma.AssessmentWhereInput =>
  reachedRows(viewer, "assessments.write", (userId) => ({ course: taughtCourse(userId) }));

/** The courses that a member may write assessments for. */
export const writableCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  reachedRows(viewer, "assessments.write", taughtCourse);

/** Whether a viewer may see an attempt that was found by other means than a list. */
export const mayReadAttempt = (viewer: Viewer, { userId }: { userId: number }): boolean =>
  isStaff(viewer) || (isMember(viewer) && viewer.userId === userId);

/** Whether a viewer may see the marks of an attempt: nobody before it has ended, its learner once they are released. */
export const seesMarks = (viewer: Viewer, attempt: Showing, now: Date): boolean =>
  isStaff(viewer) ? getFinishedAt(attempt, now) !== null : showsMarks(attempt, now);

/** Whether a viewer may see the right answers of an attempt: nobody before it has ended, its learner when its assessment shows them. */
export const seesAnswers = (viewer: Viewer, attempt: Showing, now: Date): boolean =>
  isStaff(viewer) ? getFinishedAt(attempt, now) !== null : showsAnswers(attempt, now);
