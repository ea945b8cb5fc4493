import { fetchQuery, graphql } from "react-relay";
import type { roomsStoreQuery } from "~/__generated__/roomsStoreQuery.graphql";
import { showUnreadInTitle } from "~/layout/useScreenTitle";
import { currentEnvironment, onEnvironmentReset } from "~/relay/environment";
import { quietRequest } from "~/relay/network";
import { currentSession } from "~/session/sessionStore";
import { createStore, useStore } from "~/stores/createStore";
import {
  countUnread,
  hasRoom,
  type RoomEntry,
  type RoomPreview,
  withMessage,
  withUnread,
} from "./roomsState";

graphql`
  fragment roomsStore_preview on MessagePreview {
    messageId
    authorId
    authorName
    text
    isDeleted
    createdDate
  }
`;

const query = graphql`
  query roomsStoreQuery {
    rooms {
      databaseId
      kind
      name
      unreadCount
      partner { databaseId isOnline avatarUrl }
      lastMessage { ...roomsStore_preview @relay(mask: false) }
    }
  }
`;

/** The viewer's rooms: one request serves the header, the list and the dialogs. */
export interface RoomsSnapshot {
  rooms: readonly RoomEntry[] | null;
  failure: Error | null;
  /** The people online, as far as the list needs them. */
  online: ReadonlySet<number>;
}

const nothing: RoomsSnapshot = { rooms: null, failure: null, online: new Set() };
let isShown = false;
let reading: symbol | null = null;

/** The rooms are read when the first component shows them. */
function watch(): () => void {
  isShown = true;
  if (snapshot.read().rooms === null) void readRooms();
  return () => {
    isShown = false;
  };
}

const snapshot = createStore(nothing, { watch });

function show(next: RoomsSnapshot): void {
  showUnreadInTitle(countUnread(next.rooms ?? []));
  snapshot.set(next);
}

const change = (to: (rooms: readonly RoomEntry[]) => readonly RoomEntry[]): void => {
  const { rooms, online } = snapshot.read();
  if (rooms) show({ rooms: to(rooms), online, failure: null });
};

type RoomResponse = roomsStoreQuery["response"]["rooms"][number];

const toEntry = ({ databaseId, kind, name, unreadCount, partner, lastMessage }: RoomResponse): RoomEntry => ({
  id: databaseId,
  name,
  unread: unreadCount,
  partnerId: partner?.databaseId ?? null,
  avatar: partner?.avatarUrl ?? null,
  kind: kind === "DIRECT" || kind === "BATCH" ? kind : "LOBBY",
  last: lastMessage ?? null,
});

/** Reads the rooms again. Of concurrent reads, the last one wins. */
export async function readRooms(): Promise<void> {
  const own = Symbol("reading");
  reading = own;
  try {
    const data = await fetchQuery<roomsStoreQuery>(
      currentEnvironment(),
      query,
      {},
      {
        networkCacheConfig: quietRequest,
      },
    ).toPromise();
    if (reading !== own || !data) return;
    const partners = data.rooms.flatMap(({ partner }) => (partner?.isOnline ? [partner.databaseId] : []));
    show({ rooms: data.rooms.map(toEntry), failure: null, online: new Set(partners) });
  } catch (error) {
    if (reading === own)
      show({ ...snapshot.read(), failure: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** Applies a message; if its room is not listed yet, the rooms are read again. */
export function noteMessage(roomId: number, last: RoomPreview): void {
  const { rooms: known } = snapshot.read();
  if (known && !hasRoom(known, roomId)) void readRooms();
  change((rooms) => withMessage(rooms, roomId, last, currentSession().account?.id ?? -1));
}

/** Applies a room's unread count. */
export const noteUnread = (roomId: number, unread: number): void =>
  change((rooms) => withUnread(rooms, roomId, unread));

/** Applies who came online or went offline. */
export function notePresence(came: readonly number[], went: readonly number[]): void {
  const before = snapshot.read();
  const online = new Set([...before.online, ...came]);
  for (const id of went) online.delete(id);
  show({ ...before, online });
}

onEnvironmentReset(() => {
  reading = null;
  show(nothing);
  if (isShown && currentSession().account) void readRooms();
});

/** The viewer's rooms; null while they load for the first time. */
export const useRooms = (): RoomsSnapshot => useStore(snapshot);

/** The people online. */
export const useOnline = (): ReadonlySet<number> => useRooms().online;
