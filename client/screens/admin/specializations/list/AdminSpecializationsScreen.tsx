import { Boxes, Plus, RefreshCw } from "lucide-react";
import { useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { AdminSpecializationListQuery } from "~/__generated__/AdminSpecializationListQuery.graphql";
import listQuery from "~/__generated__/AdminSpecializationListQuery.graphql";
import type {
  AdminSpecializationsScreenAdminSpecializationList_query$data,
  AdminSpecializationsScreenAdminSpecializationList_query$key,
} from "~/__generated__/AdminSpecializationsScreenAdminSpecializationList_query.graphql";
import type { AdminSpecializationsScreenQuery } from "~/__generated__/AdminSpecializationsScreenQuery.graphql";
import { formatCount } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { exportAddress } from "~/lists/exportAddress";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import type { Column } from "~/ui/tableColumns";
import { syncMessages } from "../specializationMessages";

/** The gateway's page size; the following pages load by themselves. */
const pageSize = 100;
const noun = { one: "specialization", many: "specializations" } as const;

type Row =
  AdminSpecializationsScreenAdminSpecializationList_query$data["specializations"]["edges"][number]["node"];

const getAddress = (row: Row) => `/admin/specializations/${row.databaseId}`;

/** The columns of the list, shared with the skeleton. */
export const specializationColumns: readonly Column<Row>[] = [
  {
    key: "name",
    header: "Name",
    rowHeader: true,
    cell: (row) => (
      <Link to={getAddress(row)} className="touch rounded-sm hover:text-brand-ink hover:underline">
        {row.name}
      </Link>
    ),
  },
  {
    key: "track",
    header: "Career track",
    cell: ({ category }) => category || <span className="text-muted">All tracks</span>,
  },
  {
    key: "courses",
    header: "Courses",
    align: "end",
    cell: ({ courseCount }) => formatCount(courseCount),
  },
  {
    key: "updated",
    header: "Last Updated",
    cell: ({ updatedAt }) => <span className="whitespace-nowrap tabular-nums">{formatDate(updatedAt)}</span>,
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    align: "end",
    cell: (row) => (
      <ButtonLink size="sm" to={getAddress(row)}>
        View<span className="sr-only">{row.name}</span>
      </ButtonLink>
    ),
  },
];

/** The specializations with their course counts, and an action that refetches them. */
function AdminSpecializationList({
  query,
}: {
  query: AdminSpecializationsScreenAdminSpecializationList_query$key;
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AdminSpecializationListQuery,
    AdminSpecializationsScreenAdminSpecializationList_query$key
  >(
    graphql`
      fragment AdminSpecializationsScreenAdminSpecializationList_query on Query
      @refetchable(queryName: "AdminSpecializationListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" }) {
        specializations(first: $first, after: $after)
          @connection(key: "AdminSpecializationList_specializations") {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              category
              courseCount
              updatedAt
            }
          }
        }
      }
    `,
    query,
  );
  const { sync, syncing } = useSync<AdminSpecializationListQuery>({
    query: listQuery,
    variables: {},
    texts: syncMessages,
  });
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(pageSize);
  }, [hasNext, isLoadingNext, loadNext]);
  const { totalCount, edges } = data.specializations;
  return (
    <>
      <SpecializationsHeader syncing={syncing} onSync={sync} />
      <DataTable
        caption="Specializations"
        noun={noun}
        columns={specializationColumns}
        rows={edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        total={totalCount}
        exportHref={exportAddress("specializations")}
        empty={<NoSpecializations />}
      />
    </>
  );
}

interface HeaderProps {
  syncing?: boolean;
  onSync?: () => void;
}

/** The head of the list, shared with the skeleton. */
function SpecializationsHeader({ syncing = false, onSync }: HeaderProps) {
  return (
    <PageHeader
      title="Specializations"
      subtitle="Courses grouped by career, in the recommended order"
      actions={
        <>
          <Button title="Reload the list" icon={<RefreshCw />} busy={syncing} onClick={onSync}>
            Sync
          </Button>
          <CreateLink />
        </>
      }
    />
  );
}

const CreateLink = () => (
  <ButtonLink variant="primary" icon={<Plus />} to="/admin/specializations/create">
    Create specialization
  </ButtonLink>
);

function NoSpecializations() {
  return (
    <EmptyState icon={<Boxes />} title="No specializations yet" action={<CreateLink />}>
      A specialization groups courses that lead to a job. Visitors see it once it has a course.
    </EmptyState>
  );
}

/** All specializations, including those without courses. */
export function AdminSpecializationsScreen() {
  useScreenTitle("Specializations");
  const data = useRouteQuery<AdminSpecializationsScreenQuery>(graphql`
    query AdminSpecializationsScreenQuery @preloadable {
      ...AdminSpecializationsScreenAdminSpecializationList_query
    }
  `);
  return <AdminSpecializationList query={data} />;
}

/** Placeholder for the list while it loads. */
export function AdminSpecializationsSkeleton() {
  return (
    <Loading label="Loading the specializations">
      <SpecializationsHeader />
      <DataTable
        caption="Specializations"
        noun={{ one: "specialization", many: "specializations" }}
        columns={specializationColumns}
        rows={[]}
        rowKey={({ id }) => id}
        csvName="specializations.csv"
        loading={6}
      />
    </Loading>
  );
}
