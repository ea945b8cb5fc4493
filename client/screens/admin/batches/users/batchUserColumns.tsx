import { Eye } from "lucide-react";
import { Link } from "react-router-dom";
import type { BatchUserTable_users$data } from "~/__generated__/BatchUserTable_users.graphql";
import { ButtonLink } from "~/ui/ButtonLink";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { RemoveUser } from "./RemoveUser";
import { UserStatusSelect } from "./UserStatusSelect";

type Row = BatchUserTable_users$data["nodes"][number];

export const batchUserNoun = { one: "user", many: "users" } as const;

interface Place {
  batchId: number;
  /** The list's id in the store. */
  listId: string;
}

/** The columns of the list of a batch's users. */
export function batchUserColumns(place: Place): Column<Row>[] {
  return [
    {
      key: "name",
      header: "Name",
      rowHeader: true,
      sortable: true,
      cell: ({ user }) => (
        <Link
          to={`/admin/users/${user.databaseId}`}
          className="touch inline-flex items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
        >
          {user.name}
        </Link>
      ),
    },
    {
      key: "email",
      header: "Email",
      sortable: true,
      cell: ({ user }) => <OneLine text={user.email} className="sm:max-w-64" />,
    },
    {
      key: "status",
      header: "Status",
      sortable: true,
      cell: (row) => <UserStatusSelect batchUser={row} batchId={place.batchId} />,
    },
    {
      key: "actions",
      header: "Actions",
      hideHeader: true,
      cell: (row) => (
        <div className="flex items-center justify-end gap-1">
          <ButtonLink
            size="sm"
            icon={<Eye />}
            to={`/admin/users/${row.user.databaseId}`}
            aria-label={`View ${row.user.name}`}
          >
            View
          </ButtonLink>
          <RemoveUser batchUser={row} {...place} />
        </div>
      ),
    },
  ];
}
