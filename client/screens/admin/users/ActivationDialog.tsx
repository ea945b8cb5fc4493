import { useState } from "react";
import { graphql } from "react-relay";
import { userFormMessages } from "#gateway/domains/users/formContract";
import { setUserActive } from "~/commands/userCommands";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";

graphql`
  fragment ActivationDialog_user on User {
    active
    updatedAt
    canMakeSignInCode
  }
`;

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
