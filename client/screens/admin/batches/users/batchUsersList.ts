import { batchUserStatuses } from "../../../../../gateway/domains/batches/contract";
import type { BatchUserSort, BatchUserStatus } from "../../../../__generated__/BatchUsersScreenQuery.graphql";
import { type ListAddress, listKind, pageVariables, wordsOf } from "../listAddress";

/** The list of a batch's users, by name. */
export const batchUsersList = listKind({
  statuses: batchUserStatuses,
  sorts: { name: "NAME", email: "EMAIL", status: "STATUS" },
  sort: "name",
});

/** The address as the variables of the list's query. */
export function batchUsersVariables(batchId: number, address: ListAddress) {
  const { sort, reversed } = batchUsersList.order(address);
  return {
    batchId,
    search: wordsOf(address),
    status: (address.status || null) as BatchUserStatus | null,
    sort: sort as BatchUserSort,
    reversed,
    ...pageVariables(address),
  };
}
