import type { TenantTransaction } from "#gateway/database/tenantClient";
import { enqueue } from "#gateway/jobs/enqueue";
import type { JobContext } from "#gateway/jobs/handler";
import { announceNotifications, notify } from "../notifications/commands";
import { roomPath } from "../notifications/rules";
import { findUnreadMoment, unreadSince } from "./unreadRules";

/** Someone's messages in a conversation. */
interface Sent {
  roomId: number;
  senderId: number;
}

/** Looks later whether a direct message is still unread. A conversation has one such job for a few minutes. */
export async function watchUnread(
  tx: TenantTransaction,
  { organizationId, now, ...sent }: Sent & { organizationId: number; now: Date },
): Promise<void> {
  const runAt = findUnreadMoment(now);
  const key = `${sent.roomId}:${sent.senderId}:${runAt.toISOString()}`;
  await enqueue(tx, { organizationId, now, jobs: [{ kind: "chat.tellUnread", key, payload: sent, runAt }] });
}

/** The oldest message of the sender that the reader has left unread for an hour; null when there is none. */
const findUnread = (
  tx: TenantTransaction,
  { roomId, senderId }: Sent,
  { after, before }: { after: number; before: Date },
) =>
  tx.message.findFirst({
    where: { roomId, userId: senderId, id: { gt: after }, deletedDate: null, createdDate: { lte: before } },
    orderBy: { id: "asc" },
    select: { id: true, user: { select: { name: true } } },
  });

/** Notifies the other person of a conversation of messages unread for an hour, once until they are read. */
export async function tellUnread({ gateway, db, organizationId, finish }: JobContext, sent: Sent) {
  const { roomId, senderId } = sent;
  const now = gateway.clock();
  const told = await db.$transaction(async (tx) => {
    const readers = await tx.roomMember.findMany({
      where: { roomId, userId: { not: senderId }, room: { kind: "DIRECT" } },
      select: { userId: true, lastReadMessageId: true },
    });
    const wanted = [];
    for (const { userId, lastReadMessageId } of readers) {
      const unread = await findUnread(tx, sent, { after: lastReadMessageId ?? 0, before: unreadSince(now) });
      if (!unread) continue;
      wanted.push({
        kind: "chatUnread" as const,
        values: { person: unread.user.name },
        subject: { key: "roomId" as const, id: roomId },
        to: { id: userId },
        path: roomPath(roomId),
        occasion: unread.id,
      });
    }
    const ids = await notify(tx, { organizationId, now }, wanted);
    await finish(tx);
    return ids;
  });
  announceNotifications(gateway.bus, organizationId, told);
}
