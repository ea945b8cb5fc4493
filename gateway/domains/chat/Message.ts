import { isSet } from "#gateway/graphql/fromColumn";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { viewerDependent } from "#gateway/graphql/live";
import { contextMax } from "#gateway/graphql/pages";
import { nodeType, rowType } from "#gateway/graphql/types";
import { File } from "../files/File";
import { visibleMessages } from "./access";
import { readFavourites } from "./roomAggregates";

const MessageRevision = rowType("MessageRevision", {
  description: "An earlier text of a message that was edited.",
  readers: "signedIn",
  columns: {
    databaseId: "The id.",
    messageText: "The earlier text.",
    writtenDate: "When this text was written.",
  },
  relations: {
    message: "The message in its current state.",
  },
});

export const Message = nodeType("Message", {
  description: "A message of a room. Visible to the room's members.",
  visible: visibleMessages,
  readers: "signedIn",
  select: { id: true },
  columns: {
    roomId: "The room's id.",
    clientId: "The id that its sender chose.",
    messageText:
      "Plain text, at most 4,000 characters; empty if it was deleted, and may be empty if it has files.",
    parentMessageId: "The id of the message that it replies to; null for none.",
    isForwarded: "Whether its text was forwarded from another message.",
    createdDate: "When it was sent.",
    modifiedDate: "When it was last edited; null if never.",
    version: "The room's version at its last change; of two versions the greater one is newer.",
  },
  relations: {
    parent: "The message that it replies to, of the same room; null for none.",
    room: "The room.",
    user: "The author.",
  },
  fields: (t) => ({
    files: t.field({
      type: [File],
      description: "Its files, in order; none if it was deleted.",
      select: (_args, _context, nested) => ({
        files: { orderBy: { displayOrder: "asc" }, select: { file: nested(true) } },
      }),
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    isDeleted: t.boolean({
      description: "Whether it was deleted, and so has no text.",
      ...isSet("deletedDate"),
    }),
    isFavourite: t.boolean({
      extensions: viewerDependent,
      description: "Whether it is one of the viewer's favourites; visible to the viewer only.",
      ...fromLoader(readFavourites, false),
    }),
    history: t.relatedConnection("revisions", {
      type: MessageRevision,
      cursor: "id",
      maxSize: contextMax,
      description: "Its earlier texts, oldest first; none if it was deleted.",
      query: { orderBy: { id: "asc" } },
    }),
  }),
});
