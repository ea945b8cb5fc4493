import { Eye, Lock, LockOpen, Pencil, RotateCw, Route, Trash2, UserPlus, UsersRound } from "lucide-react";
import type { BatchCoursesScreenTable_courses$data } from "~/__generated__/BatchCoursesScreenTable_courses.graphql";
import { removeCourseFromBatch, syncBatchCourse } from "~/commands/batchCourseCommands";
import { formatDate } from "~/formats/dates";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { BatchStatusBadge } from "~/screens/admin/stateBadges";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { actionsColumn, nameColumn, progressColumn } from "~/ui/columns";
import type { MenuEntry } from "~/ui/MenuItems";
import type { Column } from "~/ui/tableColumns";
import { useConfirm } from "~/ui/useConfirm";

interface ActRow {
  readonly id: string;
  readonly courseId: number;
  readonly course: { readonly title: string };
}

interface BatchList {
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** Syncs the courses of a batch, and removes them after confirmation. */
export function useCourseActs({ batchId, listId }: BatchList) {
  const [commitSync] = useMutation(syncBatchCourse);
  const [commitRemoval] = useMutation(removeCourseFromBatch);
  const removal = useConfirm(({ id: nodeId, courseId }: ActRow, options) =>
    commitRemoval({ batchId, courseId }, { ...options, updater: removeRow({ listId, nodeId }) }),
  );
  return {
    removal,
    sync: ({ courseId }: ActRow) => void commitSync({ batchId, courseId }),
    ask: removal.ask,
  };
}

type BatchCourseRow = BatchCoursesScreenTable_courses$data["nodes"][number];
type RowActs = Pick<ReturnType<typeof useCourseActs>, "sync" | "ask">;

export const batchCourseNoun = { one: "course", many: "courses" } as const;

/** The address of a batch's course. */
const courseAddress = ({ batchId, courseId }: { batchId: number; courseId: number }) =>
  `/admin/batches/${batchId}/courses/${courseId}`;

const formatTopics = ({ completedTopics, noOfTopics }: BatchCourseRow) => `${completedTopics}/${noOfTopics}`;

const facts: Column<BatchCourseRow>[] = [
  nameColumn(
    "Course title",
    { to: (row) => courseAddress(row), name: ({ course }) => course.title },
    { key: "title", sortable: true, className: "min-w-32" },
  ),
  {
    key: "start",
    header: "Start and end date",
    sortable: true,
    cell: ({ startDate, endDate }) => (
      <div className="whitespace-nowrap tabular-nums">
        <span className="block">{formatDate(startDate)}</span>
        <span className="block">{formatDate(endDate)}</span>
      </div>
    ),
  },
  {
    key: "plan",
    header: "Plan",
    cell: ({ planEnabled }) => (planEnabled ? "Y" : "N"),
  },
];

const statsColumns: Column<BatchCourseRow>[] = [
  { key: "topics", header: "Topics", align: "end", cell: formatTopics },
  progressColumn("Completion %", {
    name: ({ course }) => course.title,
    percentage: ({ completionPercentage }) => completionPercentage,
  }),
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <BatchStatusBadge state={status} />,
  },
  {
    key: "locked",
    header: "Locked",
    cell: ({ locked }) => (
      <span className="inline-flex items-center gap-1.5 text-muted">
        {locked ? <Lock aria-hidden className="size-3.5" /> : <LockOpen aria-hidden className="size-3.5" />}
        {locked ? "Yes" : "No"}
      </span>
    ),
  },
];

/** The columns of the list of a batch's courses. */
export function batchCourseColumns(acts: RowActs): Column<BatchCourseRow>[] {
  return [...facts, ...statsColumns, actionsColumn((row) => <CourseRowActions row={row} acts={acts} />)];
}

interface Props {
  row: BatchCourseRow;
  acts: RowActs;
}

/** The links and actions of a course of the batch. */
function CourseRowActions({ row, acts }: Props) {
  const { title } = row.course;
  const here = courseAddress(row);
  return (
    <div className="flex flex-wrap items-center justify-end gap-1 xl:flex-nowrap">
      <ButtonLink size="sm" to={here} aria-label={`Course ${title}`}>
        Course
      </ButtonLink>
      {row.planEnabled ? (
        <ButtonLink size="sm" to={`${here}/plan`} aria-label={`Plan of ${title}`}>
          Plan
        </ButtonLink>
      ) : (
        <Button
          size="sm"
          disabled
          title="Planning is turned off for this course"
          aria-label={`Plan of ${title}`}
        >
          Plan
        </Button>
      )}
      <ButtonLink size="sm" to={`${here}/activities`} aria-label={`Activities of ${title}`}>
        Activities
      </ButtonLink>
      <ActionsMenu size="sm" name={title} items={listMenuEntries(row, acts)} />
    </div>
  );
}

function listMenuEntries(row: BatchCourseRow, { sync, ask }: RowActs): MenuEntry[] {
  const here = courseAddress(row);
  const places: MenuEntry[] = [
    { label: "View", icon: <Eye />, to: here },
    { label: "Curriculum", icon: <Route />, to: `/admin/batches/${row.batchId}/curriculum/${row.courseId}` },
    { label: "Sync", icon: <RotateCw />, onSelect: () => sync(row) },
    { label: "Edit", icon: <Pencil />, to: `${here}/edit` },
    { label: "Assign Trainer", icon: <UserPlus />, to: `${here}/assign-trainer`, divided: true },
    { label: "View Trainers", icon: <UsersRound />, to: `${here}/trainers` },
  ];
  if (!row.canDelete) return places;
  return [
    ...places,
    { label: "Delete", icon: <Trash2 />, tone: "danger", divided: true, onSelect: () => ask(row) },
  ];
}
