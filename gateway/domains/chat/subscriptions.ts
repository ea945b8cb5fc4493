import type { BusEvent } from "#gateway/bus/events";
import { rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { viewerDependent } from "#gateway/graphql/live";
import { liveValue } from "#gateway/graphql/liveFields";
import { valueType } from "#gateway/graphql/types";
import { visibleMessages } from "./access";
import { ChatPerson, MessagePreview } from "./ChatPerson";
import { Message } from "./Message";
import { RoomPresence, RoomReader, readPresence } from "./RoomPresence";
import { type ChatPerson as Person, type MessagePreview as Preview, readClosedRooms } from "./roomAggregates";
import { batchFilter, isInRoom, roomFilter } from "./roomSubscriptions";

type MessageEvent = BusEvent<"messageChanged">;
type PresenceEvent = BusEvent<"presenceChanged">;

const MessageChange = valueType<{ __typename: "MessageChange"; messageId: number }>("MessageChange", {
  description: "A message of the room was sent, edited or deleted.",
  readers: "signedIn",
  rows: { chatMessage: { type: Message, id: "messageId", description: "The message in its current state." } },
});

const Typing = valueType<{ __typename: "Typing"; typist: Person }>("Typing", {
  description: "A user is typing; ends after five seconds without another such event.",
  readers: "signedIn",
  fields: (t) => ({
    person: t.expose("typist", { type: ChatPerson, description: "The user." }),
  }),
});

const RoomState = valueType<{ __typename: "RoomState"; isClosed: boolean }>("RoomState", {
  description: "An account of the conversation has changed.",
  readers: "signedIn",
  values: { isClosed: value("Boolean", "Whether no one can write in it, since an account is closed.") },
});

const RoomEvent = builder.unionType("RoomEvent", {
  description: "An event in a room, the same for all of its members.",
  types: [MessageChange, RoomReader, Typing, RoomPresence, RoomState],
  resolveType: ({ __typename }) => __typename,
});

const toPerson = ({ userId, name }: Person): Person => ({ userId, name });

async function presenceIn(roomId: number, context: Context) {
  const room = await context.db.room.findFirstOrThrow({ where: { id: roomId } });
  return { __typename: "RoomPresence" as const, ...(await readPresence(context, room)) };
}

async function stateOf(roomId: number, { db, viewer }: Context) {
  const closed = await readClosedRooms({ db, viewer }, [roomId]);
  return { __typename: "RoomState" as const, isClosed: closed.get(roomId) ?? false };
}

liveValue("roomEvents", {
  type: RoomEvent,
  description:
    "Subscribes to a room that the viewer is in: messages, read positions, typing, presence and closed accounts. It ends when the viewer leaves the room.",
  readers: "signedIn",
  args: toArgs({ roomId: rowId("room") }),
  topics: ["messageChanged", "roomRead", "typing", "presenceChanged", "userChanged", "usersChanged"],
  filter: roomFilter,
  authorize: ({ roomId }, context) => isInRoom(roomId, context),
  reauthorizeOn: { batchChanged: batchFilter, batchCourseChanged: batchFilter },
  resolve: (event, { roomId }, context) => {
    switch (event.topic) {
      case "presenceChanged":
        return presenceIn(roomId, context);
      case "userChanged":
      case "usersChanged":
        return stateOf(roomId, context);
      case "messageChanged":
        return { __typename: "MessageChange" as const, messageId: event.messageId };
      case "roomRead":
        return { __typename: "RoomReader" as const, person: toPerson(event), messageId: event.messageId };
      default:
        return { __typename: "Typing" as const, typist: toPerson(event) };
    }
  },
});

interface Change {
  roomId: number | null;
  preview: Preview | null;
  unreadCount: number | null;
  cameOnline: readonly number[];
  wentOffline: readonly number[];
}

const ChatChange = valueType<Change>("ChatChange", {
  description: "A change of the list of rooms. Resolving it runs no query.",
  readers: "signedIn",
  values: {
    roomId: nullable("Int", "The room; null for a presence change."),
    unreadCount: nullable("Int", "The viewer's unread count after reading; null for other changes."),
    preview: nullable(
      MessagePreview,
      "The message that was sent, edited or deleted; null for other changes.",
    ),
    cameOnline: value(["Int"], "The ids of users of the organization who came online."),
    wentOffline: value(["Int"], "The ids of users of the organization who went offline."),
  },
});

const nothing: Change = { roomId: null, preview: null, unreadCount: null, cameOnline: [], wentOffline: [] };

const previewIn = (event: MessageEvent): Preview => ({
  messageId: event.messageId,
  authorId: event.authorId,
  authorName: event.authorName,
  text: event.preview,
  isDeleted: event.isDeleted,
  createdDate: new Date(event.createdDate),
});

/** A user with a socket at another gateway is still online when one at this closes. */
function presenceChange({ arrived, left }: PresenceEvent, { presence, tenant }: Context): Change {
  const online = presence.online(tenant.id);
  const changed = [...arrived, ...left];
  return {
    ...nothing,
    cameOnline: changed.filter((id) => online.has(id)),
    wentOffline: changed.filter((id) => !online.has(id)),
  };
}

liveValue("chatChanged", {
  type: ChatChange,
  description: "Subscribes to changes of the viewer's list of rooms, and to presence in the organization.",
  readers: "signedIn",
  topics: ["messageChanged", "roomRead", "presenceChanged"],
  recipients(event) {
    if (event.topic === "presenceChanged") return event.arrived.length + event.left.length > 0 ? null : [];
    return event.topic === "roomRead" ? [event.userId] : event.recipients;
  },
  resolve: (event, _args, context) => {
    if (event.topic === "presenceChanged") return presenceChange(event, context);
    const { roomId } = event;
    if (event.topic === "roomRead") return { ...nothing, roomId, unreadCount: event.unreadCount };
    return { ...nothing, roomId, preview: previewIn(event) };
  },
});

type FavouriteEvent = BusEvent<"favouriteChanged">;

const FavouriteChange = valueType<FavouriteEvent>("FavouriteChange", {
  description: "A message was added to the viewer's favourites, or removed.",
  readers: "signedIn",
  values: {
    messageId: value("Int", "The message's id."),
    isFavourite: value("Boolean", "Whether it is a favourite now."),
  },
  rows: {
    chatMessage: {
      extensions: viewerDependent,
      type: Message,
      nullable: true,
      description: "The message; null if the viewer can no longer see it.",
      where: ({ messageId: id }, { viewer }) => ({ AND: [{ id }, visibleMessages(viewer)] }),
    },
  },
});

liveValue("favouriteChanged", {
  type: FavouriteChange,
  description:
    "Subscribes to changes of the viewer's favourites, from any screen. Visible to the viewer only.",
  readers: "signedIn",
  topics: ["favouriteChanged"],
  recipients: ({ userIds }) => userIds,
  resolve: (event) => event,
});
