import { ClipboardList } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { assessmentKindLabels, assessmentStateLabels } from "#gateway/domains/assessments/contract";
import type { AdminAssessmentsScreenQuery } from "~/__generated__/AdminAssessmentsScreenQuery.graphql";
import type { AdminAssessmentsScreenSubscription } from "~/__generated__/AdminAssessmentsScreenSubscription.graphql";
import type {
  AdminAssessmentsScreenTable_assessments$data,
  AdminAssessmentsScreenTable_assessments$key,
} from "~/__generated__/AdminAssessmentsScreenTable_assessments.graphql";
import { formatCount } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { type CountsByState, StateCounts } from "~/lists/StateCounts";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import { AssessmentStateBadge } from "../AssessmentStateBadge";
import { assessmentsList } from "./assessmentsList";

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

type AssessmentRow = AdminAssessmentsScreenTable_assessments$data["nodes"][number];

const columns: Column<AssessmentRow>[] = [
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    cell: ({ databaseId, title }) => (
      <RowLink to={`/admin/assessments/${databaseId}/edit`} className="font-medium text-ink">
        {title}
      </RowLink>
    ),
  },
  { key: "course", header: "Course", cell: ({ courseTitle }) => courseTitle },
  {
    key: "kind",
    header: "Kind",
    cell: ({ kind }) => (kind === "%future added value" ? "" : assessmentKindLabels[kind]),
  },
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
    cell: ({ duration }) => (typeof duration === "number" ? formatDuration(duration) : "No limit"),
  },
  {
    key: "opens",
    header: "Opens",
    cell: ({ opensAt }) => (opensAt ? formatDateTime(opensAt) : "At once"),
  },
  {
    key: "attempts",
    header: "Attempts",
    align: "end",
    cell: ({ attemptCount }) => formatCount(attemptCount),
  },
];

/** A page of assessments. */
function AssessmentTable({ assessments }: { assessments: AdminAssessmentsScreenTable_assessments$key }) {
  const page = useFragment(
    graphql`
      fragment AdminAssessmentsScreenTable_assessments on QueryAssessmentsConnection {
        ...useListPage_page
        nodes {
          id
          databaseId
          title
          courseTitle
          kind
          state
          questionCount
          duration
          opensAt
          attemptCount
        }
      }
    `,
    assessments,
  );
  return (
    <ListTable
      list={assessmentsList}
      about={aboutAssessments}
      advice="Choose another state."
      columns={() => columns}
      page={page}
    />
  );
}

const query = graphql`
  query AdminAssessmentsScreenQuery(
    $state: AssessmentState
    $kind: AssessmentKind
    $first: Int
    $after: String
    $last: Int
    $before: String
  ) @preloadable {
    ALL: assessments(first: 1) {
      totalCount
    }
    DRAFT: assessments(first: 1, state: DRAFT) {
      totalCount
    }
    PUBLISHED: assessments(first: 1, state: PUBLISHED) {
      totalCount
    }
    ARCHIVED: assessments(first: 1, state: ARCHIVED) {
      totalCount
    }
    assessments(state: $state, kind: $kind, first: $first, after: $after, last: $last, before: $before) {
      ...AdminAssessmentsScreenTable_assessments
    }
  }
`;

const subscription = graphql`
  subscription AdminAssessmentsScreenSubscription {
    assessmentsChanged
  }
`;

const Counts = ({ counts }: { counts?: CountsByState }) => (
  <StateCounts
    labels={assessmentStateLabels}
    counts={counts}
    list={assessmentsList}
    path="/admin/assessments"
  />
);

/** The assessments of all courses. */
export function AdminAssessmentsScreen() {
  const { assessments, ...counts } = useRouteQuery<AdminAssessmentsScreenQuery>(query);
  useLiveScreen<AdminAssessmentsScreenSubscription>(query, subscription);
  return (
    <ListScreen about={aboutAssessments}>
      <Counts counts={counts} />
      <AssessmentTable assessments={assessments} />
    </ListScreen>
  );
}

/** Placeholder for the list while it loads. */
export function AssessmentsSkeleton() {
  return (
    <ListScreenSkeleton about={aboutAssessments} columns={columns} rows={5}>
      <Counts />
    </ListScreenSkeleton>
  );
}
