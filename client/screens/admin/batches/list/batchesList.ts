import { batchStatuses, batchTypes } from "../../../../../gateway/domains/batches/contract";
import type { BatchSort, BatchStatus, BatchType } from "../../../../__generated__/BatchesScreenQuery.graphql";
import { type ListAddress, listKind, pageVariables, wordsOf } from "../listAddress";

/** The list of batches: the latest to start first. */
export const batchesList = listKind({
  statuses: batchStatuses,
  types: batchTypes,
  sorts: { name: "NAME", dates: "START", status: "STATUS" },
  sort: "dates",
  descending: true,
  turned: ["dates"],
});

/** The address as the variables of the list's query. */
export function batchesVariables(address: ListAddress) {
  const { sort, reversed } = batchesList.order(address);
  return {
    search: wordsOf(address),
    status: (address.status || null) as BatchStatus | null,
    batchType: (address.type || null) as BatchType | null,
    sort: sort as BatchSort,
    reversed,
    ...pageVariables(address),
  };
}
