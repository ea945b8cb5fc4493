import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { loadBatchUsersQuery } from "~/__generated__/loadBatchUsersQuery.graphql";
import type { AddressOf } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { batchUsersList, batchUsersVariables } from "./batchUsersList";

const query = graphql`
  query loadBatchUsersQuery(
    $batchId: Int!
    $search: String
    $status: BatchUserStatus
    $sort: BatchUserSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    batch(databaseId: $batchId) {
      id
      users(
        search: $search
        status: $status
        sort: $sort
        reversed: $reversed
        first: $first
        after: $after
      ) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          user {
            id
            databaseId
            name
          }
        }
      }
    }
  }
`;

/** Reads all users of the batch that the address matches, to select them. */
export const loadBatchUsers = (
  environment: IEnvironment,
  batchId: number,
  address: AddressOf<typeof batchUsersList>,
) =>
  loadRows<loadBatchUsersQuery>(environment, {
    query,
    variables: (page) => ({ ...batchUsersVariables(batchId, batchUsersList.first(address)), ...page }),
    read: ({ batch }) => ({
      rows: (batch?.users.nodes ?? []).map(({ id, user }) => ({
        ...{ key: id, id: user.databaseId, name: user.name },
      })),
      next: batch?.users.pageInfo.hasNextPage ? (batch.users.pageInfo.endCursor ?? null) : null,
    }),
  });
