import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFavouritesQuery } from "~/__generated__/useFavouritesQuery.graphql";
import type { useFavouritesSubscription } from "~/__generated__/useFavouritesSubscription.graphql";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";
import type { RoomFeed } from "./RoomFeed";

const subscription = graphql`
  subscription useFavouritesSubscription {
    favouriteChanged { messageId isFavourite }
  }
`;

const query = graphql`
  query useFavouritesQuery($roomId: Int!, $from: Int!, $to: Int!) {
    roomFavourites(roomId: $roomId, from: $from, to: $to)
  }
`;

/** Keeps an open room's favourites in sync with the viewer's other screens. */
export function useFavourites(roomId: number, feed: RoomFeed): void {
  const environment = useRelayEnvironment();
  useLive<useFavouritesSubscription>(subscription, {
    variables: {},
    onEvent: ({ favouriteChanged: { messageId, isFavourite } }) => feed.setFavourite(messageId, isFavourite),
    onCatchUp() {
      const { messages } = feed.state.read().timeline;
      const [from, to] = [messages.at(0)?.id, messages.at(-1)?.id];
      if (from === undefined || to === undefined) return;
      const options = { networkCacheConfig: quietRequest };
      const asked = fetchQuery<useFavouritesQuery>(environment, query, { roomId, from, to }, options);
      asked.subscribe({
        next: ({ roomFavourites }) => feed.setFavourites({ from, to }, roomFavourites),
        // Works without live updates; the feed reports when the room cannot be read.
        error: () => undefined,
      });
    },
  });
}
