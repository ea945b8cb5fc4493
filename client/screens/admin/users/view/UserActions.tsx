import { MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { UserActions_user$key } from "~/__generated__/UserActions_user.graphql";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { ActivationDialog } from "../ActivationDialog";
import { DeleteUserDialog } from "../DeleteUserDialog";
import { SignInLink } from "../SignInLink";
import { useActivation } from "../useActivation";
import { useDeleteUser } from "../useDeleteUser";
import { userAddress } from "../userMessages";

const fragment = graphql`
  fragment UserActions_user on User {
    id
    databaseId
    name
    userType
    tenantId
    active
    canEdit
    canClose
    canMakeSignInCode
  }
`;

/** What the viewer may do to an account. */
export function UserActions({ user: key }: { user: UserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser({ listId: null, onDeleted: () => void navigate("/admin/users") });
  const activation = useActivation();
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: () => activation.ask(user) }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.activate(user) };
  const remove: MenuEntry = {
    ...{ label: "Delete", icon: <Trash2 />, tone: "danger", divided: true },
    onSelect: () => deletion.ask(user),
  };
  return (
    <>
      {user.canMakeSignInCode && (
        <SignInLink userId={user.databaseId} name={user.name} tenantId={user.tenantId} />
      )}
      {user.canEdit && (
        <ButtonLink variant="primary" icon={<Pencil />} to={`${userAddress(user.databaseId)}/edit`}>
          Edit
        </ButtonLink>
      )}
      {user.canClose && (
        <Menu label={`Actions for ${user.name}`} icon={<MoreHorizontal />} items={[toggle, remove]} />
      )}
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}
