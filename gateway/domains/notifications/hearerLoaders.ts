import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { readStaffViewers } from "../accounts/staffCommands";
import { type NotificationSubject, needsRights, seenSubjects, whereMayHear } from "./access";

type Count = (tx: TenantTransaction, id: number, viewer: Viewer) => Promise<number>;

/** Counts the subject with an id as a viewer sees it: 1, or 0 for one that is hidden. */
const counts: Readonly<Record<NotificationSubject["key"], Count>> = {
  courseId: (tx, id, viewer) => tx.course.count({ where: { AND: [{ id }, seenSubjects.courseId(viewer)] } }),
  batchId: (tx, id, viewer) => tx.batch.count({ where: { AND: [{ id }, seenSubjects.batchId(viewer)] } }),
  topicId: (tx, id, viewer) => tx.topic.count({ where: { AND: [{ id }, seenSubjects.topicId(viewer)] } }),
  topicQuestionId: (tx, id, viewer) =>
    tx.topicQuestion.count({ where: { AND: [{ id }, seenSubjects.topicQuestionId(viewer)] } }),
  paymentId: (tx, id, viewer) =>
    tx.payment.count({ where: { AND: [{ id }, seenSubjects.paymentId(viewer)] } }),
  roomId: (tx, id, viewer) => tx.room.count({ where: { AND: [{ id }, seenSubjects.roomId(viewer)] } }),
  announcementId: (tx, id, viewer) =>
    tx.announcement.count({ where: { AND: [{ id }, seenSubjects.announcementId(viewer)] } }),
  givenId: (tx, id, viewer) =>
    tx.givenAssignment.count({ where: { AND: [{ id }, seenSubjects.givenId(viewer)] } }),
  assessmentId: (tx, id, viewer) =>
    tx.assessment.count({ where: { AND: [{ id }, seenSubjects.assessmentId(viewer)] } }),
  submissionId: (tx, id, viewer) =>
    tx.submission.count({ where: { AND: [{ id }, seenSubjects.submissionId(viewer)] } }),
  certificateId: (tx, id, viewer) =>
    tx.certificate.count({ where: { AND: [{ id }, seenSubjects.certificateId(viewer)] } }),
};

/**
 * The employees among some users whose rights show them a subject: a statement for those with equal rights, such as
 * all with a right for everything.
 */
async function findStaff(
  tx: TenantTransaction,
  { key, id }: NotificationSubject,
  among: Prisma.UserWhereInput,
): Promise<number[]> {
  const isSeen = new Map<string, boolean>();
  const heard: number[] = [];
  for (const viewer of await readStaffViewers(tx, among)) {
    const condition = JSON.stringify(seenSubjects[key](viewer));
    const known = isSeen.get(condition) ?? (await counts[key](tx, id, viewer)) > 0;
    isSeen.set(condition, known);
    if (known) heard.push(viewer.userId);
  }
  return heard;
}

/**
 * The ids of those among some users who may see a subject now, and so be notified of it: those for whom
 * `visibleNotifications` includes it. A statement for all learners, and a few for the staff among them.
 */
export async function findHearers(
  tx: TenantTransaction,
  subject: NotificationSubject,
  among: Prisma.UserWhereInput,
): Promise<number[]> {
  const users = await tx.user.findMany({
    where: { AND: [among, whereMayHear(subject)] },
    select: { id: true },
  });
  const ids = users.map(({ id }) => id);
  return needsRights(subject) ? [...ids, ...(await findStaff(tx, subject, among))] : ids;
}
