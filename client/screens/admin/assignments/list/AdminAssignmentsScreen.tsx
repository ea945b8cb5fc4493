import { NotebookPen, TableProperties } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { assignmentKindLabels } from "#gateway/domains/assignments/contract";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AdminAssignmentsScreenQuery } from "~/__generated__/AdminAssignmentsScreenQuery.graphql";
import type { AdminAssignmentsScreenTable_assignments$key } from "~/__generated__/AdminAssignmentsScreenTable_assignments.graphql";
import { FigureLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import type { ListAbout } from "~/lists/ListScreen";
import type { ListRow } from "~/relay/fragmentData";
import { CourseWorkSkeleton, CourseWorkTable, kindColumn } from "~/screens/admin/CourseWorkTable";
import { assignmentsChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { assignmentsList } from "~/screens/admin/stateLists";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { nameColumn, textColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

const list = assignmentsList.path;

const aboutAssignments: ListAbout = {
  title: "Assignments",
  subtitle: "Assignments and projects of every course that you manage.",
  caption: "Assignments and projects",
  noun: { one: "assignment", many: "assignments" },
  create: { label: "Create assignment", to: `${list}/create` },
  empty: {
    icon: <NotebookPen />,
    title: "No assignments yet",
    text: "Write what learners hand in, then give it to a batch with its dates.",
  },
};

const rubrics = (
  <ButtonLink to="/admin/rubrics" icon={<TableProperties />}>
    Rubrics
  </ButtonLink>
);

type Row = ListRow<AdminAssignmentsScreenTable_assignments$key>;

const columns: Column<Row>[] = [
  nameColumn<Row>("Title", {
    to: ({ databaseId }) => `${list}/${databaseId}/edit`,
    name: ({ title }) => title,
  }),
  textColumn<Row>({ key: "course", header: "Course" }, ({ course }) => course.title),
  kindColumn<Row>(assignmentKindLabels),
  { key: "points", header: "Points", align: "end", cell: ({ points }) => formatCount(points) },
  textColumn<Row>({ key: "given", header: "Given to" }, ({ given }) =>
    given.map(({ batch }) => batch?.name ?? "Everyone enrolled").join(", "),
  ),
  {
    key: "handedIn",
    header: "Handed in",
    align: "end",
    cell: ({ submissionCount }) => formatCount(submissionCount),
  },
  {
    key: "waiting",
    header: "To mark",
    align: "end",
    cell: ({ databaseId, title, waitingCount }) => (
      <FigureLink
        count={waitingCount}
        to={figureAddresses.unmarkedOf(databaseId)}
        rows={`to mark of ${title}`}
      >
        {waitingCount > 0 ? <Badge tone="warning">{formatCount(waitingCount)}</Badge> : formatCount(0)}
      </FigureLink>
    ),
  },
];

const screen = {
  about: aboutAssignments,
  list: assignmentsList,
  kinds: assignmentKindLabels,
  actions: rubrics,
  columns,
};

interface TableProps {
  assignments: AdminAssignmentsScreenTable_assignments$key;
  course: AdminAssignmentsScreenQuery["response"]["course"];
}

const fragment = graphql`
  fragment AdminAssignmentsScreenTable_assignments on QueryAssignmentsConnection {
    ...useListPage_page
    nodes {
      id
      databaseId
      title
      kind
      points
      course { title }
      submissionCount
      waitingCount
      given { batch { name } }
    }
  }
`;

/** A page of assignments. */
function AssignmentTable({ assignments, course }: TableProps) {
  const page = useFragment(fragment, assignments);
  return <CourseWorkTable {...screen} page={page} course={course} />;
}

const query = graphql`
  query AdminAssignmentsScreenQuery(
    $search: String, $stage: AssignmentStage, $kind: AssignmentKind, $courseId: Int
    $chosenCourse: Int!
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    course(databaseId: $chosenCourse) { databaseId code title }
    ALL: assignments(first: 1) { totalCount }
    NOT_GIVEN: assignments(first: 1, stage: NOT_GIVEN) { totalCount }
    GIVEN: assignments(first: 1, stage: GIVEN) { totalCount }
    WAITING: assignments(first: 1, stage: WAITING) { totalCount }
    assignments(
      search: $search, stage: $stage, kind: $kind, courseId: $courseId
      first: $first, after: $after, last: $last, before: $before
    ) { ...AdminAssignmentsScreenTable_assignments }
  }
`;

/** The assignments and projects of all courses that one manages. */
export const AdminAssignmentsScreen = countedScreen(query, assignmentsChanged, screen, AssignmentTable);

/** Placeholder for the list while it loads. */
export const AdminAssignmentsSkeleton = () => <CourseWorkSkeleton {...screen} />;
