import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { memberMutation, ofInput, ofRow } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow } from "#gateway/graphql/payloads";
import { deleteMessage, editMessage, setFavourite } from "./changeCommands";
import { forwardMessage, sendMessage } from "./commands";
import { Message } from "./Message";
import { Room } from "./Room";
import { markRoomRead, tellTyping } from "./readCommands";
import { openDirect } from "./roomCommands";

const MessagePayload = changedPayload("MessagePayload", {
  description: "The message after the change.",
  readers: "signedIn",
  rows: { chatMessage: { type: Message, id: "messageId", description: "The message." } },
});

const RoomPayload = changedRow("RoomPayload", "room", { type: Room, readers: "signedIn" });

const MessageInput = inputType("MessageInput", {
  clientId: optional(
    "String",
    "An id chosen by the sender, 8 to 64 characters; sending it again creates no duplicate.",
  ),
  messageText: required("String", "Plain text, at most 4,000 characters; may be empty if there are files."),
  fileIds: optional(["Int"], "The ids of at most five files that the viewer may use, in order."),
  roomId: optional("Int", "The room; null to use `userId` or `parentMessageId`."),
  userId: optional("Int", "The user, for a direct conversation; null for the lobby."),
  parentMessageId: optional("Int", "The message to reply to; the reply is sent to its room."),
});

memberMutation("sendMessage", {
  type: MessagePayload,
  description: "Sends a message to a room that the viewer is in, to a user, or to the lobby.",
  ...ofInput(MessageInput, sendMessage),
});

memberMutation("forwardMessage", {
  type: MessagePayload,
  description: "Forwards the text and the files of a message to a room that the viewer is in.",
  args: toArgs({
    messageId: rowId("message"),
    roomId: rowId("room"),
    clientId: required("String", "An id for the new message, chosen by the sender."),
  }),
  run: forwardMessage,
});

memberMutation("editMessage", {
  type: MessagePayload,
  description: "Edits one of the viewer's messages; the earlier text stays in its history.",
  args: toArgs({
    messageId: rowId("message"),
    messageText: required("String", "Plain text, at most 4,000 characters."),
  }),
  run: editMessage,
});

memberMutation("deleteMessage", {
  type: MessagePayload,
  description:
    "Deletes one of the viewer's messages, or for staff any that they can see; its text and files are removed everywhere.",
  ...ofRow("message", deleteMessage),
});

memberMutation("setFavourite", {
  type: MessagePayload,
  description: "Adds a message to the viewer's favourites, or removes it.",
  args: toArgs({
    messageId: rowId("message"),
    isFavourite: required("Boolean", "Whether it becomes a favourite."),
  }),
  run: setFavourite,
});

memberMutation("openDirectRoom", {
  type: RoomPayload,
  description: "The viewer's conversation with a user, created on first use.",
  ...ofRow("user", async ({ db }, member, userId) => (await openDirect(db, member, userId)).id),
});

memberMutation("markRoomRead", {
  type: RoomPayload,
  description: "Marks a room as read up to a message; the mark never moves back.",
  args: toArgs({ roomId: rowId("room"), messageId: rowId("message") }),
  run: markRoomRead,
});

memberMutation("tellTyping", {
  type: RoomPayload,
  description: "Reports that the viewer is typing in a room, for five seconds.",
  ...ofRow("room", tellTyping),
});
