import { Copy, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { roleColumns_role$data } from "~/__generated__/roleColumns_role.graphql";
import { formatCount, formatQuantity } from "~/formats/counts";
import { AllowedLink } from "~/screens/admin/AllowedLink";
import { buttonClass } from "~/ui/buttonClass";
import { actionsColumn } from "~/ui/columns";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import { listAreas, toRights } from "../roleRights";
import { personNoun, roleAddresses } from "../roleTexts";

graphql`
  fragment roleColumns_role on Role {
    id
    databaseId
    name
    description
    isShipped
    isFixed
    holderCount
    rights {
      right
      scope
    }
  }
`;

/** A role of the list. */
export type RoleRow = Omit<roleColumns_role$data, " $fragmentType">;

interface Acts {
  /** Why a role could not be deleted, by its id. */
  failures: Readonly<Record<string, string>>;
  mayManage: boolean;
  onDelete: (role: RoleRow) => void;
}

/** The areas of a role's rights, with how many they are. */
function RightsSummary({ role: { isFixed, rights } }: { role: RoleRow }) {
  if (isFixed) return "Every right";
  if (rights.length === 0) return "None";
  return (
    <>
      <span className="tabular-nums">{formatCount(rights.length)}</span>
      <span className="text-muted">{` in ${listAreas(toRights(rights)).join(", ")}`}</span>
    </>
  );
}

function Holders({ role: { name, holderCount } }: { role: RoleRow }) {
  if (holderCount === 0) return "0";
  return (
    <AllowedLink
      to={roleAddresses.holders(name)}
      aria-label={`${formatQuantity(holderCount, personNoun)} with ${name}`}
      className="touch inline-flex items-center rounded-sm font-medium text-brand-ink hover:underline"
    >
      {formatCount(holderCount)}
    </AllowedLink>
  );
}

function RoleActions({ role, onDelete }: { role: RoleRow; onDelete: Acts["onDelete"] }) {
  const { databaseId, name, isShipped, isFixed } = role;
  const copy: MenuEntry = { label: "Copy", icon: <Copy />, to: roleAddresses.copy(databaseId) };
  const remove: MenuEntry = {
    ...{ label: "Delete", icon: <Trash2 />, tone: "danger", divided: true },
    onSelect: () => onDelete(role),
  };
  return (
    <span className="flex items-center justify-end gap-1">
      {!isFixed && (
        <Link
          to={roleAddresses.edit(databaseId)}
          aria-label={`Edit ${name}`}
          title={`Edit ${name}`}
          className={buttonClass({ variant: "ghost", size: "sm", square: true })}
        >
          <Pencil aria-hidden className="size-4" />
        </Link>
      )}
      <Menu
        size="sm"
        label={`Actions for ${name}`}
        icon={<MoreHorizontal />}
        items={isShipped ? [copy] : [copy, remove]}
      />
    </span>
  );
}

/** The columns of the lists of roles; those who don't manage roles have no actions. */
export function roleColumns({ failures, mayManage, onDelete }: Acts): Column<RoleRow>[] {
  const actions = actionsColumn<RoleRow>((role) => <RoleActions role={role} onDelete={onDelete} />, {
    align: "end",
  });
  return [
    {
      key: "name",
      header: "Name",
      rowHeader: true,
      cell: ({ id, databaseId, name, description }) => (
        <div className="text-left">
          <RowLink to={roleAddresses.view(databaseId)}>{name}</RowLink>
          {description && <span className="mt-0.5 block text-xs font-normal text-muted">{description}</span>}
          {failures[id] && (
            <span role="alert" className="mt-0.5 block text-xs font-medium text-danger-ink">
              {failures[id]}
            </span>
          )}
        </div>
      ),
    },
    { key: "rights", header: "Rights", cell: (role) => <RightsSummary role={role} /> },
    { key: "people", header: "People", align: "end", cell: (role) => <Holders role={role} /> },
    ...(mayManage ? [actions] : []),
  ];
}
