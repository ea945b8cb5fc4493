import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { loadAssignableUsersQuery } from "~/__generated__/loadAssignableUsersQuery.graphql";
import { loadRows } from "~/lists/loadRows";
import { toSelected } from "./useAssignableUsers";

const query = graphql`
  query loadAssignableUsersQuery($batchId: Int!, $search: String, $first: Int, $after: String) {
    batch(databaseId: $batchId) {
      id
      assignableUsers(search: $search, first: $first, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          id
          databaseId
          name
        }
      }
    }
  }
`;

/** Reads everybody who fits the search and can be put into the batch. */
export const loadAssignableUsers = (environment: IEnvironment, batchId: number, search: string) =>
  loadRows<loadAssignableUsersQuery>(environment, {
    query,
    variables: (page) => ({ batchId, search, ...page }),
    read({ batch }) {
      const users = batch?.assignableUsers;
      return {
        rows: (users?.nodes ?? []).map(toSelected),
        next: users?.pageInfo.hasNextPage ? (users.pageInfo.endCursor ?? null) : null,
      };
    },
  });
