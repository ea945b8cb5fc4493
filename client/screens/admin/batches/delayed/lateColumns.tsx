import { Link } from "react-router-dom";
import type { LateTable_topics$data } from "~/__generated__/LateTable_topics.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import type { Column } from "~/ui/tableColumns";
import { LateRowActions } from "./LateRowActions";

export type LateRow = LateTable_topics$data["nodes"][number];

const days = { one: "day", many: "days" } as const;
const namesOf = ({ trainerNames }: LateRow) => trainerNames.join(", ");

/** The columns of the list of delayed topics; each row leads to its batch course. */
export const lateColumns: Column<LateRow>[] = [
  {
    key: "topic",
    header: "Topic",
    rowHeader: true,
    cell: ({ batchId, courseId, topicName }) => (
      <Link
        to={`/admin/batches/${batchId}/courses/${courseId}`}
        className="touch inline-flex min-w-40 items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {topicName}
      </Link>
    ),
  },
  {
    key: "batch",
    header: "Batch",
    sortable: true,
    cell: ({ batchName }) => <span className="wrap-anywhere">{batchName}</span>,
  },
  {
    key: "course",
    header: "Course",
    sortable: true,
    cell: ({ courseTitle }) => <span className="wrap-anywhere">{courseTitle}</span>,
  },
  {
    key: "trainers",
    header: "Trainers",
    cell: (row) => <span className="wrap-anywhere">{namesOf(row) || "–"}</span>,
    csv: namesOf,
  },
  {
    key: "planned",
    header: "Planned Date",
    cell: ({ plannedDate }) => (
      <span className="whitespace-nowrap tabular-nums">{formatTopicDate(plannedDate)}</span>
    ),
  },
  {
    key: "late",
    header: "Late",
    sortable: true,
    align: "end",
    cell: ({ daysLate }) => (
      <span className="font-medium whitespace-nowrap text-danger-ink">{formatQuantity(daysLate, days)}</span>
    ),
  },
  {
    key: "actions",
    header: "Actions",
    hideHeader: true,
    cell: (row) => <LateRowActions row={row} />,
  },
];
