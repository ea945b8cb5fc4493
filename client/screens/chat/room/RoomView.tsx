import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useLocation } from "react-router-dom";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { Account } from "~/session/account";
import { useStore } from "~/stores/createStore";
import { showToast } from "~/ui/toasts";
import { toQuote } from "../messageData";
import { noteMessage } from "../roomsStore";
import { isToField } from "../toField";
import { Announcer } from "./Announcer";
import { ClosedNote } from "./ClosedNote";
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
import { useFinding } from "./useFinding";
import { useMessageActions } from "./useMessageActions";
import { type RoomPresence, useRoomLife } from "./useRoomLife";
import { useScrollKeeping } from "./useScrollKeeping";
import { useSending } from "./useSending";
import { type ReadRoom, useUnread } from "./useUnread";

interface Props {
  account: Account;
  room: ReadRoom & {
    kind: string;
    name: string;
    isClosed: boolean;
    partner: { avatarUrl: string | null | undefined } | null | undefined;
  };
  page: FeedPage;
  presence: RoomPresence;
  readers: readonly Reader[];
}

function useFeed(roomId: number, page: FeedPage): RoomFeed {
  const environment = useRelayEnvironment();
  const [feed] = useState(() => new RoomFeed(openRoomSource(environment, roomId), page));
  useEffect(() => feed.close, [feed]);
  return feed;
}

/** An open room. */
export function RoomView({ account, room, page, ...start }: Props) {
  const { databaseId: roomId, name, kind, isClosed: wasClosed } = room;
  const feed = useFeed(roomId, page);
  const state = useStore(feed.state);
  const { messages, hasNewer } = state.timeline;
  const life = useRoomLife({ roomId, feed, viewerId: account.id, isClosed: wasClosed, ...start });
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
  const acting = useMessageActions({ account, feed, open, mayWrite: !life.isClosed });
  const { actions, repliedTo, setRepliedTo } = acting;

  const { readUpTo, isEnd, unreadAbove, forgetUnread, missed } = useUnread({
    account,
    room,
    atEnd,
    timeline: state.timeline,
  });
  const showEnd = async () => {
    if (await feed.readLatest()) toEnd();
    else showToast({ tone: "danger", message: chatMessages.notLoaded });
  };
  const focusField = () => field.current?.querySelector("textarea")?.focus();
  useFieldFocus(focusField);
  // The current version: the message may have been edited or deleted since the reply began.
  const quote = repliedTo && toQuote(messages.find(({ id }) => id === repliedTo.id) ?? repliedTo);
  return (
    <DropRoom attachments={life.isClosed ? null : attachments}>
      <RoomHeader
        name={name}
        avatar={room.partner?.avatarUrl ?? null}
        kind={kind}
        onlineCount={life.presence.count}
        typing={life.typing}
      />
      <div className="relative flex min-h-0 flex-1 flex-col">
        {!life.isClosed && <SkipMessages onPress={focusField} />}
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
        {readUpTo !== null && unreadAbove > 0 && (
          <ToUnreadButton
            count={unreadAbove}
            onPress={() => {
              forgetUnread();
              open(readUpTo);
            }}
          />
        )}
        {!isEnd && <ToEndButton count={missed} onPress={() => void showEnd()} />}
      </div>
      <Announcer messages={messages} viewerId={account.id} />
      {life.isClosed ? (
        <ClosedNote />
      ) : (
        <Composer
          roomId={roomId}
          box={field}
          quote={quote}
          attachments={attachments}
          onQuoteGone={() => setRepliedTo(null)}
          onTyping={life.tellTyping}
          note={sentNote}
          onEditLast={() => {
            const own = messages.findLast((message) => message.authorId === account.id && !message.isDeleted);
            if (own) actions.edit(own);
          }}
          onSend={(text) => {
            setRepliedTo(null);
            send({ text, quote, files: attachments.files });
            attachments.clear();
            void showEnd();
          }}
        />
      )}
      <ActionDialogs roomId={roomId} feed={feed} acting={acting} />
      <FieldFocus repliedTo={repliedTo?.id ?? null} edited={acting.edited} focus={focusField} />
    </DropRoom>
  );
}

interface ActionDialogsProps {
  roomId: number;
  feed: RoomFeed;
  acting: ReturnType<typeof useMessageActions>;
}

/** The dialogs by which a message is deleted or forwarded. */
function ActionDialogs({ roomId, feed, acting }: ActionDialogsProps) {
  return (
    <>
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
    </>
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
  repliedTo: number | null;
  edited: number | null;
  focus: () => void;
}

/** Focuses the message field for a reply, once the menu has returned its focus, and after an edit. */
function FieldFocus({ repliedTo, edited, focus }: FieldFocusProps) {
  const focusField = useEffectEvent(focus);
  const wasEdited = useRef(edited);
  useEffect(() => {
    if (repliedTo !== null) focusField();
  }, [repliedTo]);
  useEffect(() => {
    if (wasEdited.current !== null && edited === null) focusField();
    wasEdited.current = edited;
  }, [edited]);
  return null;
}
