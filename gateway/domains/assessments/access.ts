import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, isStaff, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import { markedByHand } from "../questions/contract";
import type { Right } from "../rightsContract";
import { taughtCourses } from "../roles/teachingRules";
import { getFinishedAt, type Showing, showsAnswers, showsMarks } from "./attemptRules";

/** The rights of staff who write exams or see their results. */
export const examRights = ["assessments.write", "assessments.results"] as const satisfies readonly Right[];

/** The rights by which staff see assessments. */
const reading = ["courses.read", ...examRights] as const;

const seesAll = (viewer: Viewer): boolean => reading.some((right) => mayAll(viewer, right));

/**
 * The assessments that a viewer may see: staff all or those of courses that they teach, learners those that are
 * published, of published courses they are enrolled in.
 */
export function visibleAssessments(viewer: Viewer): Prisma.AssessmentWhereInput {
  if (seesAll(viewer)) return {};
  if (!isMember(viewer)) return { id: -1 };
  const { userId } = viewer;
  if (reading.some((right) => may(viewer, right))) return { course: taughtCourses(userId) };
  return { state: "PUBLISHED", course: { status: "PUBLISHED", enrolments: { some: { userId } } } };
}

/**
 * The assessments that a viewer may open by id: the visible ones, and those that they have attempted (such as
 * `attempt`), so that an attempt can be finished and its result read even if the course is unpublished.
 */
export function readableAssessments(
  viewer: Viewer,
  attempt: Prisma.AttemptWhereInput = {},
): Prisma.AssessmentWhereInput {
  if (seesAll(viewer) || !isMember(viewer)) return visibleAssessments(viewer);
  const own = { attempts: { some: { userId: viewer.userId, ...attempt } } };
  return { OR: [visibleAssessments(viewer), own] };
}

/** The assessments whose results a viewer may see and mark. */
export const resultAssessments = (viewer: Viewer): Prisma.AssessmentWhereInput =>
  reachedRows(viewer, "assessments.results", (userId) => ({ course: taughtCourses(userId) }));

/**
 * The assessments that ask a question, without the practice assessment, which asks all of a course's; none for viewers
 * other than staff.
 */
export const whereAsked = (viewer: Viewer, questionId: number): Prisma.AssessmentWhereInput =>
  isStaff(viewer) ? { isPractice: false, questions: { some: { questionId } } } : { id: -1 };

/** The attempts that are open at a moment. */
export const openAt = (now: Date) => ({ submittedAt: null, OR: [{ dueAt: null }, { dueAt: { gt: now } }] });

/** The attempts that ended at a moment or before it: submitted, or out of time. */
export const finishedBy = (moment: Date) => ({
  OR: [{ submittedAt: { lte: moment } }, { submittedAt: null, dueAt: { lte: moment } }],
});

/** The answers that a person marks; `isMarkedByHand` decides the same of a type. */
export const whereMarkedByHand = { type: { in: [...markedByHand] }, answeredAt: { not: null } };

/** The answers without a mark; `isUnmarked` decides the same of a row that was read. */
export const whereUnmarked = { ...whereMarkedByHand, marks: null };

/** The answers that a member marks at a moment: essays and files of finished attempts. */
export const markedAnswers = (viewer: Viewer, now: Date): Prisma.AttemptQuestionWhereInput => ({
  ...whereMarkedByHand,
  attempt: { assessment: resultAssessments(viewer), ...finishedBy(now) },
});

/** The attempts that a viewer may see: those whose results they see, and their own. */
export function visibleAttempts(viewer: Viewer): Prisma.AttemptWhereInput {
  if (mayAll(viewer, "assessments.results")) return {};
  const own = { userId: getUserId(viewer) };
  return may(viewer, "assessments.results") ? { OR: [own, { assessment: resultAssessments(viewer) }] } : own;
}

/** The assessments that a member writes. */
export const managedAssessments = (viewer: Viewer): Prisma.AssessmentWhereInput =>
  reachedRows(viewer, "assessments.write", (userId) => ({ course: taughtCourses(userId) }));

/** The courses that a member may write assessments for. */
export const writableCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  reachedRows(viewer, "assessments.write", taughtCourses);

/** Whether a viewer may see an attempt that was not found in a list. */
export const mayReadAttempt = (viewer: Viewer, attempt: { userId: number }): boolean =>
  may(viewer, "assessments.results") || (isMember(viewer) && viewer.userId === attempt.userId);

/** Whether a viewer may see the marks of an attempt: no one before it has ended, its learner once they are released. */
export const seesMarks = (viewer: Viewer, attempt: Showing, now: Date): boolean =>
  may(viewer, "assessments.results") ? getFinishedAt(attempt, now) !== null : showsMarks(attempt, now);

/** Whether a viewer may see the right answers of an attempt: no one before it has ended, its learner when its assessment shows them. */
export const seesAnswers = (viewer: Viewer, attempt: Showing, now: Date): boolean =>
  may(viewer, "assessments.results") ? getFinishedAt(attempt, now) !== null : showsAnswers(attempt, now);
