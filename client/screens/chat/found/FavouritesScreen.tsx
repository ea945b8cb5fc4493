import { Star } from "lucide-react";
import { graphql } from "react-relay";
import type { FavouritesScreenQuery } from "../../../__generated__/FavouritesScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { EmptyState } from "../../../ui/EmptyState";
import { FoundList } from "./FoundList";
import { FoundPane } from "./FoundPane";

const query = graphql`
  query FavouritesScreenQuery @preloadable {
    favouriteMessages(first: 100) {
      nodes {
        ...FoundList_messages
      }
    }
  }
`;

/** The messages that the viewer keeps. */
export function FavouritesScreen() {
  useScreenTitle("Favourites");
  const { nodes } = useRouteQuery<FavouritesScreenQuery>(query).favouriteMessages;
  return (
    <FoundPane title="Favourites">
      {nodes.length === 0 ? (
        <EmptyState icon={<Star />} title="No favourites yet">
          Choose Favourite in the menu of a message to keep it here. Only you see this list.
        </EmptyState>
      ) : (
        <FoundList messages={nodes} words="" />
      )}
    </FoundPane>
  );
}
