import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import { reachedCourses, visibleCourses } from "../courses/access";
import { taughtCourses } from "../roles/teachingRules";

/** The topics that a viewer may know to exist: those of visible courses. */
export const visibleTopics = (viewer: Viewer): Prisma.TopicWhereInput => ({
  course: visibleCourses(viewer),
});

/** Whether a viewer reads the published lessons of every course, as staff who read or write them. */
export const mayReadAllLessons = (viewer: Viewer): boolean =>
  mayAll(viewer, "lessons.read") || mayAll(viewer, "lessons.write");

/** Whether a viewer reads the published lessons of a course without being enrolled: as its trainer, or as staff. */
export const mayReadLessons = (viewer: Viewer, { isTaught }: { isTaught: boolean }): boolean =>
  mayReadAllLessons(viewer) || (isTaught && isStaff(viewer));

/** Whether a viewer moderates the discussions of every course, and so reads them. */
export const moderatesAll = (viewer: Viewer): boolean => mayAll(viewer, "lessons.moderate");

const publishedBlocks = (viewer: Viewer): Prisma.TopicBlockWhereInput => ({
  draftId: { not: null },
  topic: visibleTopics(viewer),
});

/** The topics whose lessons a viewer writes. */
export const writtenTopics = (viewer: Viewer): Prisma.TopicWhereInput => ({
  course: reachedCourses(viewer, "lessons.write"),
});

/**
 * The blocks that a viewer might read: authors those of their drafts, too, others published ones of visible courses. Whether the lesson is open
 * to them is another question (`lessonAccess`).
 */
export const visibleBlocks = (viewer: Viewer): Prisma.TopicBlockWhereInput =>
  may(viewer, "lessons.write")
    ? { OR: [publishedBlocks(viewer), { topic: writtenTopics(viewer) }] }
    : publishedBlocks(viewer);

/** The questions under lessons that a viewer moderates: all, or those of the courses that the viewer teaches. */
export const moderatedQuestions = (viewer: Viewer): Prisma.TopicQuestionWhereInput =>
  reachedRows(viewer, "lessons.moderate", (userId) => ({ topic: { course: taughtCourses(userId) } }));

/** All questions but hidden ones, which their authors and the moderators of their courses see. */
function shownQuestions(viewer: Viewer): Prisma.TopicQuestionWhereInput {
  if (moderatesAll(viewer)) return {};
  if (!isMember(viewer)) return { id: -1 };
  const moderated = may(viewer, "lessons.moderate") ? [moderatedQuestions(viewer)] : [];
  return { OR: [{ hiddenAt: null }, { userId: viewer.userId }, ...moderated] };
}

/** All answers but hidden ones, which their authors and the moderators of their courses see. */
export function shownAnswers(viewer: Viewer): Prisma.TopicAnswerWhereInput {
  if (moderatesAll(viewer)) return {};
  if (!isMember(viewer)) return { id: -1 };
  const moderated = may(viewer, "lessons.moderate") ? [{ question: moderatedQuestions(viewer) }] : [];
  return { OR: [{ hiddenAt: null }, { userId: viewer.userId }, ...moderated] };
}

/** The questions under lessons that a viewer might read; whether the lesson is open is another question. */
export const visibleQuestions = (viewer: Viewer): Prisma.TopicQuestionWhereInput => ({
  AND: [shownQuestions(viewer), { topic: visibleTopics(viewer) }],
});

/** The answers that a viewer might read: those to questions that the viewer sees. */
export const visibleAnswers = (viewer: Viewer): Prisma.TopicAnswerWhereInput => ({
  AND: [shownAnswers(viewer), { question: visibleQuestions(viewer) }],
});
