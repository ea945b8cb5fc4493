import { NavLink, useLocation } from "react-router-dom";
import { chatMessages } from "#gateway/domains/chat/contract";
import { dayIn } from "#gateway/domains/dayContract";
import { formatDate, formatTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { currentSession } from "~/session/sessionStore";
import { classNames } from "~/ui/classNames";
import { RoomAvatar } from "../RoomAvatar";
import { type RoomEntry, unreadLabel } from "../roomsState";
import { useOnline } from "../roomsStore";

const isToday = (date: string): boolean => dayIn(ownZone(), new Date(date)) === dayIn(ownZone(), new Date());

/** The rooms: the lobby first, then by latest message. */
export function RoomList({ rooms }: { rooms: readonly RoomEntry[] }) {
  return (
    <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto p-2">
      <ul className="grid grid-cols-1 gap-0.5">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomLink room={room} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RoomLink({ room }: { room: RoomEntry }) {
  const { id, kind, name, unread, last, partnerId } = room;
  const online = useOnline();
  const { pathname } = useLocation();
  const isOpen = pathname === `/chat/${id}` || (pathname === "/chat" && kind === "LOBBY");
  return (
    <NavLink
      to={`/chat/${id}`}
      aria-current={isOpen ? "page" : undefined}
      className={classNames(
        "flex items-center gap-3 rounded-lg p-2 -outline-offset-2! hover:bg-hover",
        isOpen && "bg-hover max-lg:bg-transparent",
      )}
    >
      <RoomAvatar room={room} online={partnerId !== null && online.has(partnerId)} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span
            className={classNames(
              "min-w-0 flex-1 truncate text-sm text-ink",
              unread > 0 ? "font-semibold" : "font-medium",
            )}
          >
            {name}
          </span>
          {last && (
            <time dateTime={last.createdDate} className="shrink-0 text-xs text-muted tabular-nums">
              {isToday(last.createdDate)
                ? formatTime(last.createdDate, ownZone())
                : formatDate(last.createdDate, ownZone())}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate text-xs text-muted">{previewText(room)}</span>
          {unread > 0 && <UnreadBadge count={unread} />}
        </span>
      </span>
    </NavLink>
  );
}

function previewText({ last, kind }: RoomEntry): string {
  if (!last) return "No messages yet";
  const text = last.isDeleted ? chatMessages.deleted : last.text;
  if (last.authorId === currentSession().account?.id) return `You: ${text}`;
  return kind === "DIRECT" ? text : `${last.authorName}: ${text}`;
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1.5 text-xs font-semibold text-on-brand tabular-nums">
      {unreadLabel(count)}
      <span className="sr-only"> unread</span>
    </span>
  );
}
