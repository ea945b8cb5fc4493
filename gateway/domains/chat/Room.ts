import { describedEnum } from "#gateway/graphql/enums";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { viewerDependent } from "#gateway/graphql/live";
import { nodeType } from "#gateway/graphql/types";
import { visibleRooms } from "./access";
import { ChatPerson, MessagePreview } from "./ChatPerson";
import { lobbyName, type roomKinds } from "./contract";
import {
  readClosedRooms,
  readLastMessages,
  readOwnMarks,
  readPartners,
  readUnreadCounts,
} from "./roomAggregates";

describedEnum<(typeof roomKinds)[number]>("RoomKind", "The kind of a room.", {
  LOBBY: "Everyone in the organization.",
  DIRECT: "A conversation between two users.",
  BATCH: "The users of a batch, without dropped ones, and its trainers.",
});

export const Room = nodeType("Room", {
  description: "A chat room. Visible to its members only, staff included.",
  visible: visibleRooms,
  readers: "signedIn",
  select: { id: true },
  columns: {
    kind: "The kind.",
  },
  fields: (t) => ({
    name: t.string({
      extensions: viewerDependent,
      description: "The name for the viewer: 'Lobby', the batch's name, or the other user's.",
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
      description: "The other user of a conversation; null in other rooms.",
      ...fromLoader(readPartners, null),
    }),
    isClosed: t.boolean({
      description: "Whether no one can write in it: a conversation in which an account is closed.",
      ...fromLoader(readClosedRooms, false),
    }),
    unreadCount: t.int({
      extensions: viewerDependent,
      description: "Unread messages of others; 100 means 100 or more.",
      ...fromLoader(readUnreadCounts, 0),
    }),
    lastReadMessageId: t.int({
      extensions: viewerDependent,
      nullable: true,
      description: "The id of the last message that the viewer has read; null for none.",
      ...fromLoader(readOwnMarks, null),
    }),
    lastMessage: t.field({
      type: MessagePreview,
      nullable: true,
      description: "The last message; null in an empty room.",
      ...fromLoader(readLastMessages, null),
    }),
  }),
});
