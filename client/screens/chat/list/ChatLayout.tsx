import { Outlet, useMatch } from "react-router-dom";
import { classNames } from "~/ui/classNames";
import { ErrorState } from "~/ui/ErrorState";
import { readRooms, useRooms } from "../roomsStore";
import { RoomList } from "./RoomList";
import { RoomListSkeleton } from "./RoomListSkeleton";
import { SidePanel } from "./SidePanel";

/** The chat: the rooms at the side and the current screen beside them. A phone shows only one of the two. */
export function ChatLayout() {
  const isAtList = useMatch("/chat") !== null;
  const { rooms, failure } = useRooms();
  return (
    <div className="grid grid-cols-1 h-[calc(100dvh-var(--header-height)-var(--bar-height)-32px)] min-h-96 grid-rows-1 overflow-hidden rounded-xl border border-line bg-surface shadow-rest lg:grid-cols-[320px_minmax(0,1fr)]">
      <aside
        aria-label="Conversations"
        className={classNames(
          "min-h-0 min-w-0 flex-col border-line lg:flex lg:border-r",
          isAtList ? "flex" : "hidden",
        )}
      >
        <SidePanel>
          {rooms && <RoomList rooms={rooms} />}
          {!rooms && !failure && <RoomListSkeleton />}
          {!rooms && failure && (
            <ErrorState title="Couldn't load your conversations" onRetry={() => void readRooms()}>
              {failure.message}
            </ErrorState>
          )}
        </SidePanel>
      </aside>
      <section
        aria-label="Conversation"
        className={classNames("min-h-0 min-w-0 flex-col lg:flex", isAtList ? "hidden" : "flex")}
      >
        <Outlet />
      </section>
    </div>
  );
}
