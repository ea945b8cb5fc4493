import { useEffect, useRef, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { useReadingMutation } from "~/__generated__/useReadingMutation.graphql";
import { quietRequest } from "~/relay/network";
import { noteUnread } from "../roomsStore";

const mutation = graphql`
  mutation useReadingMutation($roomId: Int!, $messageId: Int!) {
    result: markRoomRead(roomId: $roomId, messageId: $messageId) {
      ... on RoomPayload @alias(as: "payload") {
        room { id unreadCount lastReadMessageId }
      }
    }
  }
`;

/** The debounce in milliseconds, so that a burst of messages moves the mark once. */
const pause = 400;

/** Whether the page is visible and focused. */
function usePageShown(): boolean {
  const [shown, setShown] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const note = () => setShown(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  }, []);
  return shown;
}

interface RoomReading {
  roomId: number;
  /** The room's last message; null if there is none or it is not loaded. */
  lastId: number | null;
  atEnd: boolean;
  /** The last message that the gateway knows as read. */
  known: number | null;
}

/** Reports how far a room is read: to its last message, once that is visible. */
export function useReading({ roomId, lastId, atEnd, known }: RoomReading): void {
  const environment = useRelayEnvironment();
  const told = useRef(known ?? 0);
  const shown = usePageShown();
  useEffect(() => {
    if (lastId === null || lastId <= told.current || !atEnd || !shown) return;
    const timer = setTimeout(() => {
      told.current = lastId;
      commitMutation<useReadingMutation>(environment, {
        mutation,
        variables: { roomId, messageId: lastId },
        cacheConfig: quietRequest,
        onCompleted({ result: { payload } }) {
          if (payload) noteUnread(roomId, payload.room.unreadCount);
        },
        // The next message, or the next visit, reports it again.
        onError: () => {
          told.current = known ?? 0;
        },
      });
    }, pause);
    return () => clearTimeout(timer);
  }, [environment, roomId, lastId, atEnd, shown, known]);
}
