import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useLocation, useSearchParams } from "react-router-dom";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { Account } from "~/session/account";
import { useStore } from "~/stores/createStore";
import { showToast } from "~/ui/toasts";
import { toQuote } from "../messageData";
import { noteMessage } from "../roomsStore";
import { isToField } from "../toField";
import { Announcer } from "./Announcer";
import { Composer } from "./Composer";
import { DeleteDialog } from "./DeleteDialog";
import { DropRoom } from "./DropRoom";
import { ForwardDialog } from "./ForwardDialog";
import { MessageList, ToEndButton, ToUnreadButton } from "./MessageList";
import { listPending } from "./outbox";
import { useOutbox } from "./outboxStore";
import { type FeedPage, RoomFeed } from "./RoomFeed";
import { RoomHeader } from "./RoomHeader";
import { type Reader, readNote } from "./readers";
import { toRoomPreview } from "./roomPreview";
import { openRoomSource } from "./roomSource";
import { SkipMessages } from "./SkipMessages";
import { useAttachments } from "./useAttachments";
import { useFavourites } from "./useFavourites";
import { useMessageActions } from "./useMessageActions";
import { useMissed } from "./useMissed";
import { useReading } from "./useReading";
import { type RoomPresence, useRoomLife } from "./useRoomLife";
import { useScrollKeeping } from "./useScrollKeeping";
import { useSending } from "./useSending";

interface Props {
  account: Account;
  room: {
    databaseId: number;
    kind: string;
    name: string;
    unreadCount: number;
    lastReadMessageId: number | null | undefined;
    partner: { avatarUrl: string | null | undefined } | null | undefined;
  };
  page: FeedPage;
  presence: RoomPresence;
  readers: readonly Reader[];
}

/** How long a found message stays highlighted, in milliseconds. */
const litFor = 2_500;

function useFeed(roomId: number, page: FeedPage): RoomFeed {
  const environment = useRelayEnvironment();
  const [feed] = useState(() => new RoomFeed(openRoomSource(environment, roomId), page));
  useEffect(() => feed.close, [feed]);
  return feed;
}

