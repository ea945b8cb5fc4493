import { Plus, ScrollText } from "lucide-react";
import { graphql } from "react-relay";
import type { AdminCurriculaScreenQuery } from "~/__generated__/AdminCurriculaScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { AdminCurriculaTable, CurriculaFilters, curriculaNoun, loadingColumns } from "./AdminCurriculaTable";

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
      totalCount
      pageInfo {
        ...listParams_pageInfo @relay(mask: false)
      }
      nodes {
        ...AdminCurriculaTable_curricula
      }
    }
  }
`;

/** All curricula, including drafts, with their actions. */
export function AdminCurriculaScreen() {
  useScreenTitle("Curriculum");
  const { nodes, ...page } = useRouteQuery<AdminCurriculaScreenQuery>(query).curricula;
  return (
    <>
      <CurriculaHeader />
      <AdminCurriculaTable curricula={nodes} page={page} empty={<NoCurricula />} />
    </>
  );
}

/** The head of the list, shared with the skeleton. */
function CurriculaHeader() {
  return <PageHeader title="Curriculum" subtitle="Reusable outlines for courses." actions={<CreateLink />} />;
}

const CreateLink = () => (
  <ButtonLink variant="primary" icon={<Plus />} to="/admin/curriculum/create">
    Create curriculum
  </ButtonLink>
);

function NoCurricula() {
  return (
    <EmptyState icon={<ScrollText />} title="No curricula yet" action={<CreateLink />}>
      A curriculum is an outline of modules and topics. Write it once, then create any number of courses from
      it.
    </EmptyState>
  );
}

/** Placeholder for the list of curricula while it loads. */
export function AdminCurriculaSkeleton() {
  return (
    <Loading label="Loading the curricula">
      <CurriculaHeader />
      <DataTable
        caption="Curricula"
        noun={curriculaNoun}
        columns={loadingColumns}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="curricula.csv"
        toolbar={<CurriculaFilters />}
        loading={6}
      />
    </Loading>
  );
}
