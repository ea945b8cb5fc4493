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
      isClosed
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

/** The people who came online, and those who went offline. */
type Presence = [came: readonly number[], went: readonly number[]];

/** A read of the rooms, and what has changed since it began: its response may be older. */
interface Reading {
  isOvertaken: boolean;
  readonly presence: Presence[];
}

/** The read that counts; null while there is none. */
let reading: Reading | null = null;

/** Milliseconds before an overtaken read is repeated, so that a busy room does not cause one request after another. */
const repeatAfter = 1_000;

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
  if (reading) reading.isOvertaken = true;
  const { rooms, online } = snapshot.read();
  if (rooms) show({ rooms: to(rooms), online, failure: null });
};

type RoomResponse = roomsStoreQuery["response"]["rooms"][number];

const toEntry = ({
  databaseId,
  kind,
  name,
  unreadCount,
  isClosed,
  partner,
  lastMessage,
}: RoomResponse): RoomEntry => ({
  id: databaseId,
  name,
  unread: unreadCount,
  isClosed,
  partnerId: partner?.databaseId ?? null,
  avatar: partner?.avatarUrl ?? null,
  kind: kind === "DIRECT" || kind === "BATCH" ? kind : "LOBBY",
  last: lastMessage ?? null,
});

function withPresence(online: ReadonlySet<number>, [came, went]: Presence): ReadonlySet<number> {
  const next = new Set([...online, ...came]);
  for (const id of went) next.delete(id);
  return next;
}

/** Shows what a read has found, with the presence since it began. */
function showRead({ rooms }: roomsStoreQuery["response"], presence: readonly Presence[]): void {
  const partners = rooms.flatMap(({ partner }) => (partner?.isOnline ? [partner.databaseId] : []));
  const online = presence.reduce(withPresence, new Set(partners));
  show({ rooms: rooms.map(toEntry), failure: null, online });
}

/**
 * Reads the rooms again. Of concurrent reads, the last one wins. A message or an unread count during the read may be
 * newer than the response: then the rooms on screen stay, and are read once more.
 */
export async function readRooms(): Promise<void> {
  const own: Reading = { isOvertaken: false, presence: [] };
  reading = own;
  try {
    const options = { networkCacheConfig: quietRequest };
    const data = await fetchQuery<roomsStoreQuery>(currentEnvironment(), query, {}, options).toPromise();
    if (reading !== own || !data) return;
    if (!own.isOvertaken || snapshot.read().rooms === null) showRead(data, own.presence);
    if (own.isOvertaken) repeatLater(own);
    else reading = null;
  } catch (error) {
    if (reading !== own) return;
    reading = null;
    show({ ...snapshot.read(), failure: error instanceof Error ? error : new Error(String(error)) });
  }
}

/** Reads the rooms once more, unless another read has begun by then. */
function repeatLater(overtaken: Reading): void {
  setTimeout(() => {
    if (reading === overtaken) void readRooms();
  }, repeatAfter);
}

/** Applies a message; if its room is not listed yet, the rooms are read again. */
export function noteMessage(roomId: number, last: RoomPreview): void {
  change((rooms) => withMessage(rooms, roomId, last, currentSession().account?.id ?? -1));
  const { rooms: known } = snapshot.read();
  if (known && !hasRoom(known, roomId)) void readRooms();
}

/** Applies a room's unread count. */
export const noteUnread = (roomId: number, unread: number): void =>
  change((rooms) => withUnread(rooms, roomId, unread));

/** Applies who came online or went offline. */
export function notePresence(...presence: Presence): void {
  reading?.presence.push(presence);
  const before = snapshot.read();
  show({ ...before, online: withPresence(before.online, presence) });
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
