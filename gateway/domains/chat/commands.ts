import { randomUUID } from "node:crypto";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { keepPace } from "#gateway/session/sendPace";
import type { Member } from "#gateway/session/viewer";
import { requireUsableFiles } from "../files/useCommands";
import { visibleMessages } from "./access";
import { announceMessage } from "./announceCommands";
import { chatMessages, fileMessageSchema, newMessageSchema } from "./contract";
import { openDirect, openLobby, type RoomPlace, refuseClosed, requireRoom } from "./roomCommands";
import { watchUnread } from "./unreadCommands";

/** The target of a message, as its sender names it. */
interface Target {
  roomId?: number | null | undefined;
  userId?: number | null | undefined;
  parentMessageId?: number | null | undefined;
}

/** A new message, before its contract has judged it. */
export interface NewMessage extends Target {
  /** Generated for callers that have none, who cannot retry safely. */
  clientId?: string | null | undefined;
  messageText: string;
  /** The files that it carries, by their ids. */
  fileIds?: readonly number[] | null | undefined;
}

/** Increments a room's version. Other changes of the room wait until this transaction has ended. */
export async function nextVersion(tx: TenantTransaction, roomId: number): Promise<number> {
  const { version } = await tx.room.update({
    where: { id: roomId },
    data: { version: { increment: 1 } },
    select: { version: true },
  });
  return version;
}

interface Sending {
  clientId: string;
  /** The room that the sender names; null for none. */
  roomId: number | null;
}

/** The message that was sent before with the same `clientId`. Refuses CONFLICT if it went to another room. */
async function findSent(
  db: TenantClient,
  { organizationId, userId }: Member,
  { clientId, roomId }: Sending,
): Promise<number | undefined> {
  const where = { organizationId_userId_clientId: { organizationId, userId, clientId } };
  const sent = await db.message.findUnique({ where, select: { id: true, roomId: true } });
  if (sent && roomId !== null && sent.roomId !== roomId)
    throw new Refusal("CONFLICT", chatMessages.sentElsewhere);
  return sent?.id;
}

/** The room of the message that is replied to. Refuses NOT_FOUND, also when the sender names another room. */
async function roomOfParent(db: TenantClient, member: Member, { roomId, parentMessageId }: Target) {
  const parent = await db.message.findFirst({
    where: { AND: [{ id: parentMessageId ?? -1 }, visibleMessages(member)] },
    select: { room: { select: { id: true, kind: true, batchId: true } } },
  });
  if (!parent || (roomId && parent.room.id !== roomId))
    throw new Refusal("NOT_FOUND", chatMessages.messageNotFound);
  return parent.room;
}

function findTarget(db: TenantClient, member: Member, target: Target): Promise<RoomPlace> {
  if (target.parentMessageId) return roomOfParent(db, member, target);
  if (target.roomId) return requireRoom(db, member, target.roomId);
  if (target.userId) return openDirect(db, member, target.userId);
  return openLobby(db, member);
}

interface Post {
  room: RoomPlace;
  clientId: string;
  messageText: string;
  parentMessageId: number | null;
  /** The message that it forwards, with its files; null for none. */
  forwardedId: number | null;
  fileIds: readonly number[];
}

/** Writing a message marks the earlier ones as read. */
function markOwn(tx: TenantTransaction, { organizationId, userId }: Member, roomId: number, id: number) {
  return tx.roomMember.upsert({
    where: { organizationId_roomId_userId: { organizationId, roomId, userId } },
    create: { organizationId, roomId, userId, lastReadMessageId: id },
    update: { lastReadMessageId: id },
  });
}

/** The files of a new message: those that its sender may use, or those of the message that it forwards. */
async function findPostedFiles(
  tx: TenantTransaction,
  member: Member,
  { forwardedId, fileIds }: Pick<Post, "forwardedId" | "fileIds">,
): Promise<readonly number[]> {
  if (forwardedId === null) {
    await requireUsableFiles(tx, member, Object.fromEntries(fileIds.map((id, at) => [`fileIds.${at}`, id])));
    return fileIds;
  }
  const where = { messageId: forwardedId };
  const files = await tx.messageFile.findMany({ where, orderBy: { displayOrder: "asc" } });
  return files.map(({ fileId }) => fileId);
}

