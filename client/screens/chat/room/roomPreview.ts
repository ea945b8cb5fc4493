import { type ChatMessage, getShownText } from "../messageData";
import type { RoomPreview } from "../roomsState";

/** A message as the list of rooms shows it. */
export const toRoomPreview = ({ id, text, files, ...message }: ChatMessage): RoomPreview => ({
  messageId: id,
  authorId: message.authorId,
  authorName: message.authorName,
  text: getShownText(text, files).replace(/\s+/g, " "),
  isDeleted: message.isDeleted,
  createdDate: message.createdDate,
});
