import type { Message } from "#gateway/database/generated/prisma/client";
import type { Context } from "#gateway/graphql/context";
import { type RoomPlace, readRecipients } from "./roomCommands";
import { toPreview } from "./rules";

interface Change {
  message: Message;
  authorName: string;
  isNew: boolean;
}

/** Publishes a change of a message to its room; call it after commit. */
export async function announceMessage(
  { db, bus }: Pick<Context, "db" | "bus">,
  room: RoomPlace,
  { message, authorName, isNew }: Change,
): Promise<void> {
  const { id, organizationId, roomId, version, userId, createdDate, deletedDate, messageText } = message;
  bus.publish("messageChanged", {
    ...{ organizationId, roomId, messageId: id, version, isNew, authorId: userId, authorName },
    preview: toPreview(messageText),
    isDeleted: deletedDate !== null,
    createdDate: createdDate.toISOString(),
    recipients: await readRecipients(db, room),
  });
}
