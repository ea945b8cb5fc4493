import type { RecordProxy, RecordSourceSelectorProxy } from "relay-runtime";
import { countLimit } from "#gateway/domains/lists/contract";

interface ListedRow {
  /** The list's id in the store; null where no list is shown. */
  listId: string | null;
  /** The row's id in the store. */
  nodeId: string;
}

/** Subtracts one from a connection's total, unless it says no more than that there are many. */
export function countDown(list: RecordProxy | null | undefined): void {
  const total = list?.getValue("totalCount");
  if (typeof total === "number" && total <= countLimit) list?.setValue(Math.max(0, total - 1), "totalCount");
}

/** Removes a deleted row from its list. */
export function takeRow(store: RecordSourceSelectorProxy, { listId, nodeId }: ListedRow): void {
  const list = listId === null ? null : store.get(listId);
  const rows = list?.getLinkedRecords("nodes");
  if (!list || !rows) return;
  list.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== nodeId),
    "nodes",
  );
  countDown(list);
}

interface Answer {
  readonly result: { readonly refusal?: object | null | undefined };
}

/** A mutation's updater that removes a row from its list, unless the deletion was refused. */
export const removeRow =
  (place: ListedRow) =>
  (store: RecordSourceSelectorProxy, answer: Answer | null | undefined): void => {
    if (answer && !answer.result.refusal) takeRow(store, place);
  };
