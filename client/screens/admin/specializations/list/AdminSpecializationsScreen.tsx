import { Boxes } from "lucide-react";
import { graphql, usePaginationFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AdminSpecializationListQuery } from "~/__generated__/AdminSpecializationListQuery.graphql";
import listQuery from "~/__generated__/AdminSpecializationListQuery.graphql";
import type { AdminSpecializationsScreenAdminSpecializationList_query$key } from "~/__generated__/AdminSpecializationsScreenAdminSpecializationList_query.graphql";
import type { AdminSpecializationsScreenQuery } from "~/__generated__/AdminSpecializationsScreenQuery.graphql";
import { specializationNoun } from "~/formats/nouns";
import { type ListAbout, ListScreen, ListScreenSkeleton, SyncButton } from "~/lists/ListScreen";
import { WholeTable } from "~/lists/WholeTable";
import type { FragmentData } from "~/relay/fragmentData";
import { useAllPages } from "~/relay/useAllPages";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { useSync } from "~/relay/useSync";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, dateColumn, nameColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

/** The toasts after refetching the list. */
const syncMessages = {
  success: "Specializations synced successfully",
  fallback: "Unable to sync specializations",
} as const;

const aboutSpecializations: ListAbout = {
  title: "Specializations",
  subtitle: "Courses grouped by career, in the recommended order",
  caption: "Specializations",
  noun: specializationNoun,
  exports: "specializations",
  create: { label: "Create specialization", to: "/admin/specializations/create" },
  empty: {
    icon: <Boxes />,
    title: "No specializations yet",
    text: "A specialization groups courses that lead to a job. Visitors see it once it has a course.",
  },
};

type Row =
  FragmentData<AdminSpecializationsScreenAdminSpecializationList_query$key>["specializations"]["edges"][number]["node"];

const getAddress = (row: Row) => `/admin/specializations/${row.databaseId}`;

/** The columns of the list, shared with the skeleton. */
export const specializationColumns: readonly Column<Row>[] = [
  nameColumn("Name", { to: getAddress, name: ({ name }) => name }),
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
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt),
  actionsColumn(
    (row) => (
      <ButtonLink size="sm" to={getAddress(row)}>
        View<span className="sr-only">{row.name}</span>
      </ButtonLink>
    ),
    { align: "end" },
  ),
];

/** The specializations with their course counts, and an action that refetches them. */
function AdminSpecializationList({
  query,
}: {
  query: AdminSpecializationsScreenAdminSpecializationList_query$key;
}) {
  const { specializations } = useAllPages(
    usePaginationFragment<
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
            node { id databaseId name category courseCount updatedAt }
          }
        }
      }
    `,
      query,
    ),
  );
  const { sync, syncing } = useSync<AdminSpecializationListQuery>({
    query: listQuery,
    variables: {},
    texts: syncMessages,
  });
  const { totalCount, edges } = specializations;
  return (
    <ListScreen about={aboutSpecializations} actions={<SyncButton syncing={syncing} onSync={sync} />}>
      <WholeTable
        about={aboutSpecializations}
        columns={specializationColumns}
        rows={edges.map(({ node }) => node)}
        total={totalCount}
      />
    </ListScreen>
  );
}

/** All specializations, including those without courses. */
export function AdminSpecializationsScreen() {
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
    <ListScreenSkeleton
      about={aboutSpecializations}
      actions={<SyncButton />}
      columns={specializationColumns}
      rows={6}
    />
  );
}
