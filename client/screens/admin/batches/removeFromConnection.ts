import type { RecordSourceSelectorProxy } from "relay-runtime";

interface Place {
  /** The list's id in the store. */
  listId: string;
  /** The row's id in the store. */
  nodeId: string;
}

/** Removes a deleted row from its list. */
export function removeFromConnection(store: RecordSourceSelectorProxy, { listId, nodeId }: Place): void {
  const list = store.get(listId);
  const rows = list?.getLinkedRecords("nodes");
  if (!list || !rows) return;
  list.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== nodeId),
    "nodes",
  );
  const total = list.getValue("totalCount");
  if (typeof total === "number") list.setValue(Math.max(0, total - 1), "totalCount");
}
