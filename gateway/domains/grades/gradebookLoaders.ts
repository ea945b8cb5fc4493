import type { Context } from "#gateway/graphql/context";
import { isMember } from "#gateway/session/viewer";
import { gradedEnrolments, visibleGradebooks } from "./access";
import type { GradedCourseKey, GradedLearner, ItemRow } from "./gradebookRules";
import { type GradeContext, readGrades } from "./gradeLoaders";
import { readGradedBatches } from "./placeLoaders";
import type { HeldScheme } from "./schemeLoaders";

/** A learner in a course: marks, and the grade that follows. */
export interface CourseGradeRow extends GradedCourseKey, GradedLearner {
  userId: number;
  name: string;
  username: string;
  courseTitle: string;
  scheme: HeldScheme;
  items: readonly ItemRow[];
}

/** A course of a batch whose gradebook the viewer may see. */
export interface GradedCourse {
  courseId: number;
  title: string;
}

/** The context for reading a gradebook. */
type BookContext = GradeContext & Pick<Context, "viewer">;

/** The courses of a batch whose gradebooks the viewer may see, by title. */
async function readGradedCourses({ db, viewer }: BookContext, batchId: number): Promise<GradedCourse[]> {
  const rows = await db.batchCourse.findMany({
    where: { batchId, AND: visibleGradebooks(viewer) },
    orderBy: [{ course: { sortKey: "asc" } }, { courseId: "asc" }],
    select: { courseId: true, course: { select: { title: true } } },
  });
  return rows.map(({ courseId, course }) => ({ courseId, title: course.title }));
}

/** A gradebook: how a course of a batch is graded, its items, and its learners by name. */
export interface GradebookRow {
  batchId: number;
  courseId: number;
  courses: readonly GradedCourse[];
  scheme: HeldScheme;
  items: readonly ItemRow[];
  learners: readonly CourseGradeRow[];
}

interface GradebookScope {
  batchId: number;
  /** The first one that the viewer may see, when left out. */
  courseId?: number | null | undefined;
  /** All learners, when left out. */
  userIds?: readonly number[];
}

/** The gradebook of a batch's course, or some learners of it; null when there is none that the viewer may see. */
export async function readGradebook(
  context: BookContext,
  { batchId, courseId, userIds }: GradebookScope,
): Promise<GradebookRow | null> {
  const courses = await readGradedCourses(context, batchId);
  const course = courses.find((each) => courseId == null || each.courseId === courseId);
  if (!course) return null;
  const place = { batchId, courseId: course.courseId };
  const users = await context.db.user.findMany({
    where: {
      batchUsers: { some: { batchId, status: { not: "DROPPED" } } },
      ...(userIds && { id: { in: [...userIds] } }),
    },
    orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    select: { id: true, name: true, username: true },
  });
  const ids = users.map(({ id }) => id);
  const [graded] = await readGrades(context, { places: [place], userIds: ids, isStaff: true });
  if (!graded) return null;
  const { scheme, items, grade } = graded;
  const learners = users.map(({ id: userId, name, username }) => ({
    ...place,
    userId,
    name,
    username,
    courseTitle: course.title,
    scheme,
    ...grade(userId),
  }));
  return { ...place, courses, scheme, items, learners };
}

/** The viewer's own grades, in all courses or in one. */
export async function readOwnGrades(context: Context, courseId?: number): Promise<readonly CourseGradeRow[]> {
  const { db, viewer } = context;
  if (!isMember(viewer)) return [];
  const { userId, name } = viewer;
  const enrolments = await db.enrolment.findMany({
    where: { ...gradedEnrolments(viewer), ...(courseId !== undefined && { courseId }) },
    orderBy: [{ course: { sortKey: "asc" } }, { courseId: "asc" }],
    take: 100,
    select: { courseId: true, course: { select: { title: true } }, user: { select: { username: true } } },
  });
  const courseIds = enrolments.map((enrolment) => enrolment.courseId);
  if (courseIds.length === 0) return [];
  const findBatch = await readGradedBatches(context, { courseIds, userIds: [userId] });
  const places = courseIds.map((id) => ({ courseId: id, batchId: findBatch(userId, id) }));
  const graded = await readGrades(context, { places, userIds: [userId], isStaff: false });
  return graded.flatMap(({ place, scheme, grade }, index) => {
    const { course, user } = enrolments[index] ?? {};
    if (!course || !user) return [];
    const texts = { name, username: user.username, courseTitle: course.title };
    return [{ ...place, userId, ...texts, scheme, ...grade(userId) }];
  });
}

/** A learner's grade that the viewer may see: one's own, or as staff of the batch. */
export async function findCourseGrade(
  context: Context,
  { batchId, courseId, userId }: GradedCourseKey & { userId: number },
): Promise<CourseGradeRow | null> {
  const { viewer } = context;
  if (isMember(viewer) && viewer.userId === userId) {
    const [own] = await readOwnGrades(context, courseId);
    return own && own.batchId === batchId ? own : null;
  }
  if (batchId === null) return null;
  const found = await readGradebook(context, { batchId, courseId, userIds: [userId] });
  return found?.learners[0] ?? null;
}
