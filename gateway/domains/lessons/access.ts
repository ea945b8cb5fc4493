import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import { reachedCourses, visibleCourses } from "../courses/access";
import { taughtCourses } from "../roles/teachingRules";

/** The topics that a viewer may know to exist: those of visible courses. */
export const visibleTopics = (viewer: Viewer): Prisma.TopicWhereInput => ({
  course: visibleCourses(viewer),
});

const publishedBlocks = (viewer: Viewer): Prisma.TopicBlockWhereInput => ({
  draftId: { not: null },
  topic: visibleTopics(viewer),
});

/**
 * The blocks that a viewer might read: authors those of their drafts, too, others published ones of visible courses. Whether the lesson is open
 * to them is another question (`lessonAccess`).
 */
export const visibleBlocks = (viewer: Viewer): Prisma.TopicBlockWhereInput =>
  may(viewer, "lessons.write")
    ? { OR: [publishedBlocks(viewer), { topic: { course: reachedCourses(viewer, "lessons.write") } }] }
    : publishedBlocks(viewer);

/** The questions under lessons that a viewer moderates: all, or those of the courses that the viewer teaches. */
export const moderatedQuestions = (viewer: Viewer): Prisma.TopicQuestionWhereInput =>
  reachedRows(viewer, "lessons.moderate", (userId) => ({ topic: { course: taughtCourses(userId) } }));

/** All questions but hidden ones, which their authors and the moderators of their courses see. */
function shownQuestions(viewer: Viewer): Prisma.TopicQuestionWhereInput {
  if (mayAll(viewer, "lessons.moderate")) return {};
  if (!isMember(viewer)) return { id: -1 };
  const moderated = may(viewer, "lessons.moderate") ? [moderatedQuestions(viewer)] : [];
  return { OR: [{ hiddenAt: null }, { userId: viewer.userId }, ...moderated] };
}

/** All answers but hidden ones, which their authors and the moderators of their courses see. */
export function shownAnswers(viewer: Viewer): Prisma.TopicAnswerWhereInput {
  if (mayAll(viewer, "lessons.moderate")) return {};
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
