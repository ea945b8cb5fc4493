import { z } from "zod";
import { chosenId, messages, optionalId, optionalText, requiredText } from "../contract";

export const roomKinds = ["LOBBY", "DIRECT", "BATCH"] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Characters of a text, of a preview and of a search; rows of one page. */
export const chatLimits = {
  text: 4_000,
  /** Files of one message. */
  files: 5,
  preview: 140,
  rooms: 100,
  people: 20,
  changes: 200,
  readers: 100,
  /** The users named as online; the others are only counted. */
  online: 100,
  /** More unread messages of a room than this are not counted. */
  unread: 100,
} as const;

/** The most messages of a user within a window of milliseconds. */
export const sendLimit = { messages: 100, window: 10_000 } as const;

/** Milliseconds: how often typing is reported, and for how long it is shown. */
export const typingTimes = { told: 3_000, shown: 5_000 } as const;

export const lobbyName = "Lobby";

/** The success note of a sent message, as specified. */
const sent = "Successfully added";

export const chatMessages = {
  sent,
  /** An empty message, as specified. */
  empty: "Please fill the fields",
  tooLong: messages.tooLong("Message", chatLimits.text),
  tooManyFiles: `A message can have at most ${chatLimits.files} files`,
  stillUploading: "Wait for the files to upload",
  deleted: "Message deleted",
  roomNotFound: "Conversation not found",
  messageNotFound: "Message not found",
  notLoaded: "Unable to load the messages",
  userNotFound: "User not found",
  closed: "This account is closed, so you can't write to it.",
  notToOneself: "You can't write to yourself",
  tooFast: "You are sending too fast.",
  alreadyDeleted: "The message was deleted",
  sentElsewhere: "The message was already sent to another conversation",
  notOwn: "Only your own messages can be edited",
  mayNotDelete: "Only your own messages can be deleted",
  send: { fallback: "Unable to send the message" },
  edit: { fallback: "Unable to edit the message" },
  delete: { fallback: "Unable to delete the message" },
  forward: {
    success: sent,
    fallback: "Unable to forward the message",
  },
  setFavourite: { fallback: "Unable to keep the favourite" },
  open: { fallback: "Unable to open the conversation" },
} as const;

/** Whether a text is longer than a message may be. */
export const isTooLong = (text: string): boolean => text.trim().length > chatLimits.text;

/** The text shown for a message without one: its files by name, or their number. */
export const describeFiles = (names: readonly string[]): string =>
  names.length > 1 ? `${names.length} files` : (names[0] ?? "");

/** The text of a message; white space around it is dropped. */
export const messageTextSchema = requiredText("Message", { max: chatLimits.text });

/** The sender's own id of a message. */
export const clientIdSchema = z.string(messages.required("Client id")).min(8).max(64);

/** A target that is left out, null or empty is none; 0 is no id, and must not lead to the lobby. */
const optionalTarget = (label: string) => optionalId(label).transform((id) => id ?? null);

/**
 * A message and its target: a room, a user, the room of the message that it replies to, or else the lobby.
 */
export const newMessageSchema = z.object({
  clientId: clientIdSchema,
  messageText: messageTextSchema,
  roomId: optionalTarget("Conversation"),
  userId: optionalTarget("User"),
  parentMessageId: optionalTarget("Message"),
});

const fileIds = z
  .array(chosenId("File"))
  .max(chatLimits.files, chatMessages.tooManyFiles)
  .transform((ids) => [...new Set(ids)]);

/** The text of a message with files; it may be empty. */
export const captionSchema = optionalText("Message", { max: chatLimits.text });

/** A message with files. */
export const fileMessageSchema = newMessageSchema.extend({ messageText: captionSchema, fileIds });

/** Whether a user may edit a message: only their own. */
export const mayEditMessage = (actor: { id: number }, authorId: number): boolean => actor.id === authorId;

interface Deleter {
  id: number;
  /** Whether they have the right to moderate chats. */
  moderates: boolean;
}

/** Whether a user who sees a message may delete it: their own, and moderators any. */
export const mayDeleteMessage = (actor: Deleter, authorId: number): boolean =>
  actor.id === authorId || actor.moderates;
