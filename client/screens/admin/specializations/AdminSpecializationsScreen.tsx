import { graphql } from "react-relay";
import type { AdminSpecializationsScreenQuery } from "~/__generated__/AdminSpecializationsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { AdminSpecializationList } from "./AdminSpecializationList";

/** All specializations, those without courses too. */
export function AdminSpecializationsScreen() {
  useScreenTitle("Specializations");
  const data = useRouteQuery<AdminSpecializationsScreenQuery>(graphql`
    query AdminSpecializationsScreenQuery @preloadable {
      ...AdminSpecializationList_query
    }
  `);
  return <AdminSpecializationList query={data} />;
}
