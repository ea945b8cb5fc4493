import { Lock, LockOpen } from "lucide-react";
import { Link } from "react-router-dom";
import type { BatchCourseTable_courses$data } from "~/__generated__/BatchCourseTable_courses.graphql";
import { formatDate } from "~/formats/dates";
import { BatchStatusBadge } from "~/screens/admin/BatchStatusBadge";
import { ProgressBar } from "~/ui/ProgressBar";
import type { Column } from "~/ui/tableColumns";
import { CourseRowActions } from "./CourseRowActions";
import type { useCourseActs } from "./useCourseActs";

export type BatchCourseRow = BatchCourseTable_courses$data["nodes"][number];
export type RowActs = Pick<ReturnType<typeof useCourseActs>, "sync" | "ask">;

export const batchCourseNoun = { one: "course", many: "courses" } as const;

/** The address of a batch's course. */
export const courseAddress = ({ batchId, courseId }: { batchId: number; courseId: number }) =>
  `/admin/batches/${batchId}/courses/${courseId}`;

const topicsOf = ({ completedTopics, noOfTopics }: BatchCourseRow) => `${completedTopics}/${noOfTopics}`;

const facts: Column<BatchCourseRow>[] = [
  {
    key: "title",
    header: "Course Title",
    rowHeader: true,
    sortable: true,
    cell: (row) => (
      <Link
        to={courseAddress(row)}
        className="touch inline-flex min-w-32 items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {row.course.title}
      </Link>
    ),
  },
  {
    key: "start",
    header: "Start and End Date",
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

const figures: Column<BatchCourseRow>[] = [
  { key: "topics", header: "Topics", align: "end", cell: topicsOf },
  {
    key: "completion",
    header: "Completion %",
    cell: ({ course, completionPercentage }) => (
      <ProgressBar
        label={`Completion of ${course.title}`}
        value={completionPercentage}
        className="min-w-20"
      />
    ),
  },
  {
    key: "status",
    header: "Status",
    sortable: true,
    cell: ({ status }) => <BatchStatusBadge status={status} />,
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
  return [
    ...facts,
    ...figures,
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (row) => <CourseRowActions row={row} acts={acts} />,
    },
  ];
}
