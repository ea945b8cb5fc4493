import { Undo2 } from "lucide-react";
import { historyLabels, historySourceLabels } from "#gateway/domains/history/contract";
import { describeAction } from "#gateway/domains/history/describeContract";
import type { HistoryScreenTable_history$data } from "~/__generated__/HistoryScreenTable_history.graphql";
import { formatDateTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import type { Column } from "~/ui/tableColumns";
import { HistoryChanges } from "./HistoryChanges";

export const historyNoun = { one: "change", many: "changes" } as const;

/** An entry of the history. */
export type HistoryRow = HistoryScreenTable_history$data["nodes"][number];

/** A change's subject in words, for buttons and dialogs. */
export const describeEntry = ({ action, subjectName }: HistoryRow): string =>
  [describeAction(action), subjectName].filter((text) => text !== "").join(", ");

interface Acts {
  undo: (entry: HistoryRow) => void;
}

/** The columns of the history. */
export const historyColumns = ({ undo }: Acts): Column<HistoryRow>[] => [
  {
    key: "at",
    header: historyLabels.at,
    cell: ({ at }) => <span className="whitespace-nowrap tabular-nums">{formatDateTime(at)}</span>,
  },
  {
    key: "actor",
    header: historyLabels.actor,
    cell: ({ actorName, actorId }) => (
      <span className="wrap-anywhere">{actorName || (actorId === null ? "Lectern" : `User ${actorId}`)}</span>
    ),
  },
  {
    key: "action",
    header: historyLabels.action,
    rowHeader: true,
    cell: ({ action, subjectName }) => (
      <span className="block text-left">
        <span className="font-medium text-ink">{describeAction(action)}</span>
        {subjectName && <span className="block wrap-anywhere">{subjectName}</span>}
      </span>
    ),
  },
  {
    key: "source",
    header: historyLabels.source,
    cell: ({ source }) => (source === "%future added value" ? "—" : historySourceLabels[source]),
  },
  {
    key: "changes",
    tall: true,
    header: historyLabels.changes,
    cell: ({ id, changeCount }) => <HistoryChanges id={id} count={changeCount} />,
  },
  {
    key: "actions",
    tall: true,
    header: "Action",
    hideHeader: true,
    align: "end",
    cell: (entry) =>
      entry.isUndone ? (
        <Badge tone="neutral">Undone</Badge>
      ) : entry.canUndo ? (
        <Button size="sm" icon={<Undo2 />} onClick={() => undo(entry)}>
          Undo<span className="sr-only">: {describeEntry(entry)}</span>
        </Button>
      ) : null,
  },
];
