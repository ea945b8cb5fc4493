import { DataTable } from "~/ui/DataTable";
import { userNoun } from "../userMessages";
import { UserFilters } from "./UserFilters";
import { UsersHeader } from "./UsersHeader";
import { UserTiles } from "./UserTiles";
import { userColumns } from "./userColumns";

const columns = userColumns({
  askToDelete: () => undefined,
  activation: { ask: () => undefined, activate: async () => null },
});

/** The list while its users are on their way: it can be searched already. */
export function UsersSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        Loading users
      </span>
      <UsersHeader />
      <UserTiles counts={null} />
      <DataTable
        caption="Users"
        noun={userNoun}
        columns={columns}
        rows={[]}
        rowKey={() => ""}
        loading
        csvName="users.csv"
        toolbar={<UserFilters roles={[]} />}
      />
    </div>
  );
}
