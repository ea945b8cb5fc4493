import { graphql } from "react-relay";
import type { UnreadBadgeSubscription } from "~/__generated__/UnreadBadgeSubscription.graphql";
import { CurrentEnvironment } from "~/relay/CurrentEnvironment";
import { useLive } from "~/relay/useLive";
import { countUnread, unreadLabel } from "../roomsState";
import { noteMessage, notePresence, noteUnread, readRooms, useRooms } from "../roomsStore";

const subscription = graphql`
  subscription UnreadBadgeSubscription {
    chatChanged {
      roomId
      unreadCount
      preview { ...roomsStore_preview @relay(mask: false) }
      cameOnline
      wentOffline
    }
  }
`;

/** The number of unread messages in the header, which is outside the screens and their store. */
export function UnreadBadge() {
  return (
    <CurrentEnvironment>
      <Badge />
    </CurrentEnvironment>
  );
}

/** Subscribes on every screen to everything that the list of rooms shows. */
function Badge() {
  const count = countUnread(useRooms().rooms ?? []);
  useLive<UnreadBadgeSubscription>(subscription, {
    variables: {},
    onCatchUp: () => void readRooms(),
    onEvent({ chatChanged }) {
      const { roomId, unreadCount, preview, cameOnline, wentOffline } = chatChanged;
      if (typeof roomId === "number" && preview) noteMessage(roomId, preview);
      if (typeof roomId === "number" && typeof unreadCount === "number") noteUnread(roomId, unreadCount);
      if (cameOnline.length + wentOffline.length > 0) notePresence(cameOnline, wentOffline);
    },
  });
  if (count === 0) return null;
  return (
    <span className="ml-1.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1.5 text-xs font-semibold text-on-brand tabular-nums">
      {unreadLabel(count)}
      <span className="sr-only"> unread</span>
    </span>
  );
}
