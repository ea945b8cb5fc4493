import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { visibleRooms } from "./access";
import { chatLimits } from "./contract";
import { Message } from "./Message";
import { RoomPresence, RoomReader, readPresence } from "./RoomPresence";
import { findRoomId } from "./roomCommands";
import { readChanges, readStretch, type Stretch } from "./timelineLoaders";

interface Page extends Stretch {
  version: number;
}

const MessagePage = builder.objectRef<Page>("MessagePage").implement({
  description: "A range of a room's messages, oldest first.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    messages: t.prismaField({
      type: [Message],
      description: "The messages.",
      resolve: (query, { ids }, _args, { db }) =>
        db.message.findMany({ ...query, where: { id: { in: [...ids] } }, orderBy: { id: "asc" } }),
    }),
    hasOlder: t.exposeBoolean("hasOlder", { description: "Whether there are earlier messages." }),
    hasNewer: t.exposeBoolean("hasNewer", { description: "Whether there are later messages." }),
    version: t.exposeInt("version", {
      description: "The room's version: every change up to it shows in the messages.",
    }),
  }),
});

interface Changes {
  ids: readonly number[];
  version: number;
  isComplete: boolean;
}

const RoomChanges = builder.objectRef<Changes>("RoomChanges").implement({
  description: "The changes of a room after a version.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    messages: t.prismaField({
      type: [Message],
      description:
        "The messages that were sent, edited or deleted, in their current state; the earliest change first.",
      resolve: (query, { ids }, _args, { db }) =>
        db.message.findMany({
          ...query,
          where: { id: { in: [...ids] } },
          orderBy: [{ version: "asc" }, { id: "asc" }],
        }),
    }),
    version: t.exposeInt("version", {
      description: "The version after these changes; use it in the next request.",
    }),
    isComplete: t.exposeBoolean("isComplete", {
      description: "Whether these are all; a page holds at most 200.",
    }),
  }),
});

/** The version of a room that the viewer is in, read before its messages so that it never promises too much. */
async function readVersion(context: Context, roomId: number | null | undefined) {
  const id = await findRoomId(context, roomId);
  const where = { AND: [{ id }, visibleRooms(context.viewer)] };
  return context.db.room.findFirst({ where, select: { id: true, version: true } });
}

const roomNumber = { required: true, description: "The room's id." } as const;
const roomOrLobby = { description: "The room's id; null is the lobby." } as const;

builder.queryField("roomMessages", (t) =>
  t.field({
    type: MessagePage,
    nullable: true,
    description:
      "The last messages of a room, or those next to a message. Null when the viewer is not in it.",
    authScopes: { signedIn: true },
    args: {
      roomId: t.arg.int(roomOrLobby),
      before: t.arg.int({ description: "Only messages before this id." }),
      after: t.arg.int({ description: "Only messages after this id." }),
      around: t.arg.int({ description: "Half of them up to this id, half after it." }),
      limit: t.arg.int({ description: "Page size, up to 100; 50 when left out." }),
    },
    resolve: async (_root, { roomId, ...window }, context) => {
      const room = await readVersion(context, roomId);
      if (!room) return null;
      return { ...(await readStretch(context.db, room.id, window)), version: room.version };
    },
  }),
);

builder.queryField("roomChanges", (t) =>
  t.field({
    type: RoomChanges,
    nullable: true,
    description: "The changes of a room after a version. Null when the viewer is not in it.",
    authScopes: { signedIn: true },
    args: {
      roomId: t.arg.int(roomNumber),
      since: t.arg.int({ required: true, description: "The caller's version." }),
    },
    resolve: async (_root, { roomId, since }, context) => {
      const room = await readVersion(context, roomId);
      if (!room) return null;
      const { changed, isComplete } = await readChanges(context.db, roomId, since);
      const last = changed.at(-1)?.version ?? since;
      const reached = isComplete ? Math.max(room.version, last) : last;
      return { ids: changed.map(({ id }) => id), version: reached, isComplete };
    },
  }),
);

builder.queryField("roomReaders", (t) =>
  t.field({
    type: [RoomReader],
    description: "How far members have read a room, furthest first; at most 100, and none from outside.",
    authScopes: { signedIn: true },
    args: { roomId: t.arg.int(roomOrLobby) },
    resolve: async (_root, args, context) => {
      const { db, viewer } = context;
      const roomId = await findRoomId(context, args.roomId);
      const marks = await db.roomMember.findMany({
        where: { AND: [{ roomId, lastReadMessageId: { not: null } }, { room: visibleRooms(viewer) }] },
        orderBy: [{ lastReadMessageId: "desc" }, { userId: "asc" }],
        take: chatLimits.readers,
        select: { lastReadMessageId: true, user: { select: { id: true, name: true } } },
      });
      return marks.map(({ user, lastReadMessageId }) => ({
        person: { userId: user.id, name: user.name },
        messageId: lastReadMessageId ?? 0,
      }));
    },
  }),
);

builder.queryField("roomPresence", (t) =>
  t.field({
    type: RoomPresence,
    nullable: true,
    description: "The members of a room who are online now. Null when the viewer is not in it.",
    authScopes: { signedIn: true },
    args: { roomId: t.arg.int(roomOrLobby) },
    resolve: async (_root, args, context) => {
      const id = await findRoomId(context, args.roomId);
      const where = { AND: [{ id }, visibleRooms(context.viewer)] };
      const room = await context.db.room.findFirst({ where });
      return room && readPresence(context, room);
    },
  }),
);
