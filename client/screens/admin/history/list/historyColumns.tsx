import { Undo2 } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import { historyLabels, historyMessages, historySourceLabels } from "#gateway/domains/history/contract";
import { describeAction, describeColumn, describeTable } from "#gateway/domains/history/describeContract";
import type { HistoryScreenTable_history$data } from "~/__generated__/HistoryScreenTable_history.graphql";
import type { historyColumnsChangesQuery } from "~/__generated__/historyColumnsChangesQuery.graphql";
import type { historyCommandsUndoMutation } from "~/__generated__/historyCommandsUndoMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { describePlace, formatRecorded } from "~/formats/recorded";
import { useFetched } from "~/relay/useFetched";
import type { Payload } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { actionsColumn, momentColumn } from "~/ui/columns";
import { Dialog } from "~/ui/Dialog";
import type { Column } from "~/ui/tableColumns";

const query = graphql`
  query historyColumnsChangesQuery($id: ID!) {
    node(id: $id) {
      ... on History {
        changes {
          table
          name
          kind
          fields { name before after }
        }
      }
    }
  }
`;

type Change = NonNullable<NonNullable<historyColumnsChangesQuery["response"]["node"]>["changes"]>[number];

/** A value before and now. */
function Field({
  table,
  name: column,
  before,
  after,
  kind,
}: Change["fields"][number] & Pick<Change, "table" | "kind">) {
  const [was, now] = [before, after].map((text) => formatRecorded({ table, column, text }) || "—");
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{describeColumn(table, column)}: </span>
      {kind !== "CREATED" && <span className={kind === "DELETED" ? "" : "line-through"}>{was}</span>}
      {kind === "UPDATED" && <span aria-hidden> → </span>}
      {kind === "UPDATED" && <span className="sr-only">, now </span>}
      {kind !== "DELETED" && <span>{now}</span>}
    </li>
  );
}

const verbs: Record<Change["kind"], string> = {
  CREATED: "created",
  UPDATED: "changed",
  DELETED: "deleted",
  NOTED: "",
  "%future added value": "",
};

interface Props {
  id: string;
  /** How many rows the entry touched. */
  count: number;
}

/** The rows themselves, read when they are opened. */
function Rows({ id, count }: Props) {
  const fetched = useFetched<historyColumnsChangesQuery>(query, { id });
  if (fetched === undefined) return <p role="status">Loading…</p>;
  const changes = fetched?.node?.changes;
  if (!changes) return <p role="alert">Unable to load the changes</p>;
  const more = count - changes.length;
  return (
    <ul className="mt-1 grid gap-2 sm:max-w-md">
      {changes.map(({ table, name, kind, fields }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry never change
        <li key={at}>
          <span className="font-medium wrap-anywhere">
            {describeTable(table)} {name} {verbs[kind]}
          </span>
          <ul className="ml-3">
            {fields.map((field) => (
              <Field key={field.name} {...field} table={table} kind={kind} />
            ))}
          </ul>
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
    </ul>
  );
}

const rowNoun = { one: "row", many: "rows" };

/** The rows that an entry touched, each with its values; folded, since there may be many. */
function HistoryChanges({ id, count }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="text-left text-xs" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="touch inline-flex cursor-pointer items-center rounded-sm text-muted hover:text-ink">
        {formatQuantity(count, rowNoun)}
      </summary>
      {isOpen && <Rows id={id} count={count} />}
    </details>
  );
}

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
  momentColumn({ key: "at", header: historyLabels.at }, ({ at }) => at),
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
  actionsColumn(
    (entry) =>
      entry.isUndone ? (
        <Badge tone="neutral">Undone</Badge>
      ) : entry.canUndo ? (
        <Button size="sm" icon={<Undo2 />} onClick={() => undo(entry)}>
          Undo<span className="sr-only">: {describeEntry(entry)}</span>
        </Button>
      ) : null,
    { header: "Action", align: "end" },
  ),
];

type UndoConflict = Payload<historyCommandsUndoMutation>["conflicts"][number];

/** A change that cannot be undone as it is, and what is in the way. */
export interface BlockedChange {
  entry: HistoryRow;
  conflicts: readonly UndoConflict[];
}

/** Values that a change had left beside the current ones, where an undo would have overwritten something. */
export function ConflictDialog({ blocked, onClose }: { blocked: BlockedChange | null; onClose: () => void }) {
  return (
    <Dialog
      open={blocked !== null}
      onClose={onClose}
      title={historyMessages.changedSince}
      description={blocked && describeEntry(blocked.entry)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-3 text-sm">
        {blocked?.conflicts.map(({ table, name, field, left, now }) => (
          <li key={describePlace({ table, name, field })} className="wrap-anywhere">
            <span className="font-medium">{describePlace({ table, name, field })}</span>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">After this change</dt>
              <dd>{formatRecorded({ table, column: field, text: left }) ?? "Nothing"}</dd>
              <dt className="text-muted">Now</dt>
              <dd>{formatRecorded({ table, column: field, text: now }) ?? "Nothing"}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
