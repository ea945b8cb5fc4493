import { graphql } from "react-relay";
import type { SpecializationsScreenQuery } from "~/__generated__/SpecializationsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { SpecializationList } from "./SpecializationList";

/** The list of specializations, each with its courses. */
export function SpecializationsScreen() {
  useScreenTitle("Specializations");
  const data = useRouteQuery<SpecializationsScreenQuery>(graphql`
    query SpecializationsScreenQuery @preloadable {
      ...SpecializationList_query
    }
  `);
  return <SpecializationList query={data} />;
}
