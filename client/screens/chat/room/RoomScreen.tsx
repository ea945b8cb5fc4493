import { graphql } from "react-relay";
import type { RoomScreenQuery } from "~/__generated__/RoomScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSession } from "~/session/sessionStore";
import { RoomView } from "./RoomView";
import { readFeedPage } from "./roomSource";
import { toReader } from "./useRoomLife";

const query = graphql`
  query RoomScreenQuery($roomId: Int, $around: Int) @preloadable {
    room(databaseId: $roomId) {
      id
      databaseId
      kind
      name
      unreadCount
      lastReadMessageId
      isClosed
      partner { avatarUrl }
    }
    roomMessages(roomId: $roomId, around: $around) { ...roomSource_page }
    ...useRoomLife_query @relay(mask: false)
  }
`;

/** A room: header, messages and the message field. */
export function RoomScreen() {
  const { room, roomMessages, roomPresence, roomReaders } = useRouteQuery<RoomScreenQuery>(query);
  const { account } = useSession();
  useScreenTitle(room?.name ?? "Conversation not found");
  if (!room || !roomMessages || !account) return <NoRoom />;
  return (
    <RoomView
      key={`${account.id} ${room.databaseId}`}
      account={account}
      room={room}
      page={readFeedPage(roomMessages)}
      presence={{ count: roomPresence?.onlineCount ?? 0, ids: new Set(roomPresence?.onlineIds) }}
      readers={roomReaders.map(toReader)}
    />
  );
}

function NoRoom() {
  return (
    <div className="p-6">
      <NotFoundState what="Conversation" links={[{ label: "Go to the lobby", to: "/chat" }]}>
        This conversation doesn't exist, or you aren't a member.
      </NotFoundState>
    </div>
  );
}
