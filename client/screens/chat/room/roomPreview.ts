import type { ChatMessage } from "../messageData";
import type { RoomPreview } from "../roomsState";

/** A message as the list of rooms shows it. */
export const toRoomPreview = ({ id, text, ...message }: ChatMessage): RoomPreview => ({
  messageId: id,
  authorId: message.authorId,
  authorName: message.authorName,
  text: text.replace(/\s+/g, " "),
  isDeleted: message.isDeleted,
  createdDate: message.createdDate,
});
