import { lockRow } from "#gateway/database/lockRow";
import type { JobContext } from "#gateway/jobs/handler";
import { announceNotifications, notify } from "../notifications/commands";
import { announcementPath } from "../notifications/rules";
import { findRecipients } from "./access";

/** Sends an announcement to its recipients, and notes them. One that was sent or cancelled stays as it is. */
export async function sendAnnouncement(
  { gateway, db, organizationId, finish }: JobContext,
  { announcementId: id }: { announcementId: number },
) {
  const now = gateway.clock();
  const told = await db.$transaction(async (tx) => {
    await lockRow(tx, { table: "Announcement", organizationId, id }, "FOR UPDATE");
    const found = await tx.announcement.findFirst({
      where: { id, sentAt: null, cancelledAt: null },
      select: { title: true, authorId: true, batchId: true, courseId: true },
    });
    await finish(tx);
    if (!found) return [];
    await tx.announcement.update({ where: { id }, data: { sentAt: now } });
    const to = findRecipients(found, found.authorId);
    const recipients = await tx.user.findMany({ where: to, select: { id: true } });
    await tx.announcementRecipient.createMany({
      data: recipients.map(({ id: userId }) => ({ organizationId, announcementId: id, userId })),
      skipDuplicates: true,
    });
    return notify(tx, { organizationId, now }, [
      {
        kind: "announcement",
        values: { title: found.title },
        path: announcementPath(id),
        subject: { key: "announcementId", id },
        to,
      },
    ]);
  });
  announceNotifications(gateway.bus, organizationId, told);
  gateway.bus.publish("announcementsChanged", { organizationId });
}
