import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { PublishStatus } from "#gateway/domains/courses/contract";

/** The arguments of the fields that the tiles count by, as the list's query writes them. */
const countArguments = (status?: PublishStatus) => ({ first: 1, ...(status ? { status } : {}) });

function add(store: RecordSourceSelectorProxy, by: 1 | -1, status?: PublishStatus): void {
  const count = store.getRoot().getLinkedRecord("courses", countArguments(status));
  const before = count?.getValue("totalCount");
  if (typeof before === "number") count?.setValue(before + by, "totalCount");
}

/** One course more has this status, and one fewer the other. */
export function moveBetweenCounts(store: RecordSourceSelectorProxy, to: PublishStatus): void {
  add(store, 1, to);
  add(store, -1, to === "DRAFT" ? "PUBLISHED" : "DRAFT");
}

/** A course of this status is gone. */
export function takeFromCounts(store: RecordSourceSelectorProxy, status: PublishStatus): void {
  add(store, -1);
  add(store, -1, status);
}
