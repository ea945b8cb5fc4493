import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { useSendingMutation } from "~/__generated__/useSendingMutation.graphql";
import { untilReached } from "~/relay/connection";
import { currentEnvironment } from "~/relay/environment";
import { useMutation } from "~/relay/useMutation";
import { type ChatMessage, type Quote, readMessage } from "../messageData";
import { noteMessage } from "../roomsStore";
import { type OutgoingMessage, withFailure, withOutgoing, withoutOutgoing, withWaiting } from "./outbox";
import { changeOutbox, readOutbox } from "./outboxStore";
import type { RoomFeed } from "./RoomFeed";
import { toRoomPreview } from "./roomPreview";

const mutation = graphql`
  mutation useSendingMutation($input: MessageInput!) {
    result: sendMessage(input: $input) {
      __typename
      ... on MessagePayload {
        chatMessage {
          ...messageData_message
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

/** Milliseconds that the success note stays: long enough to see, and gone before the next message. */
const noteTime = 3_000;

// The messages of a room go one after the other, so that they arrive in the order in which they were written.
const queues = new Map<number, Promise<void>>();
/** What has its place in a queue already. */
const queued = new Set<string>();

function inTurn(roomId: number, clientId: string, work: () => Promise<void>): void {
  if (queued.has(clientId)) return;
  queued.add(clientId);
  // What goes wrong with one message is reported, and must not keep the next ones from their turn.
  const turn = (queues.get(roomId) ?? Promise.resolve())
    .then(work)
    .catch((error: unknown) => reportError(error))
    .finally(() => queued.delete(clientId));
  queues.set(roomId, turn);
}

const isOnItsWay = (roomId: number, clientId: string): boolean =>
  readOutbox(roomId).some((message) => message.clientId === clientId && message.failure === null);

/** Sends a message once; false when the server could not be reached and it has to be sent again. */
function useSendOnce(roomId: number, onSent: (message: ChatMessage) => void) {
  const [commit] = useMutation<useSendingMutation>(mutation, { fallback: chatMessages.sendFailed });
  return useCallback(
    async ({ clientId, text, quote }: OutgoingMessage): Promise<boolean> => {
      const input = { clientId, roomId, messageText: text, parentMessageId: quote?.id ?? null };
      const fail = (reason: string) => changeOutbox(roomId, (all) => withFailure(all, clientId, reason));
      let isReached = true;
      const onUnreachable = () => {
        isReached = false;
      };
      try {
        const payload = await commit({ input }, { onFailure: fail, onUnreachable });
        if (!payload) return isReached;
        onSent(readMessage(payload.chatMessage));
      } catch (error) {
        // Sent or not: the same message sent again arrives once.
        fail(chatMessages.sendFailed);
        throw error;
      }
      changeOutbox(roomId, (all) => withoutOutgoing(all, clientId));
      return true;
    },
    [commit, onSent, roomId],
  );
}

/** Sends what has its turn until the server has answered, unless it is discarded meanwhile. */
function useDelivery(roomId: number, onSent: (message: ChatMessage) => void) {
  const environment = useRelayEnvironment();
  const sendOnce = useSendOnce(roomId, onSent);
  return useCallback(
    (message: OutgoingMessage) =>
      inTurn(roomId, message.clientId, async () => {
        // Whoever has signed in meanwhile has nothing to do with it.
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

/** The specified note after a message was sent, for a moment. */
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
 * Ways to send messages to a room. They are on the page at once; without a connection they wait for it, and one that is
 * refused stays there with Retry.
 */
export function useSending(roomId: number, feed: RoomFeed) {
  const { note, show, clear } = useSentNote();
  const onSent = useCallback(
    (message: ChatMessage) => {
      feed.hear(message);
      noteMessage(roomId, toRoomPreview(message));
      show();
    },
    [feed, roomId, show],
  );
  const deliver = useDelivery(roomId, onSent);
  useEffect(() => {
    // What an earlier page left on its way.
    for (const message of readOutbox(roomId)) if (message.failure === null) deliver(message);
  }, [deliver, roomId]);

  const send = useCallback(
    (text: string, quote: Quote | null) => {
      clear();
      const clientId = crypto.randomUUID();
      const createdDate = new Date().toISOString();
      const isWaiting = readOutbox(roomId).some((message) => message.isWaiting);
      const message = { clientId, roomId, text, quote, createdDate, failure: null, isWaiting };
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
