import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from "relay-runtime";
import { pageSizes } from "#gateway/domains/lists/contract";
import type { useFavouritesLifeQuery } from "~/__generated__/useFavouritesLifeQuery.graphql";
import type { useFavouritesLifeSubscription } from "~/__generated__/useFavouritesLifeSubscription.graphql";
import { changeList } from "~/lists/changeList";
import { quietRequest } from "~/relay/network";
import { useLive } from "~/relay/useLive";

const subscription = graphql`
  subscription useFavouritesLifeSubscription {
    favouriteChanged {
      messageId
      isFavourite
      chatMessage { databaseId ...FoundList_messages }
    }
  }
`;

const query = graphql`
  query useFavouritesLifeQuery($first: Int!) {
    ...FavouritesList_query @arguments(first: $first)
  }
`;

type FavouriteChange = useFavouritesLifeSubscription["response"]["favouriteChanged"];

const getMessageId = (edge: RecordProxy): number =>
  Number(edge.getLinkedRecord("node")?.getValue("databaseId"));

/** Inserts a message in order into the loaded ones; one older than all of them waits for its page. */
function put(store: RecordSourceSelectorProxy, list: RecordProxy, message: RecordProxy): void {
  const id = Number(message.getValue("databaseId"));
  const edges = list.getLinkedRecords("edges") ?? [];
  if (edges.some((edge) => getMessageId(edge) === id)) return;
  const found = edges.findIndex((edge) => getMessageId(edge) < id);
  if (found === -1 && list.getLinkedRecord("pageInfo")?.getValue("hasNextPage")) return;
  const at = found === -1 ? edges.length : found;
  const edge = ConnectionHandler.createEdge(store, list, message, "QueryFavouriteMessagesConnectionEdge");
  changeList(list, "edges", (rows) => rows.toSpliced(at, 0, edge));
}

function takeIn(store: RecordSourceSelectorProxy, { messageId, isFavourite }: FavouriteChange): void {
  const list = ConnectionHandler.getConnection(store.getRoot(), "FavouritesList_favouriteMessages");
  if (!list) return;
  const message = store.getRootField("favouriteChanged")?.getLinkedRecord("chatMessage");
  if (isFavourite && message) {
    put(store, list, message);
    return;
  }
  changeList(list, "edges", (edges) => edges.filter((edge) => getMessageId(edge) !== messageId));
}

/** Keeps the list of favourites in sync with the viewer's other screens. */
export function useFavouritesLife(shown: number): void {
  const environment = useRelayEnvironment();
  useLive<useFavouritesLifeSubscription>(subscription, {
    variables: {},
    updater: (store, response) => response && takeIn(store, response.favouriteChanged),
    onCatchUp() {
      const first = Math.min(Math.max(shown, pageSizes.messages), pageSizes.max);
      const options = { networkCacheConfig: quietRequest };
      // Without live updates the list stays as it was loaded.
      fetchQuery<useFavouritesLifeQuery>(environment, query, { first }, options).subscribe({
        error: () => undefined,
      });
    },
  });
}
