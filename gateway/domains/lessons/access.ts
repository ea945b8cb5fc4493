import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, may, type Viewer } from "#gateway/session/viewer";
import { reachedCourses, visibleCourses } from "../courses/access";

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

/** The posts, each a question or an answer, that are not hidden from a viewer: moderators and the author see hidden ones. */
export function shownPosts(viewer: Viewer): {
  OR?: ({ hiddenAt: null } | { userId: number })[];
  id?: number;
} {
  if (may(viewer, "lessons.moderate")) return {};
  return isMember(viewer) ? { OR: [{ hiddenAt: null }, { userId: viewer.userId }] } : { id: -1 };
}

/** The questions under lessons that a viewer might read; whether the lesson is open is another question. */
export const visibleQuestions = (viewer: Viewer): Prisma.TopicQuestionWhereInput => ({
  AND: [shownPosts(viewer), { topic: visibleTopics(viewer) }],
});

/** The answers that a viewer might read: those to questions that the viewer sees. */
export const visibleAnswers = (viewer: Viewer): Prisma.TopicAnswerWhereInput => ({
  AND: [shownPosts(viewer), { question: visibleQuestions(viewer) }],
});
