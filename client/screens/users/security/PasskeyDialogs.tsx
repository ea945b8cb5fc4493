import { passkeyLabels, passkeyMessages, passkeyNameSchema } from "#gateway/domains/accounts/passkeyContract";
import { addPasskey, renamePasskey, startPasskey } from "~/commands/passkeyCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { makePasskey } from "~/session/passkeys";
import { refreshSession } from "~/session/refreshSession";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";

/** Names a new passkey, and has the browser make it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [start] = useMutation(startPasskey);
  const [add] = useMutation(addPasskey);
  const make = async () => {
    const started = await start({});
    const made = started && (await makePasskey(started.options));
    if (made && "failure" in made) {
      showToast({ tone: "danger", title: passkeyMessages.addFailed, message: made.failure });
      return null;
    }
    return made;
  };
  const form = useForm({
    schema: passkeyNameSchema,
    labels: passkeyLabels,
    initial: { name: "" },
    async onSubmit({ name }): Promise<boolean> {
      const made = await make();
      const added =
        made &&
        (await add(
          { name, response: made.response },
          {
            onFieldErrors: form.setServerErrors,
            updater(store, data) {
              const passkey = data?.result.payload && store.get(data.result.payload.passkey.id);
              if (!passkey) return;
              const all = store.getRoot().getLinkedRecords("passkeys") ?? [];
              store.getRoot().setLinkedRecords([...all, passkey], "passkeys");
            },
          },
        ));
      if (!added) return false;
      // Staff who had to add a second factor may go on now.
      void refreshSession();
      onClose();
      return true;
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
      <TextInput {...form.field("name")} hint="What you will know it by, such as My laptop" />
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
            result: { __typename: "RenamePasskeyPayload", payload: { passkey: { id, name: input.name } } },
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