/** An open room. */
export function RoomView({ account, room, page, ...start }: Props) {
  const { databaseId: roomId, name, kind } = room;
  const feed = useFeed(roomId, page);
  const state = useStore(feed.state);
  const { messages, hasOlder, hasNewer } = state.timeline;
  // Without a read mark everything is unread, or nothing is, as in the lobby for a new member.
  const [readUpTo] = useState(room.lastReadMessageId ?? (room.unreadCount > 0 ? 0 : null));
  const life = useRoomLife({ roomId, feed, viewerId: account.id, ...start });
  useFavourites(roomId, feed);
  const outbox = useOutbox(roomId);
  const outgoing = useMemo(
    () => (hasNewer ? [] : listPending(outbox, messages, account.id)),
    [outbox, messages, hasNewer, account.id],
  );
  const { send, retry, discard, note: sentNote } = useSending(roomId, feed);
  const attachments = useAttachments();

  const list = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => [messages, outgoing], [messages, outgoing]);
  const onStart = useCallback(() => void feed.readOlder(), [feed]);
  const onEnd = useCallback(() => void feed.readNewer(), [feed]);
  const { atEnd, note, toEnd, toMessage } = useScrollKeeping(list, { rows, onStart, onEnd });
  const { found, open } = useFinding(feed, toMessage);
  const acting = useMessageActions({ account, feed, open });
  const { actions, answered, setAnswered } = acting;

  // Offered once, until the person has jumped there or read further.
  const [unread, setUnread] = useState(room.unreadCount);
  const first = messages.at(0);
  const isUnreadAbove =
    readUpTo !== null && unread > 0 && first !== undefined && first.id > readUpTo && hasOlder;
  const last = messages.at(-1);
  const isEnd = atEnd && !hasNewer;
  useReading({ roomId, atEnd: isEnd, lastId: last?.id ?? null, known: room.lastReadMessageId ?? null });
  const missed = useMissed({
    lastId: last?.id ?? 0,
    readUpTo: readUpTo ?? 0,
    atEnd: isEnd,
    count: (since) => messages.filter(({ id, authorId }) => id > since && authorId !== account.id).length,
  });
  const showEnd = async () => {
    if (await feed.readLatest()) toEnd();
  };
  const focusField = () => field.current?.querySelector("textarea")?.focus();
  useFieldFocus(focusField);
  // The current version: the message may have been edited or deleted since the reply began.
  const quote = answered && toQuote(messages.find(({ id }) => id === answered.id) ?? answered);
  return (
    <DropRoom attachments={attachments}>
      <RoomHeader
        name={name}
        avatar={room.partner?.avatarUrl ?? null}
        kind={kind}
        onlineCount={life.presence.count}
        typing={life.typing}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        <SkipMessages onPress={focusField} />
        <MessageList
          box={list}
          state={state}
          outgoing={outgoing}
          viewer={account}
          readUpTo={readUpTo}
          readNote={readNote(messages, life.readers, account.id)}
          online={life.presence.ids}
          edited={acting.edited}
          found={found}
          actions={actions}
          onRetry={retry}
          onDiscard={discard}
          onScroll={note}
          onReadAgain={() => void feed.catchUp()}
        />
        {isUnreadAbove && (
          <ToUnreadButton
            count={unread}
            onPress={() => {
              setUnread(0);
              open(readUpTo);
            }}
          />
        )}
        {!isEnd && <ToEndButton count={missed} onPress={() => void showEnd()} />}
      </div>
      <Announcer messages={messages} viewerId={account.id} />
      <Composer
        roomId={roomId}
        box={field}
        quote={quote}
        attachments={attachments}
        onQuoteGone={() => setAnswered(null)}
        onTyping={life.tellTyping}
        note={sentNote}
        onEditLast={() => {
          const own = messages.findLast((message) => message.authorId === account.id && !message.isDeleted);
          if (own) actions.edit(own);
        }}
        onSend={(text) => {
          setAnswered(null);
          send({ text, quote, files: attachments.files });
          attachments.clear();
          void showEnd();
        }}
      />
      <DeleteDialog
        message={acting.removed}
        onDeleted={(message) => {
          feed.apply(message);
          feed.setFavourite(message.id, false);
          noteMessage(roomId, toRoomPreview(message));
        }}
        onClose={() => acting.setRemoved(null)}
      />
      {acting.forwarded && (
        <ForwardDialog
          message={acting.forwarded}
          onSent={(message) => message.roomId === roomId && feed.apply(message)}
          onClose={() => acting.setForwarded(null)}
        />
      )}
      <FieldFocus answered={answered?.id ?? null} edited={acting.edited} focus={focusField} />
    </DropRoom>
  );
}

/** Focuses the message field of a room that was opened to write in. */
function useFieldFocus(focus: () => void): void {
  const { key, state } = useLocation();
  const focusField = useEffectEvent(focus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own.
  useEffect(() => {
    if (isToField(state)) focusField();
  }, [key, state]);
}

interface FieldFocusProps {
  answered: number | null;
  edited: number | null;
  focus: () => void;
}

/** Focuses the message field for a reply, once the menu has returned its focus, and after an edit. */
function FieldFocus({ answered, edited, focus }: FieldFocusProps) {
  const focusField = useEffectEvent(focus);
  const wasEdited = useRef(edited);
  useEffect(() => {
    if (answered !== null) focusField();
  }, [answered]);
  useEffect(() => {
    if (wasEdited.current !== null && edited === null) focusField();
    wasEdited.current = edited;
  }, [edited]);
  return null;
}

/**
 * Goes to a message, or to the first one for 0: loads the room around it if needed, and highlights it briefly.
 * `?message=` does the same.
 */
function useFinding(feed: RoomFeed, toMessage: (id: number) => boolean) {
  const [found, setFound] = useState<number | null>(null);
  const open = useCallback(
    async (id: number) => {
      const target = id === 0 ? await feed.readFirst() : (await feed.readAround(id)) ? id : null;
      if (target === null) return showToast({ tone: "info", message: chatMessages.messageNotFound });
      setFound(target);
    },
    [feed],
  );
  useEffect(() => {
    if (found === null) return;
    toMessage(found);
    const timer = setTimeout(() => setFound(null), litFor);
    return () => clearTimeout(timer);
  }, [found, toMessage]);
  const asked = Number(useSearchParams()[0].get("message")) || null;
  useEffect(() => {
    if (asked !== null) void open(asked);
  }, [asked, open]);
  return { found, open: useCallback((id: number) => void open(id), [open]) };
}
