import { ROOT_ID } from "relay-runtime";
import { z } from "zod";
import { type OwnerProof, ownerFields, ownerLabels } from "#gateway/domains/accounts/ownerContract";
import { passkeyLabels, passkeyMessages, passkeyNameSchema } from "#gateway/domains/accounts/passkeyContract";
import { addPasskey, removePasskey, renamePasskey, startPasskey } from "~/commands/securityCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { changeList } from "~/lists/changeList";
import { removeRow } from "~/lists/removeRow";
import { useMutation } from "~/relay/useMutation";
import { makePasskey } from "~/session/passkeys";
import { refreshSession } from "~/session/refreshSession";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { noProof, OwnerProofField } from "./OwnerProofField";

interface AddProps {
  proof: OwnerProof;
  onClose: () => void;
}

/** Closes a dialog after a change of the passkeys. Staff who had to add a second factor may go on now. */
function endChange(onClose: () => void): true {
  void refreshSession();
  onClose();
  return true;
}

/** Names a new passkey, asks for a proof that its owner is there, and has the browser make it. */
export function AddPasskeyDialog({ proof, onClose }: AddProps) {
  const [start] = useMutation(startPasskey);
  const [add] = useMutation(addPasskey);
  const make = async (typed: typeof noProof) => {
    const started = await start(typed, { onFieldErrors: form.setServerErrors });
    const made = started && (await makePasskey(started.options));
    if (made && "failure" in made) {
      showToast({ tone: "danger", title: passkeyMessages.add.fallback, message: made.failure });
      return null;
    }
    return made;
  };
  const form = useForm({
    schema: passkeyNameSchema.extend(ownerFields(proof)),
    labels: { ...passkeyLabels, ...ownerLabels },
    initial: { name: "", ...noProof },
    async onSubmit({ name, ...typed }): Promise<boolean> {
      const made = await make(typed);
      const added =
        made &&
        (await add(
          { name, response: made.response },
          {
            onFieldErrors: form.setServerErrors,
            updater(store, data) {
              const passkey = data?.result.payload && store.get(data.result.payload.passkey.id);
              if (passkey) changeList(store.getRoot(), "passkeys", (all) => [...all, passkey]);
            },
          },
        ));
      return Boolean(added) && endChange(onClose);
    },
  });
  return (
    <FormDialog
      sheet
      title="Add a passkey"
      description="Your browser then asks for your fingerprint, your face, the PIN of this device, or a security key."
      submit="Continue"
      form={form}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} hint="A name to recognize it by, such as My laptop" />
      <OwnerProofField proof={proof} form={form} />
    </FormDialog>
  );
}

interface RenameProps {
  passkey: { id: string; databaseId: number; name: string };
  onClose: () => void;
}

/** Renames a passkey. The list shows the new name at once. */
export function RenamePasskeyDialog({ passkey: { id, databaseId, name }, onClose }: RenameProps) {
  const [rename] = useMutation(renamePasskey);
  const form = useForm({
    schema: passkeyNameSchema,
    labels: passkeyLabels,
    initial: { name },
    async onSubmit(input): Promise<boolean> {
      const renamed = await rename(
        { passkeyId: databaseId, name: input.name },
        {
          onFieldErrors: form.setServerErrors,
          optimisticResponse: {
            result: { __typename: "RenamePasskeyPayload", passkey: { id, name: input.name } },
          },
        },
      );
      if (renamed) onClose();
      return renamed !== null;
    },
  });
  return (
    <FormDialog sheet title="Rename this passkey" submit="Save" form={form} onClose={onClose}>
      <TextInput {...form.field("name")} />
    </FormDialog>
  );
}

interface RemoveProps extends AddProps {
  passkey: { id: string; databaseId: number; name: string };
}

/** Asks for a proof that the owner is there, and removes a passkey. */
export function RemovePasskeyDialog({ passkey, proof, onClose }: RemoveProps) {
  const [remove] = useMutation(removePasskey);
  const updater = removeRow({ listId: ROOT_ID, field: "passkeys", nodeId: passkey.id });
  const form = useForm({
    schema: z.object(ownerFields(proof)),
    labels: ownerLabels,
    initial: noProof,
    async onSubmit(typed): Promise<boolean> {
      const removed = await remove(
        { passkeyId: passkey.databaseId, ...typed },
        { onFieldErrors: form.setServerErrors, updater },
      );
      return removed !== null && endChange(onClose);
    },
  });
  return (
    <FormDialog
      sheet
      title={`Remove the passkey “${passkey.name}”?`}
      description="It no longer signs you in. Your device may still offer it: delete it there too."
      submit="Remove"
      form={form}
      onClose={onClose}
    >
      <OwnerProofField proof={proof} form={form} />
    </FormDialog>
  );
}
