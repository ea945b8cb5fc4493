import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, isStaff, type Viewer } from "#gateway/session/viewer";
import { heardAnnouncements, whereHeard } from "../announcements/access";
import { readableAssessments } from "../assessments/access";
import { visibleGiven, whereGiven } from "../assignments/access";
import { visibleBatches } from "../batches/access";
import { visibleCertificates } from "../certificates/access";
import { visibleRooms } from "../chat/access";
import { visibleCourses } from "../courses/access";
import { visibleQuestions, visibleTopics } from "../lessons/access";
import { visiblePayments } from "../payments/access";
import { visibleSubmissions, whereOwnSubmission } from "../submissions/access";

/** The object of a notification: a column of the notification, and the id in it. */
export interface NotificationSubject {
  key:
    | "courseId"
    | "batchId"
    | "topicId"
    | "topicQuestionId"
    | "paymentId"
    | "roomId"
    | "announcementId"
    | "givenId"
    | "submissionId"
    | "certificateId"
    | "assessmentId";
  id: number;
}

/** The courses that a viewer follows; staff all that they see. */
const followed = (viewer: Viewer): Prisma.CourseWhereInput =>
  isStaff(viewer)
    ? visibleCourses(viewer)
    : {
        AND: [visibleCourses(viewer), { enrolments: { some: { userId: getUserId(viewer) } } }],
      };

/** The learners who follow published courses. */
const followers = (course: Prisma.CourseWhereInput): Prisma.UserWhereInput => ({
  enrolments: { some: { course: { AND: [{ status: "PUBLISHED" }, course] } } },
});

/** The subjects that a viewer may see, by their column. */
export const seenSubjects = {
  courseId: followed,
  batchId: visibleBatches,
  topicId: (viewer: Viewer): Prisma.TopicWhereInput => ({
    AND: [visibleTopics(viewer), { course: followed(viewer) }],
  }),
  topicQuestionId: (viewer: Viewer): Prisma.TopicQuestionWhereInput => ({
    AND: [visibleQuestions(viewer), { topic: { course: followed(viewer) } }],
  }),
  paymentId: visiblePayments,
  // Staff see no conversation but their own.
  roomId: (viewer: Viewer): Prisma.RoomWhereInput => ({ AND: [visibleRooms(viewer), { kind: "DIRECT" }] }),
  announcementId: heardAnnouncements,
  givenId: visibleGiven,
  assessmentId: (viewer: Viewer): Prisma.AssessmentWhereInput => readableAssessments(viewer),
  submissionId: visibleSubmissions,
  certificateId: visibleCertificates,
} as const satisfies Readonly<Record<NotificationSubject["key"], (viewer: Viewer) => object>>;

/** The notifications of each subject that a viewer may read. */
const seenNotifications = (viewer: Viewer): readonly Prisma.NotificationWhereInput[] => [
  { courseId: { not: null }, course: seenSubjects.courseId(viewer) },
  { batchId: { not: null }, batch: seenSubjects.batchId(viewer) },
  { topicId: { not: null }, topic: seenSubjects.topicId(viewer) },
  { topicQuestionId: { not: null }, topicQuestion: seenSubjects.topicQuestionId(viewer) },
  { paymentId: { not: null }, payment: seenSubjects.paymentId(viewer) },
  { roomId: { not: null }, room: seenSubjects.roomId(viewer) },
  { announcementId: { not: null }, announcement: seenSubjects.announcementId(viewer) },
  { givenId: { not: null }, given: seenSubjects.givenId(viewer) },
  { assessmentId: { not: null }, assessment: seenSubjects.assessmentId(viewer) },
  { submissionId: { not: null }, submission: seenSubjects.submissionId(viewer) },
  { certificateId: { not: null }, certificate: seenSubjects.certificateId(viewer) },
];

/**
 * The users who see a subject with an id regardless of their rights; rights that show it to staff are checked for
 * each of them.
 */
const hearers: Readonly<Record<NotificationSubject["key"], (id: number) => Prisma.UserWhereInput>> = {
  courseId: (id) => followers({ id }),
  batchId: (batchId) => ({ batchUsers: { some: { batchId, status: { not: "DROPPED" } } } }),
  topicId: (id) => followers({ topics: { some: { id } } }),
  topicQuestionId: (id) => ({
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
  paymentId: (id) => ({ payments: { some: { id } } }),
  roomId: (id) => ({ roomMembers: { some: { roomId: id, room: { kind: "DIRECT" } } } }),
  announcementId: whereHeard,
  givenId: (id) => whereGiven({ id }),
  assessmentId: (id) => ({
    OR: [
      followers({ assessments: { some: { id, state: "PUBLISHED" } } }),
      { attempts: { some: { assessmentId: id } } },
    ],
  }),
  submissionId: whereOwnSubmission,
  certificateId: (id) => ({ certificates: { some: { id } } }),
};

/** The subjects that staff see as everyone does: their own, regardless of their rights. */
const rightless: readonly NotificationSubject["key"][] = ["roomId", "announcementId"];

/** The columns that name a subject; a notification has one of them. */
export const subjectKeys = Object.keys(hearers) as readonly NotificationSubject["key"][];

/** The notifications that a viewer may read: the viewer's own, of subjects that the viewer may still see. */
export function visibleNotifications(viewer: Viewer): Prisma.NotificationWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  return { userId: viewer.userId, OR: [...seenNotifications(viewer)] };
}

/**
 * The notifications that lists and counts show: of kinds that the user wants there, and the first of several within
 * a minute.
 */
export const listedNotifications = (viewer: Viewer): Prisma.NotificationWhereInput => ({
  AND: [visibleNotifications(viewer), { mergedIntoId: null, isListed: true }],
});

/** Those of them that the viewer has not read. */
export const unreadNotifications = (viewer: Viewer): Prisma.NotificationWhereInput => ({
  AND: [listedNotifications(viewer), { readAt: null }],
});

/** Whether staff's view of a subject depends on their rights. */
export const needsRights = ({ key }: NotificationSubject): boolean => !rightless.includes(key);

/** The users who may see a subject and so be notified of it; if it needs rights, only the learners. */
export const whereMayHear = (subject: NotificationSubject): Prisma.UserWhereInput => ({
  active: true,
  ...(needsRights(subject) && { userType: "U" }),
  AND: hearers[subject.key](subject.id),
});

/** Whether a viewer may see an account's notifications, and their number: only its owner. */
export const mayReadNotifications = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;
