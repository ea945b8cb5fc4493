import type { RecordProxy } from "relay-runtime";
import { countLimit } from "#gateway/domains/lists/contract";

/**
 * Changes a list of a record in the store; a list that was not read yet stays so. For plain lists Relay has no
 * directives: `@deleteRecord` leaves an empty place, and a plural fragment throws where only such places are left. A new
 * node of a `@connection` needs no function: `@prependNode` and `@appendNode` make its edge.
 */
export function changeList(
  owner: RecordProxy | null | undefined,
  field: string,
  change: (rows: readonly RecordProxy[]) => RecordProxy[],
): void {
  const rows = owner?.getLinkedRecords(field);
  // A deleted record leaves an empty place.
  if (owner && rows) owner.setLinkedRecords(change(rows.filter(Boolean)), field);
}

/** Changes a connection's total, unless it says no more than that there are many. */
export function changeTotal(list: RecordProxy | null | undefined, by: 1 | -1): void {
  const total = list?.getValue("totalCount");
  if (typeof total === "number" && total <= countLimit) list?.setValue(Math.max(0, total + by), "totalCount");
}
