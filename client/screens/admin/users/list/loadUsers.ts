import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { loadUsersQuery } from "~/__generated__/loadUsersQuery.graphql";
import type { AddressOf } from "~/lists/listParams";
import { loadRows } from "~/lists/loadRows";
import { usersList, usersVariables } from "./usersList";

const query = graphql`
  query loadUsersQuery(
    $search: String
    $userType: UserType
    $role: String
    $verified: Boolean
    $active: Boolean
    $sort: UserSort
    $reversed: Boolean
    $first: Int
    $after: String
  ) {
    users(
      search: $search
      userType: $userType
      role: $role
      verified: $verified
      active: $active
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
        databaseId
        name
      }
    }
  }
`;

/** Reads all users that the address matches, to select them. */
export const loadUsers = (environment: IEnvironment, address: AddressOf<typeof usersList>) =>
  loadRows<loadUsersQuery>(environment, {
    query,
    variables: (page) => ({ ...usersVariables(usersList.first(address)), ...page }),
    read: ({ users: { nodes, pageInfo } }) => ({
      rows: nodes.map(({ id, databaseId, name }) => ({ key: id, id: databaseId, name })),
      next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    }),
  });
