import { MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router";
import { userFormMessages } from "../../../../../gateway/domains/users/formContract";
import type { UserActions_user$key } from "../../../../__generated__/UserActions_user.graphql";
import type { UserActionsMutation } from "../../../../__generated__/UserActionsMutation.graphql";
import { useMutation } from "../../../../relay/useMutation";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { ConfirmDialog } from "../../../../ui/ConfirmDialog";
import { Menu } from "../../../../ui/Menu";
import type { MenuEntry } from "../../../../ui/MenuItems";
import { DeleteUserDialog } from "../DeleteUserDialog";
import { SignInLink } from "../SignInLink";
import { useDeleteUser } from "../useDeleteUser";
import { userAddress } from "../userTexts";

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

const mutation = graphql`
  mutation UserActionsMutation($userId: Int!, $active: Boolean!) {
    result: setUserActive(userId: $userId, active: $active) {
      __typename
      ... on UserPayload {
        user {
          id
          active
          updatedAt
          canMakeSignInCode
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const { deactivated, activated, updateFailed } = userFormMessages;

/** What the viewer may do to an account. */
export function UserActions({ user: key }: { user: UserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser({ listId: null, onDeleted: () => void navigate("/admin/users") });
  const activation = useActivation(user.databaseId);
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: activation.ask }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.set(true) };
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
      <ConfirmDialog
        open={activation.asking}
        title="Deactivate the user"
        subject={user.name}
        message="The account is signed out everywhere and cannot sign in until it is activated again."
        confirmLabel="Yes, deactivate it!"
        error={activation.refusal}
        onConfirm={() => activation.set(false)}
        onCancel={activation.cancel}
      />
      <DeleteUserDialog deletion={deletion} />
    </>
  );
}

/** Opens an account at once, and closes it after a question. */
function useActivation(userId: number) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [open] = useMutation<UserActionsMutation>(mutation, { success: activated, fallback: updateFailed });
  const [close] = useMutation<UserActionsMutation>(mutation, {
    success: deactivated,
    fallback: updateFailed,
  });
  return {
    asking,
    refusal,
    ask() {
      setRefusal(undefined);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    async set(active: boolean) {
      const commit = active ? open : close;
      const changed = await commit({ userId, active }, { onFailure: setRefusal });
      if (changed) setAsking(false);
    },
  };
}
