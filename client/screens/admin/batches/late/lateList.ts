import { type LateSort, lateSorts } from "#gateway/domains/batchTopics/lateContract";
import type { ParsedAddress } from "~/lists/listParams";
import { idParam } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

const [late, batch, course] = lateSorts;

export const lateNoun = { one: "delayed topic", many: "delayed topics" } as const;

/** The list of late topics, longest overdue first; `batch` and `trainer` are ids. */
export const lateList = tableList({
  filters: { batch: idParam, trainer: idParam },
  columns: { late, batch, course } as const satisfies Record<string, LateSort>,
  sort: "late",
  descending: true,
  turned: ["late"],
});

/** Converts the state to the list's query variables. */
export function lateVariables(address: ParsedAddress<typeof lateList>) {
  const { batch: batchId, trainer: trainerId } = address;
  return { batchId, trainerId, ...lateList.variables(address) };
}
