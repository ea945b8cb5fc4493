import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { deleteMessage, editMessage, setFavourite } from "./changeCommands";
import { forwardMessage, sendMessage } from "./commands";
import { Message } from "./Message";
import { Room } from "./Room";
import { markRoomRead, tellTyping } from "./readCommands";
import { openDirect } from "./roomCommands";

const MessagePayload = builder.objectRef<{ messageId: number }>("MessagePayload").implement({
  description: "The message after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    // Not `message`, which is the text of a Refusal.
    chatMessage: t.prismaField({
      type: Message,
      description: "The message.",
      resolve: (query, { messageId }, _args, { db }) =>
        db.message.findUniqueOrThrow({ ...query, where: { id: messageId } }),
    }),
  }),
});

const RoomPayload = builder.objectRef<{ roomId: number }>("RoomPayload").implement({
  description: "The room after the change.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    room: t.prismaField({
      type: Room,
      description: "The room.",
      resolve: (query, { roomId }, _args, { db }) =>
        db.room.findUniqueOrThrow({ ...query, where: { id: roomId } }),
    }),
  }),
});

const MessageInput = builder.inputType("MessageInput", {
  fields: (t) => ({
    clientId: t.string({
      description: "The sender's own id for it, 8 to 64 characters; sending it again creates no duplicate.",
    }),
    messageText: t.string({ required: true, description: "Plain text, at most 4,000 characters." }),
    roomId: t.int({ description: "The room; null uses the other two." }),
    userId: t.int({ description: "The person, for a conversation of two; null is the lobby." }),
    parentMessageId: t.int({ description: "The message to reply to, in whose room it is then sent." }),
  }),
});

const messageNumber = { required: true, description: "The message's id." } as const;
const roomNumber = { required: true, description: "The room's id." } as const;

builder.mutationField("sendMessage", (t) =>
  t.field({
    type: MessagePayload,
    description: "Sends a message to a room that the viewer is in, to a user, or to the lobby.",
    authScopes: { signedIn: true },
    errors: orRefusal("SendMessage"),
    args: { input: t.arg({ type: MessageInput, required: true }) },
    resolve: async (_root, { input }, context) => ({
      messageId: await sendMessage(context, requireMember(context.viewer), input),
    }),
  }),
);

builder.mutationField("forwardMessage", (t) =>
  t.field({
    type: MessagePayload,
    description: "Forwards the text of a message to a room that the viewer is in.",
    authScopes: { signedIn: true },
    errors: orRefusal("ForwardMessage"),
    args: {
      messageId: t.arg.int(messageNumber),
      roomId: t.arg.int(roomNumber),
      clientId: t.arg.string({ required: true, description: "The sender's own id for the new message." }),
    },
    resolve: async (_root, args, context) => ({
      messageId: await forwardMessage(context, requireMember(context.viewer), args),
    }),
  }),
);

builder.mutationField("editMessage", (t) =>
  t.field({
    type: MessagePayload,
    description: "Updates the text of an own message; the earlier text stays in its history.",
    authScopes: { signedIn: true },
    errors: orRefusal("EditMessage"),
    args: {
      messageId: t.arg.int(messageNumber),
      messageText: t.arg.string({ required: true, description: "Plain text, at most 4,000 characters." }),
    },
    resolve: async (_root, args, context) => {
      await editMessage(context, requireMember(context.viewer), args);
      return args;
    },
  }),
);

builder.mutationField("deleteMessage", (t) =>
  t.field({
    type: MessagePayload,
    description:
      "Deletes an own message, or as staff any that the viewer sees; its text is removed everywhere.",
    authScopes: { signedIn: true },
    errors: orRefusal("DeleteMessage"),
    args: { messageId: t.arg.int(messageNumber) },
    resolve: async (_root, { messageId }, context) => {
      await deleteMessage(context, requireMember(context.viewer), messageId);
      return { messageId };
    },
  }),
);

builder.mutationField("setFavourite", (t) =>
  t.field({
    type: MessagePayload,
    description: "Adds a message to the viewer's favourites, or removes it.",
    authScopes: { signedIn: true },
    errors: orRefusal("SetFavourite"),
    args: {
      messageId: t.arg.int(messageNumber),
      isFavourite: t.arg.boolean({ required: true, description: "Whether it is a favourite from now on." }),
    },
    resolve: async (_root, args, context) => {
      await setFavourite(context, requireMember(context.viewer), args);
      return args;
    },
  }),
);

builder.mutationField("openDirectRoom", (t) =>
  t.field({
    type: RoomPayload,
    description: "The viewer's conversation with a user, created on first use.",
    authScopes: { signedIn: true },
    errors: orRefusal("OpenDirectRoom"),
    args: { userId: t.arg.int({ required: true, description: "The user's id." }) },
    resolve: async (_root, { userId }, { db, viewer }) => {
      const { id } = await openDirect(db, requireMember(viewer), userId);
      return { roomId: id };
    },
  }),
);

builder.mutationField("markRoomRead", (t) =>
  t.field({
    type: RoomPayload,
    description: "Marks a room as read up to a message; the mark never moves back.",
    authScopes: { signedIn: true },
    errors: orRefusal("MarkRoomRead"),
    args: { roomId: t.arg.int(roomNumber), messageId: t.arg.int(messageNumber) },
    resolve: async (_root, args, context) => {
      await markRoomRead(context, requireMember(context.viewer), args);
      return args;
    },
  }),
);

builder.mutationField("tellTyping", (t) =>
  t.field({
    type: RoomPayload,
    description: "Reports that the viewer is typing in a room, for five seconds.",
    authScopes: { signedIn: true },
    errors: orRefusal("TellTyping"),
    args: { roomId: t.arg.int(roomNumber) },
    resolve: async (_root, args, context) => {
      await tellTyping(context, requireMember(context.viewer), args.roomId);
      return args;
    },
  }),
);
