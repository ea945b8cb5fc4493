import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import { getSubjectRules } from "#gateway/ports/notificationSubjects";
import { readStaffViewers } from "#gateway/session/staffViewers";
import { type NotificationSubject, whereMayHear } from "./access";

/**
 * The employees among some users whose rights show them a subject: a statement for those with equal rights, such as
 * all with a right for everything.
 */
async function findStaff(
  tx: TenantTransaction,
  { key, id }: NotificationSubject,
  among: Prisma.UserWhereInput,
): Promise<number[]> {
  const { seen, count } = getSubjectRules(key);
  const isSeen = new Map<string, boolean>();
  const heard: number[] = [];
  for (const viewer of await readStaffViewers(tx, among)) {
    const condition = JSON.stringify(seen(viewer));
    const known = isSeen.get(condition) ?? (await count(tx, id, viewer)) > 0;
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
  return getSubjectRules(subject.key).needsRights ? [...ids, ...(await findStaff(tx, subject, among))] : ids;
}
