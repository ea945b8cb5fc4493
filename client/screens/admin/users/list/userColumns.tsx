import { Eye, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { Link } from "react-router-dom";
import { getLabel } from "#gateway/domains/labelsContract";
import { neverSeen, userTypeLabels } from "#gateway/domains/users/contract";
import type { UsersScreen_users$data } from "~/__generated__/UsersScreen_users.graphql";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { buttonClass } from "~/ui/buttonClass";
import { actionsColumn, dateColumn, nameColumn, ownDateColumn } from "~/ui/columns";
import type { MenuEntry } from "~/ui/MenuItems";
import { OneLine } from "~/ui/OneLine";
import type { Column } from "~/ui/tableColumns";
import { type Activation, activeLabel } from "../UserDialogs";
import { userAddress } from "../usersList";

type Row = UsersScreen_users$data["nodes"][number];

/** The actions of a row. */
interface UserActs {
  askToDelete: (user: Row) => void;
  activation: Pick<Activation, "ask" | "activate">;
}

const identity: Column<Row>[] = [
  nameColumn(
    "Name",
    { to: ({ databaseId }) => userAddress(databaseId), name: ({ name }) => name },
    {
      sortable: true,
      fills: true,
      className: "min-w-0",
      leading: ({ name, avatarUrl }) => <Avatar name={name} src={avatarUrl} size="sm" />,
    },
  ),
  {
    key: "username",
    header: "Username",
    sortable: true,
    cell: ({ username }) => <OneLine text={username} className="sm:max-w-22 2xl:max-w-40" />,
  },
  {
    key: "email",
    header: "Email",
    sortable: true,
    cell: ({ email }) => <OneLine text={email} className="sm:max-w-34 2xl:max-w-56" />,
  },
];

const state: Column<Row>[] = [
  {
    key: "type",
    header: "User Type",
    sortable: true,
    cell: ({ userType }) => getLabel(userTypeLabels, userType),
  },
  {
    key: "roles",
    header: "Roles",
    cell: ({ roleNames }) => roleNames.join(", ") || "–",
  },
  {
    key: "verified",
    header: "Verified",
    sortable: true,
    cell: ({ emailVerified }) => (
      <Badge tone={emailVerified ? "success" : "warning"}>{emailVerified ? "Yes" : "Pending"}</Badge>
    ),
  },
  {
    key: "active",
    header: "Active",
    sortable: true,
    cell: ({ active }) => <Badge tone={active ? "success" : "neutral"}>{activeLabel(active)}</Badge>,
  },
  dateColumn({ key: "updated", header: "Last Updated" }, ({ updatedAt }) => updatedAt, { sortable: true }),
  ownDateColumn({ key: "seen", header: "Last seen" }, ({ lastSeenAt }) => lastSeenAt, {
    none: neverSeen,
    roomy: true,
  }),
];

/** The columns of the list of users. */
export const userColumns = (acts: UserActs): Column<Row>[] => [
  ...identity,
  ...state,
  actionsColumn((user) => <RowActions user={user} acts={acts} />),
];

function RowActions({ user, acts }: { user: Row; acts: UserActs }) {
  const { databaseId, name, active, canUpdate, canClose } = user;
  const address = userAddress(databaseId);
  const items: MenuEntry[] = [
    { label: "View", icon: <Eye />, to: address },
    ...(canClose
      ? [
          active
            ? { label: "Deactivate", icon: <UserX />, onSelect: () => acts.activation.ask(user) }
            : {
                label: "Activate",
                icon: <UserCheck />,
                onSelect: () => void acts.activation.activate(user),
              },
          {
            label: "Delete",
            icon: <Trash2 />,
            tone: "danger" as const,
            divided: true,
            onSelect: () => acts.askToDelete(user),
          },
        ]
      : []),
  ];
  return (
    <div className="flex items-center justify-end gap-1">
      {canUpdate && (
        <Link
          to={`${address}/edit`}
          aria-label={`Edit ${name}`}
          title={`Edit ${name}`}
          className={buttonClass({ variant: "ghost", size: "sm", square: true })}
        >
          <Pencil aria-hidden className="size-4" />
        </Link>
      )}
      <ActionsMenu size="sm" name={name} items={items} />
    </div>
  );
}
