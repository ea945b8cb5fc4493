import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { userFormMessages } from "#gateway/domains/users/formContract";
import { deleteUser, setUserActive } from "~/commands/userCommands";
import { changeTotal } from "~/lists/changeList";
import { takeRowEverywhere } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { useConfirm } from "~/ui/useConfirm";

graphql`
  fragment UserDialogs_user on User {
    active
    updatedAt
    canMakeSignInCode
  }
`;

export const activeLabel = (active: boolean): string => (active ? "Active" : "Inactive");

const activateUser = { ...setUserActive, success: userFormMessages.activated };
const deactivateUser = { ...setUserActive, success: userFormMessages.deactivated };

interface Account {
  readonly databaseId: number;
  readonly name: string;
}

/** Activates an account at once, or deactivates it after confirmation. */
export function useActivation() {
  const [asked, setAsked] = useState<Account | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [open] = useMutation(activateUser);
  const [close] = useMutation(deactivateUser);
  return {
    asked,
    refusal,
    ask(user: Account) {
      setRefusal(undefined);
      setAsked(user);
    },
    cancel: () => setAsked(null),
    activate: ({ databaseId: userId }: Account) => open({ userId, active: true }),
    async deactivate() {
      if (!asked) return;
      const userId = asked.databaseId;
      if (await close({ userId, active: false }, { onFailure: setRefusal })) setAsked(null);
    },
  };
}

export type Activation = ReturnType<typeof useActivation>;

/** Confirms the deactivation of an account. */
export function ActivationDialog({ activation }: { activation: Activation }) {
  return (
    <ConfirmDialog
      open={activation.asked !== null}
      title="Deactivate the user"
      subject={activation.asked?.name}
      message="The user is signed out everywhere and can't sign in until you activate the account again."
      confirmLabel="Deactivate"
      error={activation.refusal}
      onConfirm={activation.deactivate}
      onCancel={activation.cancel}
    />
  );
}

/** An account that may be deleted. */
interface DeletableUser {
  readonly id: string;
  readonly databaseId: number;
  readonly name: string;
  readonly userType: string;
}

/** Deletes accounts, each after confirmation; a refusal shows its reason in the dialog. */
export function useDeleteUser(onDeleted?: () => void) {
  const environment = useRelayEnvironment();
  const [remove] = useMutation(deleteUser);
  return useConfirm(async ({ id, databaseId, userType }: DeletableUser, options) => {
    const deleted = await remove(
      { userId: databaseId },
      {
        ...options,
        updater: (store, data) => {
          if (!data || data.result.refusal) return;
          takeRowEverywhere(store, environment, { rootField: "users", nodeId: id });
          changeTotal(store.getRoot().getLinkedRecord("users", { first: 1, userType }), -1);
        },
      },
    );
    if (deleted) onDeleted?.();
    return deleted;
  });
}

/** Confirms the deletion of an account, and shows why it was refused. */
export function DeleteUserDialog({ deletion }: { deletion: ReturnType<typeof useDeleteUser> }) {
  return (
    <ConfirmDialog
      {...deletion.dialog}
      title="Delete the user"
      subject={deletion.asked?.name}
      message="Are you sure you want to delete this user?"
    />
  );
}
