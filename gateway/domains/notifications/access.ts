import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { visibleBatches } from "../batches/access";
import { visibleCourses } from "../courses/access";
import { visibleQuestions, visibleTopics } from "../lessons/access";
import { visiblePayments } from "../payments/access";

/** What a notification is about: a column of the notification, and the id in it. */
export interface NotificationSubject {
  key: "courseId" | "batchId" | "topicId" | "topicQuestionId" | "paymentId";
  id: number;
}

type Subjects = Readonly<
  Record<
    NotificationSubject["key"],
    {
      /** The notifications of such a subject that a viewer may read. */
      visible: (viewer: Viewer) => Prisma.NotificationWhereInput;
      /** The learners who may see the subject with an id; staff see all. */
      learners: (id: number) => Prisma.UserWhereInput;
    }
  >
>;

/** The courses that a viewer follows; staff all. */
const followed = (viewer: Viewer): Prisma.CourseWhereInput =>
  isStaff(viewer)
    ? {}
    : {
        AND: [
          visibleCourses(viewer),
          { enrolments: { some: { userId: isMember(viewer) ? viewer.userId : -1 } } },
        ],
      };

/** The learners who follow published courses. */
const followers = (course: Prisma.CourseWhereInput): Prisma.UserWhereInput => ({
  enrolments: { some: { course: { AND: [{ status: "PUBLISHED" }, course] } } },
});

const subjects: Subjects = {
  courseId: {
    visible: (viewer) => ({ course: followed(viewer) }),
    learners: (id) => followers({ id }),
  },
  batchId: {
    visible: (viewer) => ({ batch: visibleBatches(viewer) }),
    learners: (batchId) => ({ batchUsers: { some: { batchId, status: { not: "DROPPED" } } } }),
  },
  topicId: {
    visible: (viewer) => ({ topic: { AND: [visibleTopics(viewer), { course: followed(viewer) }] } }),
    learners: (id) => followers({ topics: { some: { id } } }),
  },
  topicQuestionId: {
    visible: (viewer) => ({
      topicQuestion: { AND: [visibleQuestions(viewer), { topic: { course: followed(viewer) } }] },
    }),
    learners: (id) => ({
      AND: [
        followers({ topics: { some: { askedQuestions: { some: { id } } } } }),
        {
          OR: [
            followers({ topics: { some: { askedQuestions: { some: { id, hiddenAt: null } } } } }),
            { topicQuestions: { some: { id } } },
          ],
        },
      ],
    }),
  },
  paymentId: {
    visible: (viewer) => ({ payment: visiblePayments(viewer) }),
    learners: (id) => ({ payments: { some: { id } } }),
  },
};

/** The columns that name a subject; a notification has one of them. */
export const subjectKeys = Object.keys(subjects) as readonly NotificationSubject["key"][];

/** The notifications that a viewer may read: the viewer's own, of subjects that the viewer may still see. */
export function visibleNotifications(viewer: Viewer): Prisma.NotificationWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  return {
    userId: viewer.userId,
    OR: Object.entries(subjects).map(([key, { visible }]) => ({
      AND: [{ [key]: { not: null } }, visible(viewer)],
    })),
  };
}

/** The notifications that lists and counts show: of kinds that the user wants there, and of several within a minute the first. */
export const listedNotifications = (viewer: Viewer): Prisma.NotificationWhereInput => ({
  AND: [visibleNotifications(viewer), { mergedIntoId: null, isListed: true }],
});

/** The users who may see a subject and so hear of it: those for whom `visibleNotifications` includes it. */
export const whereMayHear = ({ key, id }: NotificationSubject): Prisma.UserWhereInput => ({
  active: true,
  OR: [{ userType: "E" }, subjects[key].learners(id)],
});

/** Whether a viewer may see that an account has notifications, and how many: its owner alone. */
export const mayReadNotifications = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;
