import { builder, nodeNumber } from "#gateway/graphql/builder";
import { viewerDependent } from "#gateway/graphql/live";
import { visibleRooms } from "./access";
import { ChatPerson, MessagePreview } from "./ChatPerson";
import { lobbyName, type roomKinds } from "./contract";
import { readLastMessages, readOwnMarks, readPartners, readUnreadCounts } from "./roomAggregates";

const RoomKind = builder.enumType("RoomKind", {
  description: "What a room is for.",
  values: {
    LOBBY: { description: "Everybody of the organization." },
    DIRECT: { description: "A conversation of two." },
    BATCH: { description: "The users of a batch who have not dropped out, and its trainers." },
  } satisfies Record<(typeof roomKinds)[number], object>,
});

export const Room = builder.prismaNode("Room", {
  description: "A place to talk. Only those who are in it see it, and staff see no others.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleRooms(viewer) }),
  authScopes: { signedIn: true },
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    kind: t.expose("kind", { type: RoomKind, description: "What it is for." }),
    name: t.string({
      extensions: viewerDependent,
      description: "What the viewer calls it: 'Lobby', the batch's name, or the other person's.",
      select: { kind: true, batch: { select: { name: true } } },
      resolve: async ({ id, kind, batch }, _args, { loaders }) => {
        if (kind !== "DIRECT") return batch?.name ?? lobbyName;
        return (await loaders.load(readPartners, id))?.name ?? "";
      },
    }),
    partner: t.field({
      extensions: viewerDependent,
      type: ChatPerson,
      nullable: true,
      description: "Whom the viewer talks to in a conversation of two; null in other rooms.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readPartners, id)) ?? null,
    }),
    unreadCount: t.int({
      extensions: viewerDependent,
      description: "Messages of others that the viewer has not read; 100 stands for 100 and more.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readUnreadCounts, id)) ?? 0,
    }),
    lastReadMessageId: t.int({
      extensions: viewerDependent,
      nullable: true,
      description: "The number of the message up to which the viewer has read; null for none.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readOwnMarks, id)) ?? null,
    }),
    lastMessage: t.field({
      type: MessagePreview,
      nullable: true,
      description: "The last message; null in an empty room.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readLastMessages, id)) ?? null,
    }),
  }),
});
