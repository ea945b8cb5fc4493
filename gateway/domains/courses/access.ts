import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, isStaff, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";

/** The courses for which a viewer has a right. */
export const reachedCourses = (viewer: Viewer, right: Right): Prisma.CourseWhereInput =>
  reachedRows(viewer, right, taughtCourses);

/**
 * Visitors and learners see published courses on every path. Viewers with courses.read see drafts, too: all, or
 * those of courses that they teach.
 */
export function visibleCourses(viewer: Viewer): Prisma.CourseWhereInput {
  if (mayAll(viewer, "courses.read")) return {};
  if (!may(viewer, "courses.read") || !isMember(viewer)) return { status: "PUBLISHED" };
  return { OR: [{ status: "PUBLISHED" }, taughtCourses(viewer.userId)] };
}

/**
 * The courses that a viewer may meet in other rows: the visible ones, and as staff those that a batch follows in which
 * they teach.
 */
export const metCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  isMember(viewer) && may(viewer, "batches.read")
    ? { OR: [visibleCourses(viewer), { batchCourses: { some: { batch: taughtBatches(viewer.userId) } } }] }
    : visibleCourses(viewer);

/** The rights of staff who see right answers: they ask questions, or write or mark exams. */
export const examRights = [
  "questions.write",
  "assessments.write",
  "assessments.results",
] as const satisfies readonly Right[];

/** The questions with their answers that staff see: with the scope OWN those of courses that they teach. */
export function answeredQuestions(viewer: Viewer): Prisma.QuestionWhereInput {
  if (examRights.some((right) => mayAll(viewer, right))) return {};
  const isTeacher = isMember(viewer) && examRights.some((right) => may(viewer, right));
  return isTeacher ? { course: taughtCourses(viewer.userId) } : { id: -1 };
}

/**
 * The questions that a viewer meets outside of exams: the enrolled and trainers those of their courses, staff who read
 * lessons all, but those for exams only; staff with their answers also these.
 */
export function shownQuestions(viewer: Viewer): Prisma.QuestionWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  if (examRights.some((right) => mayAll(viewer, right))) return {};
  if (mayAll(viewer, "lessons.read")) return { OR: [{ examsOnly: false }, answeredQuestions(viewer)] };
  const { userId } = viewer;
  const courses = [{ enrolments: { some: { userId } } }, ...(isStaff(viewer) ? [taughtCourses(userId)] : [])];
  return { OR: [{ examsOnly: false, course: { OR: courses } }, answeredQuestions(viewer)] };
}

/** The access of rows that are seen with their course. */
export const partOfCourse = {
  visible: (viewer: Viewer) => ({ course: visibleCourses(viewer) }),
  readers: "public",
} as const;

/** The courses that a viewer follows; staff all that they see. */
export const followedCourses = (viewer: Viewer): Prisma.CourseWhereInput =>
  isStaff(viewer)
    ? visibleCourses(viewer)
    : { AND: [visibleCourses(viewer), { enrolments: { some: { userId: getUserId(viewer) } } }] };

/** The learners who follow published courses. */
export const whereFollows = (course: Prisma.CourseWhereInput): Prisma.UserWhereInput => ({
  enrolments: { some: { course: { AND: [{ status: "PUBLISHED" }, course] } } },
});
