import { Download, Eraser, KeyRound, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { personArchivePath } from "#gateway/domains/personalData/contract";
import type { UserActions_user$key } from "~/__generated__/UserActions_user.graphql";
import { eraseUser, resetSecondFactor } from "~/commands/userCommands";
import { useMutation } from "~/relay/useMutation";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import type { MenuEntry } from "~/ui/MenuItems";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";
import { SignInLink } from "../SignInLink";
import { ActivationDialog, DeleteUserDialog, useActivation, useDeleteUser } from "../UserDialogs";
import { userAddress } from "../usersList";

/** A person who may be erased. */
interface ErasableUser {
  readonly databaseId: number;
  readonly name: string;
}

interface EraseProps {
  /** Null while the dialog is closed. */
  user: ErasableUser | null;
  onClose: () => void;
}

/** Erases a person once their name was typed; a refusal is shown below the name. */
export function EraseUserDialog({ user, onClose }: EraseProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [commit, isErasing] = useMutation(eraseUser);
  const close = () => {
    setTyped("");
    setError(undefined);
    onClose();
  };
  const erase = async () => {
    if (!user || isErasing) return;
    setError(undefined);
    const payload = await commit({ userId: user.databaseId, name: typed.trim() }, { onFailure: setError });
    if (payload) close();
  };
  const matches = typed.trim() === user?.name;
  return (
    <Dialog
      open={user !== null}
      size="sm"
      title="Erase this person"
      description="Replaces their name and email address everywhere: in chat, mails, notifications and the history. Payments, marks, what they wrote and work they handed in stay, without a name. Files that no one else needs are deleted. You can't undo this."
      onClose={isErasing ? () => undefined : close}
      footer={
        <>
          <Button disabled={isErasing} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" busy={isErasing} disabled={!matches} onClick={() => void erase()}>
            Erase
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches) void erase();
        }}
      >
        <TextInput
          label="Name"
          hint={`Type ${user?.name ?? ""} to confirm`}
          verbatim
          value={typed}
          onChange={setTyped}
          error={error}
        />
      </form>
    </Dialog>
  );
}

const fragment = graphql`
  fragment UserActions_user on User {
    id
    databaseId
    name
    username
    userType
    tenantId
    active
    canUpdate
    canClose
    canErase
    canExport
    canMakeSignInCode
    canResetSecondFactor
  }
`;

/** The viewer's permissions for the account. */
export function UserActions({ user: key }: { user: UserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser(() => void navigate("/admin/users"));
  const activation = useActivation();
  const [resetFactor] = useMutation(resetSecondFactor);
  const [erased, setErased] = useState<typeof user | null>(null);
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: () => activation.ask(user) }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.activate(user) };
  const remove: MenuEntry = {
    label: "Delete",
    icon: <Trash2 />,
    tone: "danger",
    divided: true,
    onSelect: () => deletion.ask(user),
  };
  const reset = useConfirm<number>((userId, options) => resetFactor({ userId }, options));
  const resetEntry: MenuEntry = {
    label: "Reset second factor",
    icon: <KeyRound />,
    onSelect: () => reset.ask(user.databaseId),
  };
  const download: MenuEntry = {
    label: "Download all data",
    icon: <Download />,
    onSelect: () => window.location.assign(personArchivePath(user.username)),
  };
  const erase: MenuEntry = {
    label: "Erase personal data…",
    icon: <Eraser />,
    tone: "danger",
    onSelect: () => setErased(user),
  };
  const entries = [
    ...(user.canClose ? [toggle] : []),
    ...(user.canExport ? [download] : []),
    ...(user.canResetSecondFactor ? [resetEntry] : []),
    ...(user.canClose ? [remove] : []),
    ...(user.canErase ? [erase] : []),
  ];
  return (
    <>
      {user.canMakeSignInCode && (
        <SignInLink userId={user.databaseId} name={user.name} tenantId={user.tenantId} />
      )}
      {/* The menu is not alone in the second line where the actions take two. */}
      <div className="flex gap-2 empty:hidden">
        {user.canUpdate && (
          <ButtonLink variant="primary" icon={<Pencil />} to={`${userAddress(user.databaseId)}/edit`}>
            Edit
          </ButtonLink>
        )}
        {entries.length > 0 && <ActionsMenu name={user.name} items={entries} />}
      </div>
      <ConfirmDialog
        {...reset.dialog}
        title="Reset the second factor?"
        message={`${user.name} signs in with the password alone until they add a new one. Their sessions end, and they get a mail.`}
        confirmLabel="Reset"
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
      <EraseUserDialog user={erased} onClose={() => setErased(null)} />
    </>
  );
}