async function insert({ db, clock }: CommandContext, member: Member, { room, ...draft }: Post) {
  const { organizationId, userId } = member;
  const { forwardedId, fileIds: _named, ...post } = draft;
  return db.$transaction(async (tx) => {
    const version = await nextVersion(tx, room.id);
    const isForwarded = forwardedId !== null;
    const place = { organizationId, userId, roomId: room.id, version, createdDate: clock() };
    const message = await tx.message.create({ data: { ...place, ...post, isForwarded } });
    const files = await findPostedFiles(tx, member, draft);
    const rows = files.map((fileId, at) => ({ fileId, displayOrder: at + 1 }));
    const owner = { organizationId, messageId: message.id };
    if (rows.length > 0) await tx.messageFile.createMany({ data: rows.map((row) => ({ ...owner, ...row })) });
    await markOwn(tx, member, room.id, message.id);
    if (room.kind === "DIRECT")
      await watchUnread(tx, { organizationId, roomId: room.id, senderId: userId, now: place.createdDate });
    return message;
  });
}

/** Posts a message once: a concurrent post of the same message by the same sender returns that one. */
async function post(context: CommandContext, member: Member, draft: Post): Promise<number> {
  try {
    const message = await insert(context, member, draft);
    await announceMessage(context, draft.room, { message, authorName: member.name, isNew: true });
    return message.id;
  } catch (error) {
    const sending = { clientId: draft.clientId, roomId: draft.room.id };
    const sent = error instanceof Refusal ? await findSent(context.db, member, sending) : undefined;
    if (sent === undefined) throw error;
    return sent;
  }
}

/** A message by the contract; one with files needs no text. */
function parseNewMessage({ clientId, ...message }: NewMessage) {
  const input = { ...message, clientId: clientId ?? randomUUID() };
  if (message.fileIds?.length) return parseInput(fileMessageSchema, input);
  return { ...parseInput(newMessageSchema, input), fileIds: [] };
}

/**
 * Sends a message and returns its id; a message whose `clientId` was sent before is not sent again. Refuses
 * INVALID, NOT_FOUND and CONFLICT; throws TooManyAttempts.
 */
export async function sendMessage(
  context: CommandContext,
  member: Member,
  input: NewMessage,
): Promise<number> {
  const { clientId, messageText, fileIds, ...target } = parseNewMessage(input);
  const earlier = await findSent(context.db, member, { clientId, roomId: target.roomId ?? null });
  if (earlier !== undefined) return earlier;
  keepPace(member, context.clock().getTime());
  const room = await findTarget(context.db, member, target);
  await refuseClosed(context.db, member, room);
  const parentMessageId = target.parentMessageId ?? null;
  return post(context, member, { room, clientId, messageText, parentMessageId, forwardedId: null, fileIds });
}

interface Forward {
  clientId: string;
  messageId: number;
  roomId: number;
}

/** Sends the text and the files of a message that the member sees to a room that the member is in. Refuses as `sendMessage` does. */
export async function forwardMessage(
  context: CommandContext,
  member: Member,
  forward: Forward,
): Promise<number> {
  const { db, clock } = context;
  const earlier = await findSent(db, member, forward);
  if (earlier !== undefined) return earlier;
  keepPace(member, clock().getTime());
  const where = { AND: [{ id: forward.messageId }, visibleMessages(member)] };
  const source = await db.message.findFirst({ where, select: { messageText: true, deletedDate: true } });
  if (!source) throw new Refusal("NOT_FOUND", chatMessages.messageNotFound);
  if (source.deletedDate) throw new Refusal("CONFLICT", chatMessages.alreadyDeleted);
  const room = await requireRoom(db, member, forward.roomId);
  await refuseClosed(db, member, room);
  const { messageText } = source;
  const { clientId } = parseInput(newMessageSchema.pick({ clientId: true }), forward);
  const copy = { room, clientId, messageText, parentMessageId: null, fileIds: [] };
  return post(context, member, { ...copy, forwardedId: forward.messageId });
}
