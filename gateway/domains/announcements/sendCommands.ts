import { setImmediate } from "node:timers/promises";
import { lockRow } from "#gateway/database/lockRow";
import type { JobContext } from "#gateway/jobs/handler";
import { announceNotifications, notify } from "../notifications/commands";
import { announcementPath } from "../notifications/rules";
import { findRecipients } from "./access";

/** The number of people who are told in one transaction. */
const step = 100;

/** An announcement that leaves. */
interface Sent {
  id: number;
  title: string;
  authorId: number;
  batchId: number | null;
  courseId: number | null;
}

const columns = {
  id: true,
  title: true,
  authorId: true,
  batchId: true,
  courseId: true,
  sentAt: true,
  cancelledAt: true,
} as const;

/** Lets an announcement leave, after which it can't be changed or taken back; null for one that was cancelled or is gone. */
async function leave({ gateway, db, organizationId, finish }: JobContext, id: number): Promise<Sent | null> {
  return db.$transaction(async (tx) => {
    await lockRow(tx, { table: "Announcement", organizationId, id }, "FOR UPDATE");
    const found = await tx.announcement.findFirst({ where: { id }, select: columns });
    if (!found || found.cancelledAt) {
      await finish(tx);
      return null;
    }
    // One that was interrupted goes on: the job of one that has reached everyone is finished.
    if (!found.sentAt) await tx.announcement.update({ where: { id }, data: { sentAt: gateway.clock() } });
    return found;
  });
}

/** Notes the next recipients and notifies them; returns whom it told, and whether there may be more. */
async function tellNext({ gateway, db, organizationId, finish }: JobContext, { id, title, ...sent }: Sent) {
  return db.$transaction(async (tx) => {
    const recipients = await tx.user.findMany({
      where: {
        AND: [
          findRecipients(sent, sent.authorId),
          { announcementsReceived: { none: { announcementId: id } } },
        ],
      },
      orderBy: { id: "asc" },
      take: step,
      select: { id: true },
    });
    const userIds = recipients.map((user) => user.id);
    const hasMore = userIds.length === step;
    if (!hasMore) await finish(tx);
    await tx.announcementRecipient.createMany({
      data: userIds.map((userId) => ({ organizationId, announcementId: id, userId })),
      skipDuplicates: true,
    });
    const told = await notify(tx, { organizationId, now: gateway.clock() }, [
      {
        kind: "announcement",
        values: { title },
        path: announcementPath(id),
        subject: { key: "announcementId", id },
        to: { id: { in: userIds } },
      },
    ]);
    return { told, hasMore };
  });
}

/**
 * Sends an announcement to its recipients, and notes them: some in each transaction, so that none grows with their number.
 * One that was interrupted goes on with those who have not been noted; one that was cancelled stays as it is.
 */
export async function sendAnnouncement(job: JobContext, { announcementId }: { announcementId: number }) {
  const { gateway, organizationId, signal } = job;
  const sent = await leave(job, announcementId);
  gateway.bus.publish("announcementsChanged", { organizationId });
  let hasMore = sent !== null;
  while (sent && hasMore) {
    if (signal.aborted) throw signal.reason;
    const next = await tellNext(job, sent);
    hasMore = next.hasMore;
    announceNotifications(gateway.bus, organizationId, next.told);
    // The embedded database is in this process: without a pause no request is served until the end.
    await setImmediate();
  }
  gateway.bus.publish("announcementsChanged", { organizationId });
}
