import { nanoid } from "nanoid";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { chatMessages } from "#gateway/domains/chat/contract";
import { sendMessage } from "~/commands/chatCommands";
import { untilReached } from "~/relay/connection";
import { currentEnvironment } from "~/relay/environment";
import { useMutation } from "~/relay/useMutation";
import { type ChatMessage, readSentMessage } from "../messageData";
import { noteMessage } from "../roomsStore";
import { type OutgoingMessage, withFailure, withOutgoing, withoutOutgoing, withWaiting } from "./outbox";
import { changeOutbox, readOutbox } from "./outboxStore";
import type { RoomFeed } from "./RoomFeed";
import { toRoomPreview } from "./roomPreview";

/** Milliseconds that the success toast stays: long enough to see, and gone before the next message. */
const noteTime = 3_000;

// A room's messages are sent one after another, so that they arrive in the order of writing.
const queues = new Map<number, Promise<void>>();
/** The messages that are already queued. */
const queued = new Set<string>();

function inTurn(roomId: number, clientId: string, work: () => Promise<void>): void {
  if (queued.has(clientId)) return;
  queued.add(clientId);
  // A failed message is reported and must not block the next ones.
  const turn = (queues.get(roomId) ?? Promise.resolve())
    .then(work)
    .catch((error: unknown) => reportError(error))
    .finally(() => queued.delete(clientId));
  queues.set(roomId, turn);
}

/** The content of a message. */
type MessageContent = Pick<OutgoingMessage, "text" | "quote" | "files">;

const isOnItsWay = (roomId: number, clientId: string): boolean =>
  readOutbox(roomId).some((message) => message.clientId === clientId && message.failure === null);

/** Sends a message once; false if the server could not be reached and it must be sent again. */
function useSendOnce(roomId: number, onSent: (message: ChatMessage) => void) {
  const [commit] = useMutation(sendMessage);
  return useCallback(
    async ({ clientId, text, quote, files }: OutgoingMessage): Promise<boolean> => {
      const fileIds = files.map(({ id }) => id);
      const parentMessageId = quote?.id ?? null;
      const input = { clientId, roomId, messageText: text, parentMessageId, fileIds };
      const fail = (reason: string) => changeOutbox(roomId, (all) => withFailure(all, clientId, reason));
      let isReached = true;
      const onUnreachable = () => {
        isReached = false;
      };
      try {
        const payload = await commit({ input }, { onFailure: fail, onUnreachable });
        if (!payload) return isReached;
        onSent(readSentMessage(payload));
      } catch (error) {
        // Whether sent or not: sending the same message again delivers it once.
        fail(chatMessages.send.fallback);
        throw error;
      }
      changeOutbox(roomId, (all) => withoutOutgoing(all, clientId));
      return true;
    },
    [commit, onSent, roomId],
  );
}

/** Sends a message until the server responds, unless it is discarded. */
function useDelivery(roomId: number, onSent: (message: ChatMessage) => void) {
  const environment = useRelayEnvironment();
  const sendOnce = useSendOnce(roomId, onSent);
  return useCallback(
    (message: OutgoingMessage) =>
      inTurn(roomId, message.clientId, async () => {
        // Another account has signed in: the message is not theirs.
        const isWanted = () => environment === currentEnvironment() && isOnItsWay(roomId, message.clientId);
        for (let failures = 0; isWanted(); failures += 1) {
          if (await sendOnce(message)) return;
          changeOutbox(roomId, withWaiting);
          await untilReached(failures);
        }
      }),
    [environment, roomId, sendOnce],
  );
}

/** The specified success toast after sending a message. */
function useSentNote() {
  const [note, setNote] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(() => {
    setNote(chatMessages.sent);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setNote(""), noteTime);
  }, []);
  const clear = useCallback(() => setNote(""), []);
  return { note, show, clear };
}

/**
 * Sends messages to a room. They appear at once; without a connection they wait for it, and a refused one stays with
 * Retry.
 */
export function useSending(roomId: number, feed: RoomFeed) {
  const { note, show, clear } = useSentNote();
  const onSent = useCallback(
    (message: ChatMessage) => {
      feed.apply(message);
      noteMessage(roomId, toRoomPreview(message));
      show();
    },
    [feed, roomId, show],
  );
  const deliver = useDelivery(roomId, onSent);
  useEffect(() => {
    // The messages that an earlier page left unsent.
    for (const message of readOutbox(roomId)) if (message.failure === null) deliver(message);
  }, [deliver, roomId]);

  const send = useCallback(
    ({ text, quote, files }: MessageContent) => {
      clear();
      const clientId = nanoid();
      const createdDate = new Date().toISOString();
      const isWaiting = readOutbox(roomId).some((message) => message.isWaiting);
      const message = { clientId, roomId, text, quote, files, createdDate, failure: null, isWaiting };
      changeOutbox(roomId, (all) => withOutgoing(all, message));
      deliver(message);
    },
    [clear, deliver, roomId],
  );

  const retry = useCallback(
    (message: OutgoingMessage) => {
      changeOutbox(roomId, (all) => withFailure(all, message.clientId, null));
      deliver(message);
    },
    [deliver, roomId],
  );

  const discard = useCallback(
    ({ clientId }: OutgoingMessage) => changeOutbox(roomId, (all) => withoutOutgoing(all, clientId)),
    [roomId],
  );
  return { send, retry, discard, note };
}
