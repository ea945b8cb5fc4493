import { type BatchSort, batchStatusLabels, batchTypeLabels } from "#gateway/domains/batches/contract";
import { getValues } from "#gateway/domains/labelsContract";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of batches, latest start first. */
export const batchesList = tableList({
  filters: {
    search: textParam,
    status: enumParam(getValues(batchStatusLabels)),
    type: enumParam(getValues(batchTypeLabels)),
  },
  columns: { name: "NAME", dates: "START", status: "STATUS" } as const satisfies Record<string, BatchSort>,
  sort: "dates",
  descending: true,
  turned: ["dates"],
});

/** Converts the state to the list's query variables. */
export function batchesVariables(address: ParsedAddress<typeof batchesList>) {
  const { search, status, type } = address;
  return {
    search: toSearchVariable(search),
    status,
    batchType: type,
    ...batchesList.variables(address),
  };
}
