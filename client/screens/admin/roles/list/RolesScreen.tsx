import { Copy, Pencil, Plus, ShieldCheck, Trash2 } from "lucide-react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import { formatCount } from "#gateway/domains/countTextContract";
import type { RolesScreenQuery } from "~/__generated__/RolesScreenQuery.graphql";
import { FigureLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { type ListAbout, ListHead, ListScreen, NoRowsYet } from "~/lists/ListScreen";
import { RowFailure, type RowFailures } from "~/lists/rowFailures";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { rolesChanged } from "~/screens/admin/changes";
import { may } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { ButtonLink } from "~/ui/ButtonLink";
import { buttonClass } from "~/ui/buttonClass";
import { actionsColumn } from "~/ui/columns";
import { DataTable } from "~/ui/DataTable";
import { Loading } from "~/ui/Loading";
import type { MenuEntry } from "~/ui/MenuItems";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import { listAreas, personNoun, roleAddresses, roleNoun, toRights } from "../roleFacts";
import { DeleteRole, useDeleteRole } from "./DeleteRole";

/** A role of the list. */
type RoleRow = RolesScreenQuery["response"]["roles"][number];

interface Acts {
  /** Why a role could not be deleted, by its id. */
  failures: RowFailures;
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
  const noun = holderCount === 1 ? personNoun.one : personNoun.many;
  return (
    <FigureLink count={holderCount} to={figureAddresses.holdersOf(name)} rows={`${noun} with ${name}`} />
  );
}

function RoleActions({ role, onDelete }: { role: RoleRow; onDelete: Acts["onDelete"] }) {
  const { databaseId, name, isShipped, isFixed } = role;
  const copy: MenuEntry = { label: "Copy", icon: <Copy />, to: roleAddresses.copy(databaseId) };
  const remove: MenuEntry = {
    label: "Delete",
    icon: <Trash2 />,
    tone: "danger",
    divided: true,
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
      <ActionsMenu size="sm" name={name} items={isShipped ? [copy] : [copy, remove]} />
    </span>
  );
}

/** The columns of the lists of roles; those who don't manage roles have no actions. */
function roleColumns({ failures, mayManage, onDelete }: Acts): Column<RoleRow>[] {
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
          <RowFailure reason={failures[id]} />
        </div>
      ),
    },
    { key: "rights", header: "Rights", cell: (role) => <RightsSummary role={role} /> },
    { key: "people", header: "People", align: "end", cell: (role) => <Holders role={role} /> },
    ...(mayManage ? [actions] : []),
  ];
}

const aboutRoles: ListAbout = {
  title: "Roles",
  subtitle: "A role is a set of rights. Staff see and do what their roles together allow.",
  breadcrumbs: [{ label: "Settings", to: "/admin/organizations" }, { label: "Roles" }],
  caption: "Your own roles",
  noun: roleNoun,
  create: { label: "Create role", to: roleAddresses.create },
  empty: {
    icon: <ShieldCheck />,
    title: "No roles of your own yet",
    text: "Create one with the rights you choose, or copy one that comes with Lectern.",
    action: (
      <ButtonLink icon={<Plus />} to={roleAddresses.create}>
        Create role
      </ButtonLink>
    ),
  },
};

const query = graphql`
  query RolesScreenQuery @preloadable {
    roles {
      id
      ...roleFacts_role @relay(mask: false)
    }
  }
`;

const ownRoles = { caption: aboutRoles.caption, noun: roleNoun, showCaption: true };
const shippedRoles = {
  ...ownRoles,
  caption: "Roles that come with Lectern",
  description: "You can change what they allow, except for ADMIN. Their names are fixed.",
};

const toKey = ({ id }: { id: string }) => id;

/** The roles of the organization: its own, and those that come with Lectern, live. */
export function RolesScreen() {
  const { roles } = useLiveQuery<RolesScreenQuery>(query, rolesChanged);
  const mayManage = may(useSession().account, "roles.manage");
  const deletion = useDeleteRole();
  const { failures, ask } = deletion;
  const table = { columns: roleColumns({ failures, mayManage, onDelete: ask }), rowKey: toKey };
  return (
    <ListScreen about={aboutRoles}>
      <div className="grid gap-8">
        <DataTable
          {...ownRoles}
          {...table}
          rows={roles.filter(({ isShipped }) => !isShipped)}
          empty={<NoRowsYet about={aboutRoles} />}
        />
        <DataTable {...shippedRoles} {...table} rows={roles.filter(({ isShipped }) => isShipped)} />
      </div>
      <DeleteRole deletion={deletion} />
    </ListScreen>
  );
}

const columns = roleColumns({ failures: {}, mayManage: false, onDelete: () => undefined });

/** Placeholder for the roles while they load. */
export function RolesSkeleton() {
  const table = { columns, rows: [], rowKey: toKey };
  return (
    <Loading label="Loading roles">
      <ListHead about={aboutRoles} />
      <div className="grid gap-8">
        <DataTable {...ownRoles} {...table} loading={2} />
        <DataTable {...shippedRoles} {...table} loading={7} />
      </div>
    </Loading>
  );
}
