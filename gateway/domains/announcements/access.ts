import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, mayAll, type Viewer } from "#gateway/session/viewer";
import { ownBatches } from "../batches/access";

/** Whether a viewer may announce to anyone: with announcements.write for all. */
export const mayAnnounceToAll = (viewer: Viewer): boolean => mayAll(viewer, "announcements.write");

/** The batches that a viewer may announce to: with the right for their own, those in which they teach. */
export function announceableBatches(viewer: Viewer): Prisma.BatchWhereInput {
  if (mayAnnounceToAll(viewer)) return {};
  if (!may(viewer, "announcements.write")) return { id: -1 };
  return { courses: { some: { trainers: { some: { trainerId: getUserId(viewer) } } } } };
}

/** The courses that a viewer may announce to: with the right for their own, those that they teach in some batch. */
export function announceableCourses(viewer: Viewer): Prisma.CourseWhereInput {
  if (mayAnnounceToAll(viewer)) return {};
  if (!may(viewer, "announcements.write")) return { id: -1 };
  return { batchCourses: { some: { trainers: { some: { trainerId: getUserId(viewer) } } } } };
}

/**
 * The announcements that a viewer manages: with the right for their own, those they wrote, and those to batches and
 * courses that they teach.
 */
export function managedAnnouncements(viewer: Viewer): Prisma.AnnouncementWhereInput {
  if (mayAnnounceToAll(viewer)) return {};
  if (!may(viewer, "announcements.write")) return { id: -1 };
  return {
    OR: [
      { authorId: getUserId(viewer) },
      { batchId: { not: null }, batch: announceableBatches(viewer) },
      { courseId: { not: null }, course: announceableCourses(viewer) },
    ],
  };
}

/** The announcements that were sent to a viewer. */
export function heardAnnouncements(viewer: Viewer): Prisma.AnnouncementWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  const { userId } = viewer;
  return {
    sentAt: { not: null },
    OR: [
      { batchId: null, courseId: null },
      { batchId: { not: null }, batch: ownBatches(viewer) },
      { courseId: { not: null }, course: { status: "PUBLISHED", enrolments: { some: { userId } } } },
    ],
  };
}

/** The recipients of an announcement: those for whom `heardAnnouncements` includes it. */
export function whereHeard(id: number): Prisma.UserWhereInput {
  const announcements = { some: { id, sentAt: { not: null } } };
  return {
    OR: [
      {
        organization: {
          announcements: { some: { id, sentAt: { not: null }, batchId: null, courseId: null } },
        },
      },
      { batchUsers: { some: { status: { not: "DROPPED" }, batch: { announcements } } } },
      { batchTrainers: { some: { batchCourse: { batch: { announcements } } } } },
      { enrolments: { some: { course: { status: "PUBLISHED", announcements } } } },
    ],
  };
}

/** The people of a batch, of a course, or all without either. */
interface Group {
  batchId?: number | null | undefined;
  courseId?: number | null | undefined;
}

/** The people of a group. */
function findPeople({ batchId, courseId }: Group): Prisma.UserWhereInput {
  if (batchId)
    return {
      OR: [
        { batchUsers: { some: { batchId, status: { not: "DROPPED" } } } },
        { batchTrainers: { some: { batchId } } },
      ],
    };
  return courseId ? { enrolments: { some: { courseId, course: { status: "PUBLISHED" } } } } : {};
}

/** The recipients of an announcement that is sent now: the active people of its group but its author. */
export const findRecipients = (group: Group, authorId: number): Prisma.UserWhereInput => ({
  AND: [findPeople(group), { active: true, id: { not: authorId } }],
});

/** The announcements that a viewer may see: those that they manage, and those that were sent to them. */
export const visibleAnnouncements = (viewer: Viewer): Prisma.AnnouncementWhereInput =>
  // An empty condition among others of an OR would count as none.
  mayAnnounceToAll(viewer) ? {} : { OR: [managedAnnouncements(viewer), heardAnnouncements(viewer)] };
