import { useState } from "react";
import { graphql } from "react-relay";
import { describeColumn, describeTable } from "#gateway/domains/history/describeContract";
import type { HistoryChangesQuery } from "~/__generated__/HistoryChangesQuery.graphql";
import { formatCount } from "~/formats/counts";
import { formatRecorded } from "~/formats/recorded";
import { useFetched } from "~/relay/useFetched";

const query = graphql`
  query HistoryChangesQuery($id: ID!) {
    node(id: $id) {
      ... on History {
        changes {
          table
          name
          kind
          fields {
            name
            before
            after
          }
        }
      }
    }
  }
`;

type Change = NonNullable<NonNullable<HistoryChangesQuery["response"]["node"]>["changes"]>[number];

const either = (column: string, value: string | null | undefined) =>
  formatRecorded(column, value ?? null) || "—";

/** A value before and now. */
function Field({ name, before, after, kind }: Change["fields"][number] & { kind: Change["kind"] }) {
  return (
    <li className="wrap-anywhere">
      <span className="text-muted">{describeColumn(name)}: </span>
      {kind !== "CREATED" && (
        <span className={kind === "DELETED" ? "" : "line-through"}>{either(name, before)}</span>
      )}
      {kind === "UPDATED" && <span aria-hidden> → </span>}
      {kind === "UPDATED" && <span className="sr-only">, now </span>}
      {kind !== "DELETED" && <span>{either(name, after)}</span>}
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

interface Props {
  id: string;
  /** How many rows the entry touched. */
  count: number;
}

/** The rows themselves, read when they are opened. */
function Rows({ id, count }: Props) {
  const fetched = useFetched<HistoryChangesQuery>(query, { id });
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
              <Field key={field.name} {...field} kind={kind} />
            ))}
          </ul>
        </li>
      ))}
      {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
    </ul>
  );
}

/** The rows that an entry touched, each with its values; folded, since there may be many. */
export function HistoryChanges({ id, count }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="text-left text-xs" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="touch inline-flex cursor-pointer items-center rounded-sm text-muted hover:text-ink">
        {formatCount(count)} {count === 1 ? "row" : "rows"}
      </summary>
      {isOpen && <Rows id={id} count={count} />}
    </details>
  );
}
