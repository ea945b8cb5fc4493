import type { Reading } from "#gateway/graphql/loaders";
import { readMarks } from "#gateway/graphql/readMarks";
import { isMember } from "#gateway/session/viewer";
import { chatLimits } from "./contract";
import { toPreview } from "./rules";

/**
 * The unread counts of many rooms in one statement; counting stops at the limit. Without a mark, messages
 * from before the account was created count as read.
 */
export async function readUnreadCounts({ db, viewer }: Reading, roomIds: readonly number[]) {
  if (!isMember(viewer) || roomIds.length === 0) return new Map<number, number>();
  const { organizationId, userId } = viewer;
  const rows = await db.$queryRaw<{ roomId: number; unread: number }[]>`
    SELECT r."id" AS "roomId", u."unread"
    FROM "Room" r
    JOIN "User" me ON me."organizationId" = r."organizationId" AND me."id" = ${userId}
    LEFT JOIN "RoomMember" m ON m."organizationId" = r."organizationId" AND m."roomId" = r."id" AND m."userId" = me."id"
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "unread" FROM (
        SELECT 1 FROM "Message" x
        WHERE x."organizationId" = r."organizationId" AND x."roomId" = r."id"
          AND x."id" > coalesce(m."lastReadMessageId", 0) AND x."userId" <> me."id" AND x."deletedDate" IS NULL
          AND (m."userId" IS NOT NULL OR x."createdDate" >= me."createdAt")
        ORDER BY x."id" DESC
        LIMIT ${chatLimits.unread}
      ) counted
    ) u
    WHERE r."organizationId" = ${organizationId} AND r."id" = ANY(${[...roomIds]}::int[])`;
  return new Map(rows.map(({ roomId, unread }) => [roomId, unread]));
}

/** The last message of a room, as a list of rooms shows it. */
export interface MessagePreview {
  messageId: number;
  authorId: number;
  authorName: string;
  text: string;
  isDeleted: boolean;
  createdDate: Date;
}

interface PreviewRow extends Omit<MessagePreview, "text"> {
  roomId: number;
  messageText: string;
  fileNames: string[] | null;
}

/** The last message of many rooms, in one statement. */
export async function readLastMessages({ db, viewer }: Reading, roomIds: readonly number[]) {
  const rows = await db.$queryRaw<PreviewRow[]>`
    SELECT r."id" AS "roomId", x."id" AS "messageId", x."userId" AS "authorId", a."name" AS "authorName",
      x."messageText", x."deletedDate" IS NOT NULL AS "isDeleted", x."createdDate", (
        SELECT array_agg(f."name" ORDER BY m."displayOrder") FROM "MessageFile" m
        JOIN "File" f ON f."organizationId" = m."organizationId" AND f."id" = m."fileId"
        WHERE m."organizationId" = x."organizationId" AND m."messageId" = x."id"
      ) AS "fileNames"
    FROM "Room" r
    CROSS JOIN LATERAL (
      SELECT * FROM "Message" x WHERE x."organizationId" = r."organizationId" AND x."roomId" = r."id"
      ORDER BY x."id" DESC LIMIT 1
    ) x
    JOIN "User" a ON a."organizationId" = x."organizationId" AND a."id" = x."userId"
    WHERE r."organizationId" = ${viewer.organizationId} AND r."id" = ANY(${[...roomIds]}::int[])`;
  return new Map(
    rows.map(({ roomId, messageText, fileNames, ...row }) => [
      roomId,
      { ...row, text: toPreview(messageText, fileNames ?? []) },
    ]),
  );
}

/** A person in a conversation. */
export interface ChatPerson {
  userId: number;
  name: string;
}

/** Reads the partner of the viewer in many conversations of two, in one statement. */
export async function readPartners({ db, viewer }: Reading, roomIds: readonly number[]) {
  if (!isMember(viewer)) return new Map<number, ChatPerson>();
  const rows = await db.$queryRaw<(ChatPerson & { roomId: number })[]>`
    SELECT m."roomId", u."id" AS "userId", u."name"
    FROM "RoomMember" m
    JOIN "Room" r ON r."organizationId" = m."organizationId" AND r."id" = m."roomId" AND r."kind" = 'DIRECT'
    JOIN "User" u ON u."organizationId" = m."organizationId" AND u."id" = m."userId"
    WHERE m."organizationId" = ${viewer.organizationId} AND m."userId" <> ${viewer.userId}
      AND m."roomId" = ANY(${[...roomIds]}::int[])`;
  return new Map(rows.map((row) => [row.roomId, row]));
}

/** Those of many rooms in which no one can write: conversations in which an account is closed or gone. One statement. */
export async function readClosedRooms(
  { db, viewer }: Pick<Reading, "db" | "viewer">,
  roomIds: readonly number[],
): Promise<Map<number, boolean>> {
  const rows = await db.$queryRaw<{ id: number; isClosed: boolean }[]>`
    SELECT r."id", r."kind" = 'DIRECT' AND (
      SELECT count(*) FROM "RoomMember" m
      JOIN "User" u ON u."organizationId" = m."organizationId" AND u."id" = m."userId"
      WHERE m."organizationId" = r."organizationId" AND m."roomId" = r."id" AND u."active"
    ) < 2 AS "isClosed"
    FROM "Room" r
    WHERE r."organizationId" = ${viewer.organizationId} AND r."id" = ANY(${[...roomIds]}::int[])`;
  return new Map(rows.map(({ id, isClosed }) => [id, isClosed]));
}

/** The pictures of many people, in one statement. */
export async function readAvatars({ db }: Reading, userIds: readonly number[]) {
  const where = { id: { in: [...userIds] } };
  const rows = await db.user.findMany({ where, select: { id: true, avatarUrl: true } });
  return new Map(rows.map(({ id, avatarUrl }) => [id, avatarUrl]));
}

/** Reads which of many messages are the viewer's favourites, in one statement. */
export const readFavourites = readMarks("Favourite", "messageId");

/** Up to which message the viewer has read many rooms, in one statement. */
export async function readOwnMarks({ db, viewer }: Reading, roomIds: readonly number[]) {
  if (!isMember(viewer)) return new Map<number, number | null>();
  const where = { userId: viewer.userId, roomId: { in: [...roomIds] } };
  const rows = await db.roomMember.findMany({ where, select: { roomId: true, lastReadMessageId: true } });
  return new Map(rows.map(({ roomId, lastReadMessageId }) => [roomId, lastReadMessageId]));
}
