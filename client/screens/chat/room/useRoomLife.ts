import { useCallback, useEffect, useRef, useState } from "react";
import { commitMutation, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { typingTimes } from "#gateway/domains/chat/contract";
import type { useRoomLifeQuery } from "~/__generated__/useRoomLifeQuery.graphql";
import type { useRoomLifeSubscription } from "~/__generated__/useRoomLifeSubscription.graphql";
import type { useRoomLifeTypingMutation } from "~/__generated__/useRoomLifeTypingMutation.graphql";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";
import { readMessage } from "../messageData";
import type { RoomFeed } from "./RoomFeed";
import { type Reader, toReaders, withReader } from "./readers";

// Independent of the viewer, so that the gateway executes each event once for all subscribers.
const subscription = graphql`
  subscription useRoomLifeSubscription($roomId: Int!) {
    roomEvents(roomId: $roomId) {
      __typename
      ... on MessageChange {
        chatMessage { ...messageData_message }
      }
      ... on RoomReader {
        messageId
        person { databaseId name }
      }
      ... on Typing {
        person { databaseId name }
      }
      ... on RoomPresence { onlineCount onlineIds }
      ... on RoomState { isClosed }
    }
  }
`;

/** The people in a room, whether one can write to them, and how far they have read. */
graphql`
  fragment useRoomLife_query on Query {
    room(databaseId: $roomId) { id isClosed }
    roomPresence(roomId: $roomId) { onlineCount onlineIds }
    roomReaders(roomId: $roomId) {
      messageId
      person { databaseId name }
    }
  }
`;

const query = graphql`
  query useRoomLifeQuery($roomId: Int!) {
    ...useRoomLife_query @relay(mask: false)
  }
`;

const typingMutation = graphql`
  mutation useRoomLifeTypingMutation($roomId: Int!) {
    result: tellTyping(roomId: $roomId) { __typename }
  }
`;

interface ReadReceipt {
  messageId: number;
  person: { databaseId: number; name: string };
}

/** Reads a person's read mark from a response. */
export const toReader = ({ messageId, person }: ReadReceipt): Reader => ({
  id: person.databaseId,
  name: person.name,
  messageId,
});

/** The people online. */
export interface RoomPresence {
  count: number;
  ids: ReadonlySet<number>;
}

interface Life {
  roomId: number;
  feed: RoomFeed;
  viewerId: number;
  presence: RoomPresence;
  readers: readonly Reader[];
  isClosed: boolean;
}

/** A room's live state besides messages, which the feed handles: presence, typing, read marks, and whether one can write. */
export function useRoomLife({ roomId, feed, viewerId, ...start }: Life) {
  const environment = useRelayEnvironment();
  const [presence, setPresence] = useState(start.presence);
  const [readers, setReaders] = useState(() => toReaders(start.readers));
  const [isClosed, setClosed] = useState(start.isClosed);
  const { names, note: noteTyping, forget } = useTyping();

  const catchUp = useCallback(async () => {
    const asked = fetchQuery<useRoomLifeQuery>(
      environment,
      query,
      { roomId },
      { networkCacheConfig: quietRequest },
    );
    // Works without live updates; the feed reports when the room cannot be read.
    const [data] = await Promise.all([asked.toPromise().catch(() => undefined), feed.catchUp()]);
    if (!data) return;
    const { room, roomPresence, roomReaders } = data;
    if (room) setClosed(room.isClosed);
    if (roomPresence) setPresence({ count: roomPresence.onlineCount, ids: new Set(roomPresence.onlineIds) });
    setReaders((known) => roomReaders.map(toReader).reduce(withReader, known));
  }, [environment, feed, roomId]);

  useLive<useRoomLifeSubscription>(subscription, {
    variables: { roomId },
    onCatchUp: () => void catchUp(),
    onEvent({ roomEvents: event }) {
      if (event.__typename === "MessageChange") {
        const message = readMessage(event.chatMessage);
        feed.apply(message);
        forget(message.authorId);
        setReaders((known) =>
          withReader(known, { id: message.authorId, name: message.authorName, messageId: message.id }),
        );
      } else if (event.__typename === "RoomReader") {
        setReaders((known) => withReader(known, toReader(event)));
      } else if (event.__typename === "Typing") {
        if (event.person.databaseId !== viewerId) noteTyping(event.person.databaseId, event.person.name);
      } else if (event.__typename === "RoomPresence") {
        setPresence({ count: event.onlineCount, ids: new Set(event.onlineIds) });
      } else if (event.__typename === "RoomState") {
        setClosed(event.isClosed);
      }
    },
  });
  return { presence, readers, isClosed, typing: names, tellTyping: useTellTyping(roomId) };
}

/** The people who are typing: a name expires after a while without a new event. */
function useTyping() {
  const [typing, setTyping] = useState<ReadonlyMap<number, string>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const forget = useCallback((id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setTyping((known) => (known.has(id) ? new Map([...known].filter(([value]) => value !== id)) : known));
  }, []);
  const note = useCallback(
    (id: number, name: string) => {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => forget(id), typingTimes.shown),
      );
      setTyping((known) => (known.has(id) ? known : new Map(known).set(id, name)));
    },
    [forget],
  );
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return { names: [...typing.values()], note, forget };
}

/** Tells the room now and then that the viewer is typing. */
function useTellTyping(roomId: number): () => void {
  const environment = useRelayEnvironment();
  const told = useRef(0);
  return useCallback(() => {
    const now = Date.now();
    if (now - told.current < typingTimes.told) return;
    told.current = now;
    commitMutation<useRoomLifeTypingMutation>(environment, {
      mutation: typingMutation,
      variables: { roomId },
      cacheConfig: quietRequest,
    });
  }, [environment, roomId]);
}
