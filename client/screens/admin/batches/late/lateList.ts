import { type LateSort, lateSorts } from "#gateway/domains/batchTopics/lateContract";
import type { AddressOf } from "~/lists/listParams";
import { idParam } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

const [late, batch, course] = lateSorts;

export const lateNoun = { one: "delayed topic", many: "delayed topics" } as const;

/** The list of delayed topics: the longest delayed first; `batch` and `trainer` are numbers. */
export const lateList = tableList({
  filters: { batch: idParam, trainer: idParam },
  columns: { late, batch, course } as const satisfies Record<string, LateSort>,
  sort: "late",
  descending: true,
  turned: ["late"],
});

/** The address as the variables of the list's query. */
export function lateVariables(address: AddressOf<typeof lateList>) {
  const { batch: batchId, trainer: trainerId } = address;
  return { batchId, trainerId, ...lateList.variables(address) };
}
