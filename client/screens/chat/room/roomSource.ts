import { fetchQuery, graphql, readInlineData } from "react-relay";
import type { Environment } from "relay-runtime";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { roomSource_page$key } from "~/__generated__/roomSource_page.graphql";
import type { roomSourceChangesQuery } from "~/__generated__/roomSourceChangesQuery.graphql";
import type { roomSourcePageQuery } from "~/__generated__/roomSourcePageQuery.graphql";
import { quietRequest } from "~/relay/network";
import { readMessage } from "../messageData";
import type { Changes, FeedPage, RoomSource, Stretch } from "./RoomFeed";

const pageFragment = graphql`
  fragment roomSource_page on MessagePage @inline {
    messages { databaseId isFavourite ...messageData_message }
    hasOlder
    hasNewer
    version
  }
`;

const pageQuery = graphql`
  query roomSourcePageQuery($roomId: Int!, $before: Int, $after: Int, $around: Int) {
    roomMessages(roomId: $roomId, before: $before, after: $after, around: $around) { ...roomSource_page }
  }
`;

const changesQuery = graphql`
  query roomSourceChangesQuery($roomId: Int!, $since: Int!) {
    roomChanges(roomId: $roomId, since: $since) {
      messages { ...messageData_message }
      version
      isComplete
    }
  }
`;

/** Reads a page from a response. */
export function readFeedPage(key: roomSource_page$key): FeedPage {
  const { messages, hasOlder, hasNewer, version } = readInlineData(pageFragment, key);
  return {
    messages: messages.map(readMessage),
    favourites: messages.filter(({ isFavourite }) => isFavourite).map(({ databaseId }) => databaseId),
    hasOlder,
    hasNewer,
    version,
  };
}

/** The viewer has left the room, or it was deleted. */
class RoomLost extends Error {
  constructor() {
    super(chatMessages.roomNotFound);
  }
}

const options = { networkCacheConfig: quietRequest };

/** Reads a room from the gateway. */
export function openRoomSource(environment: Environment, roomId: number): RoomSource {
  return {
    async readPage({ before, after, around }: Stretch): Promise<FeedPage> {
      const variables = { roomId, before: before ?? null, after: after ?? null, around: around ?? null };
      const data = await fetchQuery<roomSourcePageQuery>(
        environment,
        pageQuery,
        variables,
        options,
      ).toPromise();
      if (!data?.roomMessages) throw new RoomLost();
      return readFeedPage(data.roomMessages);
    },
    async readChanges(since: number): Promise<Changes> {
      const variables = { roomId, since };
      const data = await fetchQuery<roomSourceChangesQuery>(
        environment,
        changesQuery,
        variables,
        options,
      ).toPromise();
      if (!data?.roomChanges) throw new RoomLost();
      const { messages, version, isComplete } = data.roomChanges;
      return { messages: messages.map(readMessage), version, isComplete };
    },
  };
}
