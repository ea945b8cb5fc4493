import { batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { getValues } from "#gateway/domains/labelsContract";
import type { BatchUserSort } from "~/__generated__/BatchUsersScreenQuery.graphql";
import type { ParsedAddress } from "~/lists/listParams";
import { enumParam, textParam, toSearchVariable } from "~/lists/searchParams";
import { tableList } from "~/lists/tableList";

/** The list of a batch's users, by name. */
export const batchUsersList = tableList({
  filters: { search: textParam, status: enumParam(getValues(batchUserStatusLabels)) },
  columns: { name: "NAME", email: "EMAIL", status: "STATUS" } as const satisfies Record<
    string,
    BatchUserSort
  >,
  sort: "name",
});

/** Converts the state to the list's query variables. */
export const batchUsersVariables = (batchId: number, address: ParsedAddress<typeof batchUsersList>) => ({
  batchId,
  search: toSearchVariable(address.search),
  status: address.status,
  ...batchUsersList.variables(address),
});
