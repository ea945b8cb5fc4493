import { builder, nodeNumber } from "#gateway/graphql/builder";
import { viewerDependent } from "#gateway/graphql/live";
import { contextMax } from "#gateway/graphql/pages";
import { User } from "../users/User";
import { visibleMessages } from "./access";
import { Room } from "./Room";
import { readFavourites } from "./roomAggregates";

const MessageRevision = builder.prismaObject("MessageRevision", {
  description: "An earlier text of a message that was edited.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The earlier text's number." }),
    messageText: t.exposeString("messageText", { description: "The text as it was." }),
    writtenDate: t.expose("writtenDate", { type: "DateTime", description: "When this text was written." }),
    message: t.relation("message", { description: "The message as it is now." }),
  }),
});

export const Message = builder.prismaNode("Message", {
  description: "Something that was said in a room. Only those who are in the room see it.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleMessages(viewer) }),
  authScopes: { signedIn: true },
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that addresses and arguments use." }),
    roomId: t.exposeInt("roomId", { description: "The number of its room." }),
    clientId: t.exposeString("clientId", { description: "The id that its sender gave it." }),
    messageText: t.exposeString("messageText", {
      description: "Plain text, at most 4,000 characters; empty when it was deleted.",
    }),
    parentMessageId: t.exposeInt("parentMessageId", {
      nullable: true,
      description: "The number of the message that it answers; null for none.",
    }),
    parent: t.relation("parent", {
      nullable: true,
      description: "The message that it answers, of the same room; null for none.",
    }),
    isForwarded: t.exposeBoolean("isForwarded", {
      description: "Whether its text was taken over from another message.",
    }),
    isDeleted: t.boolean({
      description: "Whether it was deleted; only its place is left then.",
      select: { deletedDate: true },
      resolve: ({ deletedDate }) => deletedDate !== null,
    }),
    isFavourite: t.boolean({
      extensions: viewerDependent,
      description: "Whether the viewer keeps it as a favourite; nobody else knows.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readFavourites, id)) ?? false,
    }),
    createdDate: t.expose("createdDate", { type: "DateTime", description: "When it was sent." }),
    modifiedDate: t.expose("modifiedDate", {
      type: "DateTime",
      nullable: true,
      description: "When it was last edited; null if never.",
    }),
    version: t.exposeInt("version", {
      description: "The room's version at its last change; the greater one of two is the newer.",
    }),
    room: t.relation("room", { type: Room, description: "Where it was said." }),
    user: t.relation("user", { type: User, description: "Who wrote it." }),
    history: t.relatedConnection("revisions", {
      type: MessageRevision,
      cursor: "id",
      maxSize: contextMax,
      description: "Its earlier texts, the oldest first; none once it was deleted.",
      query: { orderBy: { id: "asc" } },
    }),
  }),
});
