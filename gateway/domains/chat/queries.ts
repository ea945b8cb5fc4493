import type { Prisma } from "#gateway/database/generated/prisma/client";
import { optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { plannedRows } from "#gateway/graphql/foundRows";
import { contextMax } from "#gateway/graphql/pages";
import { findQuery, rowQuery, valueQuery } from "#gateway/graphql/queryFields";
import { getUserId, type Viewer } from "#gateway/session/viewer";
import { visibleMessages, visibleRooms } from "./access";
import { chatLimits } from "./contract";
import { Message } from "./Message";
import { findMessages } from "./messageLoaders";
import { toStretch, withoutPaging } from "./pageRules";
import { Room } from "./Room";
import { readUnreadCounts } from "./roomAggregates";
import { findRoomId, makeMissingRooms } from "./roomCommands";
import { readRecentRooms } from "./roomLoaders";
import { directKey, lobbyKey } from "./rules";

builder.queryField("rooms", (t) =>
  t.prismaField({
    type: [Room],
    description:
      "The viewer's rooms: the lobby first, then those with the latest messages, at most 100. Conversations without messages are left out.",
    authScopes: { signedIn: true },
    resolve: async (query, _root, _args, { db, viewer }) => {
      await makeMissingRooms(db, viewer);
      const ids = await readRecentRooms(db, viewer);
      const rooms = await db.room.findMany({ ...query, where: { id: { in: ids } } });
      return rooms.sort((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
    },
  }),
);

findQuery("room", {
  type: Room,
  description: "A room by id; null when there is none that the viewer is in.",
  readers: "signedIn",
  args: toArgs({ databaseId: optional("Int", "The room's id; null for the lobby.") }),
  where: async ({ databaseId }, context) => ({ id: await findRoomId(context, databaseId) }),
  visible: visibleRooms,
});

rowQuery("message", {
  type: Message,
  row: "message",
  description: "A message by id; null when there is none that the viewer may see.",
  readers: "signedIn",
  visible: visibleMessages,
});

/** The messages of the lobby, or of the viewer's conversation with a person. */
function messagesWith({ viewer }: Context, userId: number | null | undefined) {
  const own = getUserId(viewer);
  const key = userId ? directKey(own, userId) : lobbyKey;
  return { AND: [{ room: { key } }, visibleMessages(viewer)] };
}

builder.queryField("messages", (t) =>
  t.prismaConnection({
    type: Message,
    cursor: "id",
    maxSize: contextMax,
    nullable: true,
    description:
      "The messages of the lobby, or of the viewer's conversation with a user, oldest first. Null when there is no such user.",
    authScopes: { signedIn: true },
    args: toArgs({ userId: optional("Int", "The id of the user; null for the lobby.") }),
    resolve: async (query, _root, { userId }, context) => {
      const { db } = context;
      if (userId && (await db.user.count({ where: { id: userId } })) === 0) return null;
      return db.message.findMany({ ...query, where: messagesWith(context, userId), orderBy: { id: "asc" } });
    },
  }),
);

builder.queryField("searchMessages", (t) =>
  t.prismaConnection({
    type: Message,
    cursor: "id",
    description:
      "The messages of the viewer's rooms that contain every word, as a word or a prefix; newest first.",
    authScopes: { signedIn: true },
    args: toArgs({ text: required("String", "Words to search for; the first 100 characters count.") }),
    resolve: async (query, _root, { text }, { db, viewer }) => {
      const ids = await findMessages(db, viewer, { text, ...toStretch(query) });
      const where = { id: { in: ids } };
      return db.message.findMany({ ...withoutPaging(query), where, orderBy: { id: "desc" } });
    },
  }),
);

const ownFavourites = (viewer: Viewer): Prisma.MessageWhereInput => ({
  favourites: { some: { userId: getUserId(viewer) } },
});

builder.queryField("favouriteMessages", (t) =>
  t.prismaConnection({
    type: Message,
    cursor: "id",
    description: "The viewer's favourites, newest message first. Visible to the viewer only.",
    authScopes: { signedIn: true },
    extensions: plannedRows({
      kind: "page",
      goesOnFromId: true,
      orderBy: [{ id: "desc" }],
      where: (_root, { viewer }) => ({ AND: [ownFavourites(viewer), visibleMessages(viewer)] }),
      page: () => ({ defaultSize: 20, maxSize: 100 }),
    }),
    resolve: async (query, _root, _args, { db, viewer }) => {
      const { beyond, size, direction } = toStretch(query);
      const bound =
        beyond === undefined ? {} : { id: direction === "desc" ? { lt: beyond } : { gt: beyond } };
      const where = { AND: [ownFavourites(viewer), visibleMessages(viewer), bound] };
      const orderBy = { id: direction };
      const found = await db.message.findMany({ ...withoutPaging(query), where, orderBy, take: size });
      return direction === "desc" ? found : found.reverse();
    },
  }),
);

valueQuery("roomFavourites", {
  type: ["Int"],
  description:
    "The ids of the viewer's favourites in a range of a room; at most 200. Empty if the viewer is not in the room. Visible to the viewer only.",
  readers: "signedIn",
  args: toArgs({
    roomId: rowId("room"),
    from: required("Int", "The id of the range's first message."),
    to: required("Int", "The id of its last message."),
  }),
  resolve: async ({ roomId, from, to }, { db, viewer }) => {
    const stretch = { roomId, id: { gte: from, lte: to } };
    const kept = await db.message.findMany({
      where: { AND: [stretch, ownFavourites(viewer), visibleMessages(viewer)] },
      orderBy: { id: "desc" },
      take: chatLimits.changes,
      select: { id: true },
    });
    return kept.map(({ id }) => id);
  },
});

valueQuery("unreadMessageCount", {
  type: "Int",
  description: "Number of unread messages in all of the viewer's rooms; at most 100 of each are counted.",
  readers: "signedIn",
  resolve: async (_args, { db, viewer }) => {
    const rooms = await db.room.findMany({ where: visibleRooms(viewer), select: { id: true } });
    const counts = await readUnreadCounts(
      { db, viewer },
      rooms.map(({ id }) => id),
    );
    return [...counts.values()].reduce((sum, count) => sum + count, 0);
  },
});
