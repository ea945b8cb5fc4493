import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, isStaff, type Viewer } from "#gateway/session/viewer";
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

/** What a notification is about: a column of the notification, and the id in it. */
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

type Subjects = Readonly<
  Record<
    NotificationSubject["key"],
    {
      /** The notifications of such a subject that a viewer may read. */
      visible: (viewer: Viewer) => Prisma.NotificationWhereInput;
      /** The users who may see the subject with an id. */
      hearers: (id: number) => Prisma.UserWhereInput;
    }
  >
>;

/** The courses that a viewer follows; staff all that they see. */
const followed = (viewer: Viewer): Prisma.CourseWhereInput =>
  isStaff(viewer)
    ? visibleCourses(viewer)
    : {
        AND: [
          visibleCourses(viewer),
          { enrolments: { some: { userId: isMember(viewer) ? viewer.userId : -1 } } },
        ],
      };

/** Staff, who see all of it, and some learners. */
const staffAnd = (learners: Prisma.UserWhereInput): Prisma.UserWhereInput => ({
  OR: [{ userType: "E" }, learners],
});

/** The learners who follow published courses. */
const followers = (course: Prisma.CourseWhereInput): Prisma.UserWhereInput => ({
  enrolments: { some: { course: { AND: [{ status: "PUBLISHED" }, course] } } },
});

const subjects: Subjects = {
  courseId: {
    visible: (viewer) => ({ course: followed(viewer) }),
    hearers: (id) => staffAnd(followers({ id })),
  },
  batchId: {
    visible: (viewer) => ({ batch: visibleBatches(viewer) }),
    hearers: (batchId) => staffAnd({ batchUsers: { some: { batchId, status: { not: "DROPPED" } } } }),
  },
  topicId: {
    visible: (viewer) => ({ topic: { AND: [visibleTopics(viewer), { course: followed(viewer) }] } }),
    hearers: (id) => staffAnd(followers({ topics: { some: { id } } })),
  },
  topicQuestionId: {
    visible: (viewer) => ({
      topicQuestion: { AND: [visibleQuestions(viewer), { topic: { course: followed(viewer) } }] },
    }),
    hearers: (id) =>
      staffAnd({
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
    hearers: (id) => staffAnd({ payments: { some: { id } } }),
  },
  // Staff see no conversation but their own.
  roomId: {
    visible: (viewer) => ({ room: { AND: [visibleRooms(viewer), { kind: "DIRECT" }] } }),
    hearers: (id) => ({ roomMembers: { some: { roomId: id, room: { kind: "DIRECT" } } } }),
  },
  announcementId: {
    visible: (viewer) => ({ announcement: heardAnnouncements(viewer) }),
    hearers: whereHeard,
  },
  givenId: {
    visible: (viewer) => ({ given: visibleGiven(viewer) }),
    hearers: (id) => staffAnd(whereGiven({ id })),
  },
  assessmentId: {
    visible: (viewer) => ({ assessment: readableAssessments(viewer) }),
    hearers: (id) =>
      staffAnd({
        OR: [
          followers({ assessments: { some: { id, state: "PUBLISHED" } } }),
          { attempts: { some: { assessmentId: id } } },
        ],
      }),
  },
  submissionId: {
    visible: (viewer) => ({ submission: visibleSubmissions(viewer) }),
    hearers: (id) => staffAnd(whereOwnSubmission(id)),
  },
  certificateId: {
    visible: (viewer) => ({ certificate: visibleCertificates(viewer) }),
    hearers: (id) => ({ certificates: { some: { id } } }),
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
  AND: subjects[key].hearers(id),
});

/** Whether a viewer may see that an account has notifications, and how many: its owner alone. */
export const mayReadNotifications = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;
