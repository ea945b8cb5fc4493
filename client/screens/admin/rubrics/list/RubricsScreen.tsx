import { TableProperties } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type { RubricsScreenQuery } from "~/__generated__/RubricsScreenQuery.graphql";
import type { RubricsScreenTable_rubrics$key } from "~/__generated__/RubricsScreenTable_rubrics.graphql";
import { ListFilters } from "~/lists/ListFilters";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ListRow } from "~/relay/fragmentData";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { assignmentsChanged } from "~/screens/admin/changes";
import { rubricsList } from "~/screens/admin/stateLists";
import { dateColumn, nameColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

const aboutRubrics: ListAbout = {
  title: "Rubrics",
  subtitle: "Criteria and levels by which submissions are marked.",
  breadcrumbs: [{ label: "Assignments", to: "/admin/assignments" }, { label: "Rubrics" }],
  caption: "Rubrics",
  noun: { one: "rubric", many: "rubrics" },
  create: { label: "Create rubric", to: "/admin/rubrics/create" },
  empty: {
    icon: <TableProperties />,
    title: "No rubrics yet",
    text: "A rubric lists the criteria and the points for each level. Learners see it with their assignment.",
  },
};

type Row = ListRow<RubricsScreenTable_rubrics$key>;

const columns: Column<Row>[] = [
  nameColumn<Row>("Name", {
    to: ({ databaseId }) => `/admin/rubrics/${databaseId}/edit`,
    name: ({ name }) => name,
  }),
  { key: "criteria", header: "Criteria", align: "end", cell: ({ criteria }) => formatCount(criteria.length) },
  { key: "points", header: "Points", align: "end", cell: ({ points }) => formatCount(points) },
  {
    key: "assignments",
    header: "Assignments",
    align: "end",
    cell: ({ assignmentCount }) => formatCount(assignmentCount),
  },
  dateColumn<Row>({ key: "updated", header: "Last changed" }, ({ updatedAt }) => updatedAt),
];

const fragment = graphql`
  fragment RubricsScreenTable_rubrics on QueryRubricsConnection {
    ...useListPage_page
    nodes {
      id
      databaseId
      name
      points
      assignmentCount
      updatedAt
      criteria { key }
    }
  }
`;

function RubricTable({ rubrics }: { rubrics: RubricsScreenTable_rubrics$key }) {
  const page = useFragment(fragment, rubrics);
  return (
    <ListTable
      list={rubricsList}
      about={aboutRubrics}
      advice="Try another name."
      columns={() => columns}
      page={page}
      toolbar={<Search />}
    />
  );
}

const Search = () => <ListFilters list={rubricsList} search="Search rubrics" />;

const query = graphql`
  query RubricsScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String)
  @preloadable {
    rubrics(search: $search, first: $first, after: $after, last: $last, before: $before) {
      ...RubricsScreenTable_rubrics
    }
  }
`;

/** The organization's rubrics. */
export function RubricsScreen() {
  const { rubrics } = useLiveQuery<RubricsScreenQuery>(query, assignmentsChanged);
  return (
    <ListScreen about={aboutRubrics}>
      <RubricTable rubrics={rubrics} />
    </ListScreen>
  );
}

/** Placeholder for the list while it loads. */
export function RubricsSkeleton() {
  return <ListScreenSkeleton about={aboutRubrics} columns={columns} rows={5} toolbar={<Search />} />;
}
