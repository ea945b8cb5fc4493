import { useState } from "react";
import type { Account } from "~/session/account";
import type { Timeline } from "./timeline";
import { useMissed } from "./useMissed";
import { useReading } from "./useReading";

/** A room, and how far it is read. */
export interface ReadRoom {
  databaseId: number;
  unreadCount: number;
  lastReadMessageId: number | null | undefined;
}

interface Parts {
  account: Account;
  room: ReadRoom;
  atEnd: boolean;
  timeline: Timeline;
}

/** The unread messages above the part in sight, and those that came below it; the part in sight is marked as read. */
export function useUnread({ account, room, atEnd, timeline: { messages, hasOlder, hasNewer } }: Parts) {
  const known = room.lastReadMessageId ?? null;
  // Without a read mark everything is unread, or nothing is, as in the lobby for a new member.
  const [readUpTo] = useState(known ?? (room.unreadCount > 0 ? 0 : null));
  // Offered once, until the person has jumped there or read further.
  const [unread, setUnread] = useState(room.unreadCount);
  const first = messages.at(0);
  const isAbove = readUpTo !== null && first !== undefined && first.id > readUpTo && hasOlder;
  const lastId = messages.at(-1)?.id ?? null;
  const isEnd = atEnd && !hasNewer;
  useReading({ roomId: room.databaseId, atEnd: isEnd, lastId, known });
  const missed = useMissed({
    lastId: lastId ?? 0,
    readUpTo: readUpTo ?? 0,
    atEnd: isEnd,
    count: (since) => messages.filter(({ id, authorId }) => id > since && authorId !== account.id).length,
  });
  return { readUpTo, isEnd, missed, unreadAbove: isAbove ? unread : 0, forgetUnread: () => setUnread(0) };
}
