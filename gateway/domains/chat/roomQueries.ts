import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { valueQuery } from "#gateway/graphql/queryFields";
import { valueType } from "#gateway/graphql/types";
import { visibleRooms } from "./access";
import { chatLimits } from "./contract";
import { Message } from "./Message";
import { RoomPresence, RoomReader, readPresence } from "./RoomPresence";
import { findRoomId } from "./roomCommands";
import { readChanges, readStretch, type Stretch } from "./timelineLoaders";

interface Page extends Stretch {
  version: number;
}

const MessagePage = valueType<Page>("MessagePage", {
  description: "A range of a room's messages, oldest first.",
  readers: "signedIn",
  values: {
    hasOlder: value("Boolean", "Whether there are earlier messages."),
    hasNewer: value("Boolean", "Whether there are later messages."),
    version: value("Int", "The room's version: the messages include every change up to it."),
  },
  fields: (t) => ({
    messages: t.prismaField({
      type: [Message],
      description: "The messages.",
      resolve: (query, { ids }, _args, { db }) =>
        db.message.findMany({ ...query, where: { id: { in: [...ids] } }, orderBy: { id: "asc" } }),
    }),
  }),
});

interface Changes {
  ids: readonly number[];
  version: number;
  isComplete: boolean;
}

const RoomChanges = valueType<Changes>("RoomChanges", {
  description: "The changes of a room after a version.",
  readers: "signedIn",
  values: {
    version: value("Int", "The version after these changes; pass it in the next request."),
    isComplete: value("Boolean", "Whether these are all changes; a page has at most 200."),
  },
  fields: (t) => ({
    messages: t.prismaField({
      type: [Message],
      description:
        "The messages that were sent, edited or deleted, in their current state; earliest change first.",
      resolve: (query, { ids }, _args, { db }) =>
        db.message.findMany({
          ...query,
          where: { id: { in: [...ids] } },
          orderBy: [{ version: "asc" }, { id: "asc" }],
        }),
    }),
  }),
});

/** The version of a room that the viewer is in, read before its messages so that it never promises too much. */
async function readVersion(context: Context, roomId: number | null | undefined) {
  const id = await findRoomId(context, roomId);
  const where = { AND: [{ id }, visibleRooms(context.viewer)] };
  return context.db.room.findFirst({ where, select: { id: true, version: true } });
}

const roomNumber = rowId("room");
const roomOrLobby = optional("Int", "The room's id; null for the lobby.");

valueQuery("roomMessages", {
  type: MessagePage,
  nullable: true,
  description: "The last messages of a room, or those around a message. Null if the viewer is not in it.",
  readers: "signedIn",
  args: toArgs({
    roomId: roomOrLobby,
    before: optional("Int", "Only messages before this id."),
    after: optional("Int", "Only messages after this id."),
    around: optional("Int", "Half of the messages up to this id, half after it."),
    limit: optional("Int", "Page size, up to 100; 50 when left out."),
  }),
  resolve: async ({ roomId, ...window }, context) => {
    const room = await readVersion(context, roomId);
    if (!room) return null;
    return { ...(await readStretch(context.db, room.id, window)), version: room.version };
  },
});

valueQuery("roomChanges", {
  type: RoomChanges,
  nullable: true,
  description: "The changes of a room after a version. Null if the viewer is not in it.",
  readers: "signedIn",
  args: toArgs({ roomId: roomNumber, since: required("Int", "The caller's version.") }),
  resolve: async ({ roomId, since }, context) => {
    const room = await readVersion(context, roomId);
    if (!room) return null;
    const { changed, isComplete } = await readChanges(context.db, roomId, since);
    const last = changed.at(-1)?.version ?? since;
    const reached = isComplete ? Math.max(room.version, last) : last;
    return { ids: changed.map(({ id }) => id), version: reached, isComplete };
  },
});

valueQuery("roomReaders", {
  type: [RoomReader],
  description:
    "The last read message of each member of a room, furthest first; at most 100. Empty if the viewer cannot see the room.",
  readers: "signedIn",
  args: toArgs({ roomId: roomOrLobby }),
  resolve: async (args, context) => {
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
});

valueQuery("roomPresence", {
  type: RoomPresence,
  nullable: true,
  description: "The members of a room who are online now. Null if the viewer is not in it.",
  readers: "signedIn",
  args: toArgs({ roomId: roomOrLobby }),
  resolve: async (args, context) => {
    const id = await findRoomId(context, args.roomId);
    const where = { AND: [{ id }, visibleRooms(context.viewer)] };
    const room = await context.db.room.findFirst({ where });
    return room && readPresence(context, room);
  },
});
