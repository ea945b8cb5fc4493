import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router";
import type { UserTable_users$key } from "../../../../__generated__/UserTable_users.graphql";
import { DataTable } from "../../../../ui/DataTable";
import { DeleteUserDialog } from "../DeleteUserDialog";
import { useDeleteUser } from "../useDeleteUser";
import { userNoun } from "../userTexts";
import { NoUsers } from "./NoUsers";
import { useRequestedUsers } from "./requestedUsers";
import { UserFilters } from "./UserFilters";
import { userColumns } from "./userColumns";
import { offsetOf, pagesBeside, parseUsers, type SortColumn, sortColumns } from "./usersAddress";

interface Props {
  users: UserTable_users$key;
  roles: readonly string[];
}

const isSortColumn = (key: string): key is SortColumn => Object.hasOwn(sortColumns, key);

/** One page of the users, with what can be done to each. */
export function UserTable({ users: key, roles }: Props) {
  const users = useFragment(
    graphql`
      fragment UserTable_users on QueryUsersConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          databaseId
          name
          username
          email
          userType
          roleNames
          emailVerified
          active
          updatedAt
          canEdit
          canClose
        }
      }
    `,
    key,
  );
  const { search } = useLocation();
  const address = parseUsers(search);
  const { requested, refine } = useRequestedUsers();
  const deletion = useDeleteUser({ listId: users.__id });
  return (
    <>
      <DataTable
        caption="Users"
        noun={userNoun}
        columns={userColumns(deletion.ask)}
        rows={users.nodes}
        rowKey={({ id }) => id}
        liveList={search}
        sort={{ key: requested.sort, direction: requested.descending ? "descending" : "ascending" }}
        onSort={({ key, direction }) =>
          isSortColumn(key) && refine({ sort: key, descending: direction === "descending" })
        }
        total={users.totalCount}
        offset={offsetOf(address)}
        {...pagesBeside(address, users.pageInfo)}
        empty={<NoUsers address={address} total={users.totalCount} />}
        csvName="users.csv"
        toolbar={<UserFilters roles={roles} />}
      />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}
