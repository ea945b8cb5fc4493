import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import type { Viewer } from "#gateway/session/viewer";
import { followedCourses, whereFollows } from "../courses/access";
import { visibleQuestions, visibleTopics } from "./access";

const followedTopics = (viewer: Viewer): Prisma.TopicWhereInput => ({
  AND: [visibleTopics(viewer), { course: followedCourses(viewer) }],
});

const followedQuestions = (viewer: Viewer): Prisma.TopicQuestionWhereInput => ({
  AND: [visibleQuestions(viewer), { topic: { course: followedCourses(viewer) } }],
});

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  topicId: {
    seen: (viewer) => ({ topic: followedTopics(viewer) }),
    count: (tx, id, viewer) => tx.topic.count({ where: { AND: [{ id }, followedTopics(viewer)] } }),
    recipients: (id) => whereFollows({ topics: { some: { id } } }),
    needsRights: true,
  },
  topicQuestionId: {
    seen: (viewer) => ({ topicQuestion: followedQuestions(viewer) }),
    count: (tx, id, viewer) =>
      tx.topicQuestion.count({ where: { AND: [{ id }, followedQuestions(viewer)] } }),
    recipients: (id) => ({
      AND: [
        whereFollows({ topics: { some: { askedQuestions: { some: { id } } } } }),
        {
          OR: [
            whereFollows({ topics: { some: { askedQuestions: { some: { id, hiddenAt: null } } } } }),
            { topicQuestions: { some: { id } } },
          ],
        },
      ],
    }),
    needsRights: true,
  },
};
