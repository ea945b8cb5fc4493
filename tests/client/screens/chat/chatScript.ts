import { learner } from "#tests/client/session/people";
import type { Script } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { keepAccount } from "~/session/sessionStore";

/** Signs the learner in and plays the gateway's socket. */
export function enterChat() {
  keepAccount(learner);
  return scriptLive();
}

const others = {
  __typename: "User",
  id: "user-9",
  databaseId: 9,
  name: "Ravi Kumar",
  avatarUrl: null,
};
export const own = { __typename: "User", id: "user-7", databaseId: 7, name: learner.name, avatarUrl: null };

export const aMessage = (databaseId: number, messageText: string, more: object = {}) => ({
  __typename: "Message",
  id: `message-${databaseId}`,
  databaseId,
  roomId: 3,
  messageText,
  user: others,
  files: [],
  clientId: `client-of-${databaseId}`,
  version: databaseId,
  isDeleted: false,
  isForwarded: false,
  createdDate: "2026-03-05T10:20:30",
  modifiedDate: null,
  parent: null,
  isFavourite: false,
  ...more,
});

export const room = {
  __typename: "Room",
  id: "room-3",
  databaseId: 3,
  kind: "DIRECT",
  name: "Ravi Kumar",
  unreadCount: 0,
  lastReadMessageId: 1,
  isClosed: false,
  partner: { databaseId: 9, isOnline: true, avatarUrl: null },
  lastMessage: null,
};

export const pageScript = (messages: readonly object[], version = 10) => ({
  messages,
  hasOlder: false,
  hasNewer: false,
  version,
});

export const script = (more: Script = {}): Script => ({
  rooms: [room],
  room,
  roomMessages: pageScript([aMessage(1, "First"), aMessage(2, "Second")]),
  roomChanges: { messages: [], version: 10, isComplete: true },
  roomPresence: { onlineCount: 2, onlineIds: [7, 9] },
  roomReaders: [],
  roomFavourites: [],
  markRoomRead: { __typename: "RoomPayload", room },
  tellTyping: { __typename: "RoomPayload", room },
  ...more,
});
