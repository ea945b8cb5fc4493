/** A room's last message. */
export interface RoomPreview {
  messageId: number;
  authorId: number;
  authorName: string;
  text: string;
  isDeleted: boolean;
  createdDate: string;
}

/** A room as the list shows it. */
export interface RoomEntry {
  id: number;
  kind: "LOBBY" | "DIRECT" | "BATCH";
  name: string;
  partnerId: number | null;
  /** The picture of the other user of a conversation. */
  avatar: string | null;
  unread: number;
  /** Whether no one can write in it. */
  isClosed: boolean;
  last: RoomPreview | null;
}

type Rooms = readonly RoomEntry[];

/** Larger counts are not shown exactly. */
export const countedUnread = 99;

/** Formats a count for a badge. */
export const unreadLabel = (count: number): string =>
  count > countedUnread ? `${countedUnread}+` : String(count);

/** Sorts rooms: the lobby first, then by latest message. */
function inOrder(rooms: Rooms): Rooms {
  const rank = ({ kind }: RoomEntry) => (kind === "LOBBY" ? 0 : 1);
  const newest = ({ last }: RoomEntry) => last?.messageId ?? 0;
  return rooms.toSorted((left, right) => rank(left) - rank(right) || newest(right) - newest(left));
}

const changed = (rooms: Rooms, roomId: number, change: (room: RoomEntry) => RoomEntry): Rooms =>
  rooms.map((room) => (room.id === roomId ? change(room) : room));

/** Applies a message that was sent, edited or deleted; the viewer's own messages count as read. */
export function withMessage(rooms: Rooms, roomId: number, last: RoomPreview, viewerId: number): Rooms {
  return inOrder(
    changed(rooms, roomId, (room) => {
      const known = room.last?.messageId ?? 0;
      if (last.messageId < known) return room;
      const isNew = last.messageId > known;
      const own = last.authorId === viewerId;
      const unread = own && isNew ? 0 : room.unread + (isNew && !last.isDeleted && !own ? 1 : 0);
      return { ...room, last, unread };
    }),
  );
}

/** Applies a room's unread count. */
export const withUnread = (rooms: Rooms, roomId: number, unread: number): Rooms =>
  changed(rooms, roomId, (room) => ({ ...room, unread }));

export const countUnread = (rooms: Rooms): number => rooms.reduce((sum, { unread }) => sum + unread, 0);

export const hasRoom = (rooms: Rooms, roomId: number): boolean => rooms.some(({ id }) => id === roomId);
