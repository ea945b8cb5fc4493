import { useCallback } from "react";
import { graphql } from "react-relay";
import { chatMessages } from "../../../../gateway/domains/chat/contract";
import type { useSendingMutation } from "../../../__generated__/useSendingMutation.graphql";
import { useMutation } from "../../../relay/useMutation";
import { showToast } from "../../../ui/toasts";
import { messageOf, type Quote } from "../messageData";
import { noteMessage } from "../roomsStore";
import { type OutgoingMessage, withFailure, withOutgoing, withoutOutgoing } from "./outbox";
import { changeOutbox } from "./outboxStore";
import { previewOf } from "./previewOf";
import type { RoomFeed } from "./RoomFeed";

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

function inTurn(roomId: number, work: () => Promise<void>): void {
  // What goes wrong with one message is reported, and must not keep the next ones from their turn.
  const turn = (queues.get(roomId) ?? Promise.resolve())
    .then(work)
    .catch((error: unknown) => reportError(error));
  queues.set(roomId, turn);
}

/** Ways to send messages to a room: they are on the page at once, and stay there with Retry when they do not arrive. */
export function useSending(roomId: number, feed: RoomFeed) {
  const [commit] = useMutation<useSendingMutation>(mutation, { fallback: chatMessages.sendFailed });

  const deliver = useCallback(
    ({ clientId, text, quote }: OutgoingMessage) =>
      inTurn(roomId, async () => {
        const input = { clientId, roomId, messageText: text, parentMessageId: quote?.id ?? null };
        const fail = (reason: string) => changeOutbox(roomId, (all) => withFailure(all, clientId, reason));
        try {
          const payload = await commit({ input }, { onFailure: fail });
          if (!payload) return;
          const message = messageOf(payload.chatMessage);
          feed.hear(message);
          noteMessage(roomId, previewOf(message));
        } catch (error) {
          // Sent or not: the same message sent again arrives once.
          fail(chatMessages.sendFailed);
          throw error;
        }
        changeOutbox(roomId, (all) => withoutOutgoing(all, clientId));
        showToast({ tone: "success", message: chatMessages.sent, duration: noteTime });
      }),
    [commit, feed, roomId],
  );

  const send = useCallback(
    (text: string, quote: Quote | null) => {
      const clientId = crypto.randomUUID();
      const createdDate = new Date().toISOString();
      const message = { clientId, roomId, text, quote, createdDate, failure: null };
      changeOutbox(roomId, (all) => withOutgoing(all, message));
      deliver(message);
    },
    [deliver, roomId],
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
  return { send, retry, discard };
}
