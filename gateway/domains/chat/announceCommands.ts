import type { Message } from "#gateway/database/generated/prisma/client";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { type RoomPlace, readRecipients } from "./roomCommands";
import { toPreview } from "./rules";

interface Change {
  message: Message;
  authorName: string;
  isNew: boolean;
}

async function readFileNames(db: TenantClient, messageId: number): Promise<string[]> {
  const rows = await db.messageFile.findMany({
    where: { messageId },
    orderBy: { displayOrder: "asc" },
    select: { file: { select: { name: true } } },
  });
  return rows.map(({ file }) => file.name);
}

/** Publishes a change of a message to its room; call it after commit. */
export async function announceMessage(
  { db, bus }: Pick<Context, "db" | "bus">,
  room: RoomPlace,
  { message, authorName, isNew }: Change,
): Promise<void> {
  const { id, organizationId, roomId, version, userId, createdDate, deletedDate, messageText } = message;
  const names = messageText === "" && !deletedDate ? await readFileNames(db, id) : [];
  bus.publish("messageChanged", {
    organizationId,
    roomId,
    messageId: id,
    version,
    isNew,
    authorId: userId,
    authorName,
    preview: toPreview(messageText, names),
    isDeleted: deletedDate !== null,
    createdDate: createdDate.toISOString(),
    recipients: await readRecipients(db, room),
  });
}
