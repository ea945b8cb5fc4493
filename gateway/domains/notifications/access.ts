import type { Prisma } from "#gateway/database/generated/prisma/client";
import {
  getSubjectRules,
  listNotificationSubjects,
  type SubjectKey,
} from "#gateway/ports/notificationSubjects";
import { isMember, type Viewer } from "#gateway/session/viewer";

/** The object of a notification: a column of the notification, and the id in it. */
export interface NotificationSubject {
  key: SubjectKey;
  id: number;
}

/** The notifications of each subject that a viewer may read. */
const seenNotifications = (viewer: Viewer): Prisma.NotificationWhereInput[] =>
  listNotificationSubjects().map(([key, { seen }]) => ({ [key]: { not: null }, ...seen(viewer) }));

/** The notifications that a viewer may read: the viewer's own, of subjects that the viewer may still see. */
export function visibleNotifications(viewer: Viewer): Prisma.NotificationWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  return { userId: viewer.userId, OR: seenNotifications(viewer) };
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

/** The users who may see a subject and so be notified of it; if it needs rights, only the learners. */
export function whereMayHear({ key, id }: NotificationSubject): Prisma.UserWhereInput {
  const { needsRights, recipients } = getSubjectRules(key);
  return { active: true, ...(needsRights && { userType: "U" }), AND: recipients(id) };
}

/** Whether a viewer may see an account's notifications, and their number: only its owner. */
export const mayReadNotifications = (viewer: Viewer, userId: number): boolean =>
  isMember(viewer) && viewer.userId === userId;
