import { graphql } from "react-relay";
import type { AdminCurriculaScreenQuery } from "~/__generated__/AdminCurriculaScreenQuery.graphql";
import { ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { AdminCurriculaTable, aboutCurricula, CurriculaFilters, loadingColumns } from "./AdminCurriculaTable";

const query = graphql`
  query AdminCurriculaScreenQuery(
    $search: String
    $status: PublishStatus
    $sort: CurriculumSort!
    $reversed: Boolean
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    curricula(
      search: $search
      status: $status
      sort: $sort
      reversed: $reversed
      first: $first
      after: $after
      last: $last
      before: $before
    ) {
      ...AdminCurriculaTable_curricula
    }
  }
`;

/** All curricula, including drafts, with their actions. */
export function AdminCurriculaScreen() {
  const { curricula } = useRouteQuery<AdminCurriculaScreenQuery>(query);
  return (
    <ListScreen about={aboutCurricula}>
      <AdminCurriculaTable curricula={curricula} />
    </ListScreen>
  );
}

/** Placeholder for the list of curricula while it loads. */
export function AdminCurriculaSkeleton() {
  return (
    <ListScreenSkeleton
      about={aboutCurricula}
      columns={loadingColumns}
      rows={6}
      toolbar={<CurriculaFilters />}
    />
  );
}
