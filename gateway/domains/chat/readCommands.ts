import type { CommandContext } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { chatMessages } from "./contract";
import { readUnreadCounts } from "./roomAggregates";
import { requireRoom } from "./roomCommands";

interface Mark {
  roomId: number;
  messageId: number;
}

/** Moves the member's read mark in a room forward to a message; it never moves back. Refuses NOT_FOUND. */
export async function markRoomRead({ db, bus }: CommandContext, member: Member, { roomId, messageId }: Mark) {
  const { organizationId, userId } = member;
  await requireRoom(db, member, roomId);
  const message = await db.message.findFirst({ where: { id: messageId, roomId }, select: { id: true } });
  if (!message) throw new Refusal("NOT_FOUND", chatMessages.messageNotFound);
  const moved = await db.$executeRaw`
    INSERT INTO "RoomMember" ("organizationId", "roomId", "userId", "lastReadMessageId")
    VALUES (${organizationId}, ${roomId}, ${userId}, ${messageId})
    ON CONFLICT ("organizationId", "roomId", "userId") DO UPDATE
    SET "lastReadMessageId" = EXCLUDED."lastReadMessageId"
    WHERE "RoomMember"."lastReadMessageId" IS NULL
      OR "RoomMember"."lastReadMessageId" < EXCLUDED."lastReadMessageId"`;
  if (moved === 0) return;
  const unreadCount = (await readUnreadCounts({ db, viewer: member }, [roomId])).get(roomId) ?? 0;
  bus.publish("roomRead", { organizationId, roomId, userId, name: member.name, messageId, unreadCount });
}

/** Publishes that the member is typing in a room. Refuses NOT_FOUND. */
export async function tellTyping({ db, bus }: CommandContext, member: Member, roomId: number) {
  const { organizationId, userId, name } = member;
  await requireRoom(db, member, roomId);
  bus.publish("typing", { organizationId, roomId, userId, name });
}
