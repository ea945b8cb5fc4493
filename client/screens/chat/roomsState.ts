/** The last message of a room. */
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
  unread: number;
  last: RoomPreview | null;
}

type Rooms = readonly RoomEntry[];

/** More than this is shown as such, and not counted. */
export const countedUnread = 99;

/** A count as a badge shows it. */
export const unreadLabel = (count: number): string =>
  count > countedUnread ? `${countedUnread}+` : String(count);

/** The lobby first, then the room where something was said last. */
function inOrder(rooms: Rooms): Rooms {
  const rank = ({ kind }: RoomEntry) => (kind === "LOBBY" ? 0 : 1);
  const newest = ({ last }: RoomEntry) => last?.messageId ?? 0;
  return rooms.toSorted((left, right) => rank(left) - rank(right) || newest(right) - newest(left));
}

const changed = (rooms: Rooms, roomId: number, change: (room: RoomEntry) => RoomEntry): Rooms =>
  rooms.map((room) => (room.id === roomId ? change(room) : room));

/** Takes in a message that was sent, edited or deleted; `viewerId` reads own messages as they are sent. */
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

/** Takes in how much of a room the viewer has left unread. */
export const withUnread = (rooms: Rooms, roomId: number, unread: number): Rooms =>
  changed(rooms, roomId, (room) => ({ ...room, unread }));

export const countUnread = (rooms: Rooms): number => rooms.reduce((sum, { unread }) => sum + unread, 0);

export const hasRoom = (rooms: Rooms, roomId: number): boolean => rooms.some(({ id }) => id === roomId);
