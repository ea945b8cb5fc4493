import type { RecordSourceSelectorProxy } from "relay-runtime";
import { takeFromCounts } from "./courseCounts";
import { toPublishStatus } from "./courseMessages";

interface Course {
  id: string;
  status: string;
}

/** Takes a deleted course out of the list that shows it, and out of the tiles. */
export function removeCourse(
  store: RecordSourceSelectorProxy,
  listId: string | null,
  { id, status }: Course,
): void {
  const list = listId === null ? null : store.get(listId);
  const rows = list?.getLinkedRecords("nodes") ?? [];
  list?.setLinkedRecords(
    rows.filter((row) => row?.getDataID() !== id),
    "nodes",
  );
  const total = list?.getValue("totalCount");
  if (typeof total === "number") list?.setValue(total - 1, "totalCount");
  takeFromCounts(store, toPublishStatus(status));
}
