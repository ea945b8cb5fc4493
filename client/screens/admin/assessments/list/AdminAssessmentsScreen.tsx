import { ClipboardList } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { assessmentKindLabels } from "#gateway/domains/assessments/contract";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AdminAssessmentsScreenQuery } from "~/__generated__/AdminAssessmentsScreenQuery.graphql";
import type { AdminAssessmentsScreenTable_assessments$key } from "~/__generated__/AdminAssessmentsScreenTable_assessments.graphql";
import { formatDuration } from "~/formats/durations";
import { formatMoment } from "~/formats/moments";
import type { ListAbout } from "~/lists/ListScreen";
import type { ListRow } from "~/relay/fragmentData";
import { CourseWorkSkeleton, CourseWorkTable, kindColumn } from "~/screens/admin/CourseWorkTable";
import { assessmentsChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { AssessmentStateBadge } from "~/screens/admin/stateBadges";
import { assessmentsList } from "~/screens/admin/stateLists";
import { nameColumn, textColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";

/** The list of assessments. */
const aboutAssessments: ListAbout = {
  title: "Assessments",
  subtitle: "Exams and practice of every course.",
  caption: "Assessments",
  noun: { one: "assessment", many: "assessments" },
  create: { label: "Create assessment", to: "/admin/assessments/create" },
  empty: {
    icon: <ClipboardList />,
    title: "No assessments yet",
    text: "A course with questions has a practice by itself. Create an exam from the same questions.",
  },
};

type AssessmentRow = ListRow<AdminAssessmentsScreenTable_assessments$key>;

const columns: Column<AssessmentRow>[] = [
  nameColumn<AssessmentRow>("Title", {
    to: ({ databaseId }) => `${assessmentsList.path}/${databaseId}/edit`,
    name: ({ title }) => title,
  }),
  textColumn<AssessmentRow>({ key: "course", header: "Course" }, ({ courseTitle }) => courseTitle),
  kindColumn<AssessmentRow>(assessmentKindLabels),
  { key: "state", header: "State", cell: ({ state }) => <AssessmentStateBadge state={state} /> },
  {
    key: "questions",
    header: "Questions",
    align: "end",
    cell: ({ questionCount }) => formatCount(questionCount),
  },
  {
    key: "duration",
    header: "Time",
    align: "end",
    cell: ({ duration }) => (
      <span className="whitespace-nowrap">{duration === null ? "No limit" : formatDuration(duration)}</span>
    ),
  },
  {
    key: "opens",
    header: "Opens",
    cell: ({ opensAt }) => (
      <span className="whitespace-nowrap">{opensAt ? formatMoment(opensAt) : "At once"}</span>
    ),
  },
  {
    key: "attempts",
    header: "Attempts",
    align: "end",
    cell: ({ attemptCount }) => formatCount(attemptCount),
  },
];

const screen = { about: aboutAssessments, list: assessmentsList, kinds: assessmentKindLabels, columns };

interface TableProps {
  assessments: AdminAssessmentsScreenTable_assessments$key;
  course: AdminAssessmentsScreenQuery["response"]["course"];
}

const fragment = graphql`
  fragment AdminAssessmentsScreenTable_assessments on QueryAssessmentsConnection {
    ...useListPage_page
    nodes { id databaseId title courseTitle kind state questionCount duration opensAt attemptCount }
  }
`;

/** A page of assessments. */
function AssessmentTable({ assessments, course }: TableProps) {
  const page = useFragment(fragment, assessments);
  return <CourseWorkTable {...screen} page={page} course={course} />;
}

const query = graphql`
  query AdminAssessmentsScreenQuery(
    $search: String, $state: AssessmentState, $kind: AssessmentKind, $courseId: Int
    $chosenCourse: Int!
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    course(databaseId: $chosenCourse) { databaseId code title }
    ALL: assessments(first: 1) { totalCount }
    DRAFT: assessments(first: 1, state: DRAFT) { totalCount }
    PUBLISHED: assessments(first: 1, state: PUBLISHED) { totalCount }
    ARCHIVED: assessments(first: 1, state: ARCHIVED) { totalCount }
    assessments(
      search: $search, state: $state, kind: $kind, courseId: $courseId
      first: $first, after: $after, last: $last, before: $before
    ) { ...AdminAssessmentsScreenTable_assessments }
  }
`;

/** The assessments of all courses. */
export const AdminAssessmentsScreen = countedScreen(query, assessmentsChanged, screen, AssessmentTable);

/** Placeholder for the list while it loads. */
export const AdminAssessmentsSkeleton = () => <CourseWorkSkeleton {...screen} />;
