import { Inbox } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PlaceRequestsScreen_requests$key } from "~/__generated__/PlaceRequestsScreen_requests.graphql";
import type { PlaceRequestsScreenQuery } from "~/__generated__/PlaceRequestsScreenQuery.graphql";
import { PlaceRequestActs } from "~/layout/places/PlaceRequestActs";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import type { ListRow } from "~/relay/fragmentData";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { dashboardChanged } from "~/screens/admin/changes";
import { actionsColumn, dateColumn, nameColumn, textColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

const aboutRequests: ListAbout = {
  title: "Place requests",
  subtitle: "Learners who asked for a place in a paid course, longest waiting first.",
  breadcrumbs: [{ label: "Dashboard", to: "/admin/dashboard" }, { label: "Place requests" }],
  caption: "Place requests",
  noun: { one: "request", many: "requests" },
  empty: {
    icon: <Inbox />,
    title: "No open requests",
    text: "A learner asks for a place on the page of a course that has a price.",
  },
};

type Request = ListRow<PlaceRequestsScreen_requests$key>;

const getColumns = (listId: string): Column<Request>[] => [
  nameColumn<Request>("Learner", {
    to: ({ user }) => `/admin/users/${user.databaseId}`,
    name: ({ user }) => user.name,
  }),
  textColumn<Request>({ key: "course", header: "Course" }, ({ course }) => course.title),
  dateColumn<Request>({ key: "requested", header: "Requested" }, ({ createdAt }) => createdAt),
  actionsColumn<Request>((request) => <PlaceRequestActs request={request} listId={listId} />, {
    header: "Action",
    align: "end",
  }),
];

const fragment = graphql`
  fragment PlaceRequestsScreen_requests on QueryPlaceRequestsConnection {
    __id
    ...useListPage_page
    nodes {
      id
      databaseId
      createdAt
      user { databaseId name }
      course { databaseId title }
    }
  }
`;

const query = graphql`
  query PlaceRequestsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    placeRequests(first: $first, after: $after, last: $last, before: $before) {
      ...PlaceRequestsScreen_requests
    }
  }
`;

/** Every open request for a place in a paid course, answered in place. */
export function PlaceRequestsScreen() {
  const { placeRequests } = useLiveQuery<PlaceRequestsScreenQuery>(query, dashboardChanged);
  const page = useFragment<PlaceRequestsScreen_requests$key>(fragment, placeRequests);
  return (
    <ListScreen about={aboutRequests}>
      <ListTable list={plainList} about={aboutRequests} columns={() => getColumns(page.__id)} page={page} />
    </ListScreen>
  );
}

/** Placeholder for the requests while they load. */
export const PlaceRequestsSkeleton = () => (
  <ListScreenSkeleton about={aboutRequests} columns={getColumns("")} rows={5} />
);
