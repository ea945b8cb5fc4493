import { type BatchSort, batchLimits, batchStatuses, batchTypes } from "#gateway/domains/batches/contract";
import { oneOf, words, wordsAsked } from "~/lists/addressFields";
import type { AddressOf } from "~/lists/listAddress";
import { tableList } from "~/lists/tableList";

/** The list of batches: the latest to start first. */
export const batchesList = tableList({
  filters: { search: words, status: oneOf(batchStatuses), type: oneOf(batchTypes) },
  columns: { name: "NAME", dates: "START", status: "STATUS" } as const satisfies Record<string, BatchSort>,
  sort: "dates",
  descending: true,
  turned: ["dates"],
});

/** The address as the variables of the list's query. */
export function batchesVariables(address: AddressOf<typeof batchesList>) {
  const { search, status, type } = address;
  return {
    search: wordsAsked(search, batchLimits.search),
    status,
    batchType: type,
    ...batchesList.variables(address),
  };
}
