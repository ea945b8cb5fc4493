import { Undo2 } from "lucide-react";
import { describeAction, historyLabels, historySourceLabels } from "#gateway/domains/history/contract";
import type { HistoryScreenTable_history$data } from "~/__generated__/HistoryScreenTable_history.graphql";
import { formatCount } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import type { Column } from "~/ui/tableColumns";

export const historyNoun = { one: "change", many: "changes" } as const;

/** An entry of the history. */
export type HistoryRow = HistoryScreenTable_history$data["nodes"][number];

type Change = HistoryRow["changes"][number];

/** A change's subject in words, for buttons and dialogs. */
export const describeEntry = ({ action, subjectName }: HistoryRow): string =>
  [describeAction(action), subjectName].filter((text) => text !== "").join(", ");

const either = (value: string | null | undefined) => value || "—";

/** A value before and now. */
function Field({ name, before, after, kind }: Change["fields"][number] & { kind: Change["kind"] }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{name}: </span>
      {kind !== "CREATED" && (
        <span className={kind === "DELETED" ? "" : "line-through"}>{either(before)}</span>
      )}
      {kind === "UPDATED" && <span aria-hidden> → </span>}
      {kind === "UPDATED" && <span className="sr-only">, now </span>}
      {kind !== "DELETED" && <span>{either(after)}</span>}
    </li>
  );
}

const verbs: Record<Change["kind"], string> = {
  CREATED: "new",
  UPDATED: "changed",
  DELETED: "deleted",
  NOTED: "",
  "%future added value": "",
};

/** The rows that an entry touched, each with its values; folded, since there may be many. */
function Changes({ changes, changeCount }: Pick<HistoryRow, "changes" | "changeCount">) {
  const more = changeCount - changes.length;
  return (
    <details className="text-left text-xs">
      <summary className="touch inline-flex cursor-pointer items-center rounded-sm text-muted hover:text-ink">
        {formatCount(changeCount)} {changeCount === 1 ? "row" : "rows"}
      </summary>
      <ul className="mt-1 grid gap-2 sm:max-w-md">
        {changes.map(({ table, name, kind, fields }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
          <li key={at}>
            <span className="font-medium wrap-anywhere">
              {table} {name} {verbs[kind]}
            </span>
            <ul className="ml-3">
              {fields.map((field) => (
                <Field key={field.name} {...field} kind={kind} />
              ))}
            </ul>
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
      </ul>
    </details>
  );
}

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
  { key: "changes", tall: true, header: historyLabels.changes, cell: (entry) => <Changes {...entry} /> },
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
