import { graphql } from "react-relay";
import type { FavouritesScreenQuery } from "~/__generated__/FavouritesScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { FavouritesList } from "./FavouritesList";
import { FoundPane } from "./FoundPane";

const query = graphql`
  query FavouritesScreenQuery @preloadable {
    ...FavouritesList_query
  }
`;

/** The viewer's favourite messages. */
export function FavouritesScreen() {
  useScreenTitle("Favourites");
  return (
    <FoundPane title="Favourites">
      <FavouritesList query={useRouteQuery<FavouritesScreenQuery>(query)} />
    </FoundPane>
  );
}
