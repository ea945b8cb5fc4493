import { Plus, ShieldCheck } from "lucide-react";
import { graphql } from "react-relay";
import type { RolesScreenQuery } from "~/__generated__/RolesScreenQuery.graphql";
import type { RolesScreenSubscription } from "~/__generated__/RolesScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { may } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { ButtonLink, type ButtonLinkProps } from "~/ui/ButtonLink";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { roleAddresses, roleNoun } from "../roleTexts";
import { DeleteRole, useDeleteRole } from "./DeleteRole";
import { roleColumns } from "./roleColumns";

const texts = {
  title: "Roles",
  subtitle: "A role is a set of rights. Staff see and do what their roles together allow.",
  breadcrumbs: [{ label: "Settings", to: "/admin/organizations" }, { label: "Roles" }],
};

const query = graphql`
  query RolesScreenQuery @preloadable {
    roles {
      ...roleColumns_role @relay(mask: false)
    }
  }
`;

const subscription = graphql`
  subscription RolesScreenSubscription {
    rolesChanged
  }
`;

const CreateLink = ({ variant }: Pick<ButtonLinkProps, "variant">) => (
  <ButtonLink variant={variant} icon={<Plus />} to={roleAddresses.create}>
    Create role
  </ButtonLink>
);

const RolesHead = () => <PageHeader {...texts} actions={<CreateLink variant="primary" />} />;

const NoOwnRoles = () => (
  <EmptyState
    icon={<ShieldCheck />}
    title="No roles of your own yet"
    action={<CreateLink variant="secondary" />}
  >
    Create one with the rights that you choose, or copy one that comes with Lectern.
  </EmptyState>
);

const ownRoles = { caption: "Your own roles", noun: roleNoun, showCaption: true };
const shippedRoles = {
  ...ownRoles,
  caption: "Roles that come with Lectern",
  description: "You can change what they allow, but for ADMIN. They keep their names.",
};

const toKey = ({ id }: { id: string }) => id;

/** The roles of the organization: its own, and those that come with Lectern, live. */
export function RolesScreen() {
  useScreenTitle(texts.title);
  const { roles } = useRouteQuery<RolesScreenQuery>(query);
  useLiveScreen<RolesScreenSubscription>(query, subscription);
  const mayManage = may(useSession().account, "roles.manage");
  const deletion = useDeleteRole();
  const { failures, ask } = deletion;
  const table = { columns: roleColumns({ failures, mayManage, onDelete: ask }), rowKey: toKey };
  return (
    <>
      <RolesHead />
      <div className="grid gap-8">
        <DataTable
          {...{ ...ownRoles, ...table }}
          rows={roles.filter(({ isShipped }) => !isShipped)}
          empty={<NoOwnRoles />}
        />
        <DataTable {...{ ...shippedRoles, ...table }} rows={roles.filter(({ isShipped }) => isShipped)} />
      </div>
      <DeleteRole deletion={deletion} />
    </>
  );
}

const columns = roleColumns({ failures: {}, mayManage: false, onDelete: () => undefined });

/** Placeholder for the roles while they load. */
export function RolesSkeleton() {
  const table = { columns, rows: [], rowKey: toKey };
  return (
    <Loading label="Loading roles">
      <RolesHead />
      <div className="grid gap-8">
        <DataTable {...{ ...ownRoles, ...table }} loading={2} />
        <DataTable {...{ ...shippedRoles, ...table }} loading={7} />
      </div>
    </Loading>
  );
}
