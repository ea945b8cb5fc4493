import { ArrowDown, ArrowUp, LoaderCircle, MessageSquare } from "lucide-react";
import { type ReactNode, type RefObject, useMemo } from "react";
import { formatQuantity } from "~/formats/counts";
import type { Account } from "~/session/account";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { unreadLabel } from "../roomsState";
import { MessageRow } from "./MessageRow";
import type { MessageActions } from "./messageActions";
import { OutgoingRow } from "./OutgoingRow";
import type { OutgoingMessage } from "./outbox";
import type { FeedState } from "./RoomFeed";
import { DayLine, NewLine } from "./RowLines";
import { buildRows } from "./rows";

interface Props {
  box: RefObject<HTMLElement | null>;
  state: FeedState;
  outgoing: readonly OutgoingMessage[];
  viewer: Pick<Account, "id" | "name" | "avatarUrl">;
  readUpTo: number | null;
  readNote: { messageId: number; text: string } | null;
  online: ReadonlySet<number>;
  edited: number | null;
  found: number | null;
  actions: MessageActions;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (message: OutgoingMessage) => void;
  onScroll: () => void;
  onReadAgain: () => void;
}

/** A room's messages, at most 200 on the page, and those being sent. */
export function MessageList(props: Props) {
  const { box, state, outgoing, viewer, readUpTo, readNote, online, edited, found, actions } = props;
  const { messages, hasOlder } = state.timeline;
  const viewerId = viewer.id;
  const rows = useMemo(
    () => buildRows({ messages, outgoing, viewerId, readUpTo }),
    [messages, outgoing, viewerId, readUpTo],
  );
  return (
    <section
      ref={box}
      // A list that scrolls must be reachable by keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it once it has the focus.
      tabIndex={0}
      aria-label="Messages"
      onScroll={props.onScroll}
      className="min-h-0 flex-1 overflow-y-auto -outline-offset-2! [overflow-anchor:none]"
    >
      {!hasOlder && rows.length > 0 && (
        <p className="px-4 pt-6 pb-2 text-center text-xs text-muted">
          This is the start of your conversation.
        </p>
      )}
      {state.loading === "older" && <Reading />}
      {rows.length === 0 && (
        <EmptyState icon={<MessageSquare />} title="No messages yet">
          Say hello.
        </EmptyState>
      )}
      <ol className="grid py-2">
        {rows.map((row) => {
          if (row.kind === "day") return <DayLine key={row.key} date={row.date} />;
          if (row.kind === "new") return <NewLine key={row.key} />;
          if (row.kind === "outgoing")
            return (
              <OutgoingRow
                key={row.key}
                message={row.message}
                author={viewer}
                onRetry={props.onRetry}
                onDiscard={props.onDiscard}
              />
            );
          const { message } = row;
          return (
            <MessageRow
              key={row.key}
              message={message}
              isFavourite={state.favourites.has(message.id)}
              isOnline={online.has(message.authorId)}
              isEdited={edited === message.id}
              isFound={found === message.id}
              readBy={readNote?.messageId === message.id ? readNote.text : null}
              actions={actions}
            />
          );
        })}
      </ol>
      {state.loading === "newer" && <Reading />}
      {state.failure && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-center gap-3 p-3 text-sm text-danger-ink"
        >
          {state.failure.message}
          <Button size="sm" onClick={props.onReadAgain}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}

const Reading = (): ReactNode => (
  <p className="flex items-center justify-center gap-2 p-3 text-xs text-muted">
    <LoaderCircle aria-hidden className="size-4 animate-spin" /> Loading messages…
  </p>
);

/** Jumps to the first unread message, if it precedes the messages loaded first. */
export function ToUnreadButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
      <Button size="sm" icon={<ArrowUp />} className="pointer-events-auto" onClick={onPress}>
        Go to the first of {unreadLabel(count)} unread
      </Button>
    </div>
  );
}

const newMessageNoun = { one: "new message", many: "new messages" };

/** Jumps to the end of the room and shows the number of new messages there. */
export function ToEndButton({ count, onPress }: { count: number; onPress: () => void }) {
  const label = count === 0 ? "Jump to latest" : formatQuantity(count, newMessageNoun);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        size="sm"
        variant="primary"
        icon={<ArrowDown />}
        className="pointer-events-auto"
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  );
}
