import { useState } from "react";
import { eraseUser } from "~/commands/userCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";

/** A person who may be erased. */
interface ErasableUser {
  readonly databaseId: number;
  readonly name: string;
}

interface Props {
  /** Null while the dialog is closed. */
  user: ErasableUser | null;
  onClose: () => void;
}

/** Erases a person once their name was typed; a refusal is shown below the name. */
export function EraseUserDialog({ user, onClose }: Props) {
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
      description="Replaces their name and email address everywhere: in chat, mails, notifications and the history. Payments, marks and what they wrote stay, without a name. You can't undo this."
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
