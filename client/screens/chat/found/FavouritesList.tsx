import { Star } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import type { FavouritesList_query$key } from "~/__generated__/FavouritesList_query.graphql";
import type { FavouritesListQuery } from "~/__generated__/FavouritesListQuery.graphql";
import { ShowMore } from "~/lists/ShowMore";
import { EmptyState } from "~/ui/EmptyState";
import { FoundList } from "./FoundList";
import { useFavouritesLife } from "./useFavouritesLife";

/** The viewer's favourite messages, newest first, in sync with the viewer's other screens. */
export function FavouritesList({ query }: { query: FavouritesList_query$key }) {
  const { data, ...paging } = usePaginationFragment<FavouritesListQuery, FavouritesList_query$key>(
    graphql`
      fragment FavouritesList_query on Query
      @refetchable(queryName: "FavouritesListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        favouriteMessages(first: $first, after: $after)
          @connection(key: "FavouritesList_favouriteMessages") {
          edges {
            node {
              # The list is kept in order by it; see useFavouritesLife.
              databaseId
              ...FoundList_messages
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.favouriteMessages;
  useFavouritesLife(edges.length);
  if (edges.length === 0)
    return (
      <EmptyState icon={<Star />} title="No favourites yet">
        To keep a message here, choose Favourite in its menu. Only you can see this list.
      </EmptyState>
    );
  return (
    <>
      <FoundList messages={edges.map(({ node }) => node)} highlight="" />
      <ShowMore {...paging} end="No more messages." />
    </>
  );
}
