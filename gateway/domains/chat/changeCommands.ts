import { z } from "zod";
import type { TenantClient, TenantTransaction } from "#gateway/database/tenantClient";
import type { CommandContext } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { keepPace } from "#gateway/session/sendPace";
import { type Member, may } from "#gateway/session/viewer";
import { visibleMessages } from "./access";
import { announceMessage } from "./announceCommands";
import { nextVersion } from "./commands";
import { captionSchema, chatMessages, mayDeleteMessage, mayEditMessage, messageTextSchema } from "./contract";
import { refuseClosed } from "./roomCommands";

/** A message that the member sees, with its room. Refuses NOT_FOUND. */
async function requireMessage(db: TenantClient, member: Member, messageId: number) {
  const message = await db.message.findFirst({
    where: { AND: [{ id: messageId }, visibleMessages(member)] },
    select: {
      id: true,
      roomId: true,
      userId: true,
      deletedDate: true,
      user: { select: { name: true } },
      _count: { select: { files: true } },
      room: { select: { id: true, kind: true, batchId: true } },
    },
  });
  if (!message) throw new Refusal("NOT_FOUND", chatMessages.messageNotFound);
  return message;
}

const actor = (member: Member) => ({ id: member.userId, moderates: may(member, "chat.moderate") });
const editSchema = z.object({ messageText: messageTextSchema });
/** A message with files may lose its text. */
const captionEditSchema = z.object({ messageText: captionSchema });

/** Stores the current text of a message as an earlier one. Refuses CONFLICT if the message was deleted. */
async function keepRevision(tx: TenantTransaction, { organizationId }: Member, messageId: number) {
  const before = await tx.message.findUniqueOrThrow({ where: { id: messageId } });
  if (before.deletedDate) throw new Refusal("CONFLICT", chatMessages.alreadyDeleted);
  const { messageText, modifiedDate, createdDate } = before;
  const writtenDate = modifiedDate ?? createdDate;
  await tx.messageRevision.create({ data: { organizationId, messageId, messageText, writtenDate } });
}

interface Edit {
  messageId: number;
  messageText: string;
}

/**
 * Updates the text of an own message; the earlier one is kept in its history. Refuses INVALID, NOT_FOUND and
 * CONFLICT.
 */
export async function editMessage(context: CommandContext, member: Member, { messageId, ...input }: Edit) {
  const { db, clock } = context;
  const { room, userId, user, _count } = await requireMessage(db, member, messageId);
  const { messageText } = parseInput(_count.files > 0 ? captionEditSchema : editSchema, input);
  if (!mayEditMessage(actor(member), userId)) throw new Refusal("CONFLICT", chatMessages.notOwn);
  await refuseClosed(db, member, room);
  keepPace(member, clock().getTime());
  const message = await db.$transaction(async (tx) => {
    const version = await nextVersion(tx, room.id);
    await keepRevision(tx, member, messageId);
    const data = { messageText, modifiedDate: clock(), version };
    return tx.message.update({ where: { id: messageId }, data });
  });
  await announceMessage(context, room, { message, authorName: user.name, isNew: false });
}

/**
 * Deletes a message: its text and files are removed everywhere, also from its history and from all favourites; its
 * row stays. Deleting it again changes nothing. Refuses NOT_FOUND and CONFLICT.
 */
export async function deleteMessage(context: CommandContext, member: Member, messageId: number) {
  const { db, clock } = context;
  const { room, userId, user, deletedDate } = await requireMessage(db, member, messageId);
  if (!mayDeleteMessage(actor(member), userId)) throw new Refusal("CONFLICT", chatMessages.mayNotDelete);
  if (deletedDate) return;
  const { message, keepers } = await db.$transaction(async (tx) => {
    const version = await nextVersion(tx, room.id);
    await tx.messageRevision.deleteMany({ where: { messageId } });
    await tx.messageFile.deleteMany({ where: { messageId } });
    const keepers = await tx.favourite.findMany({ where: { messageId }, select: { userId: true } });
    await tx.favourite.deleteMany({ where: { messageId } });
    const data = { messageText: "", deletedDate: clock(), version };
    return { message: await tx.message.update({ where: { id: messageId }, data }), keepers };
  });
  await announceMessage(context, room, { message, authorName: user.name, isNew: false });
  announceFavourite(context, member, {
    messageId,
    isFavourite: false,
    userIds: keepers.map(({ userId }) => userId),
  });
}

interface FavouriteChange {
  messageId: number;
  isFavourite: boolean;
  userIds: readonly number[];
}

/** Publishes a change of users' favourites, to themselves only. */
function announceFavourite(
  { bus }: Pick<CommandContext, "bus">,
  { organizationId }: Member,
  change: FavouriteChange,
): void {
  if (change.userIds.length > 0) bus.publish("favouriteChanged", { organizationId, ...change });
}

/** Keeps a message among the member's favourites, or no longer. Refuses NOT_FOUND, and CONFLICT for a deleted one. */
export async function setFavourite(
  context: CommandContext,
  member: Member,
  { messageId, isFavourite }: { messageId: number; isFavourite: boolean },
) {
  const { db } = context;
  const { organizationId, userId } = member;
  const { deletedDate } = await requireMessage(db, member, messageId);
  if (isFavourite && deletedDate) throw new Refusal("CONFLICT", chatMessages.alreadyDeleted);
  const { count } = isFavourite
    ? await db.favourite.createMany({ data: { organizationId, userId, messageId }, skipDuplicates: true })
    : await db.favourite.deleteMany({ where: { userId, messageId } });
  if (count > 0) announceFavourite(context, member, { messageId, isFavourite, userIds: [userId] });
}
