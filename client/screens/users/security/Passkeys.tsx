import { KeyRound } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { passkeyLabels, passkeyMessages, passkeyNameSchema } from "#gateway/domains/accounts/passkeyContract";
import type { Passkeys_passkeys$data, Passkeys_passkeys$key } from "~/__generated__/Passkeys_passkeys.graphql";
import { addPasskey, removePasskey, startPasskey } from "~/commands/passkeyCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { formatDate } from "~/formats/dates";
import { useMutation } from "~/relay/useMutation";
import { makePasskey } from "~/session/passkeys";
import { refreshSession } from "~/session/refreshSession";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { showToast } from "~/ui/toasts";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";

type Passkey = Passkeys_passkeys$data[number];

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <KeyRound aria-hidden className="size-5 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted tabular-nums">
          Added {formatDate(createdAt)} · {lastUsedAt ? `Last used ${formatDate(lastUsedAt)}` : "Not used yet"}
        </p>
      </div>
      <Button size="sm" aria-label={`Remove the passkey: ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}

/** Names a new passkey, and has the browser make it. */
function AddDialog({ onClose }: { onClose: () => void }) {
  const [start] = useMutation(startPasskey);
  const [add] = useMutation(addPasskey);
  const form = useForm({
    schema: passkeyNameSchema,
    labels: passkeyLabels,
    initial: { name: "" },
    async onSubmit({ name }): Promise<boolean> {
      const started = await start({ isNew: true });
      if (!started) return false;
      const made = await makePasskey(started.options);
      if ("failure" in made) {
        showToast({ tone: "danger", title: passkeyMessages.addFailed, message: made.failure });
        return false;
      }
      const added = await add(
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
      );
      if (!added) return false;
      void refreshSession();
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      sheet
      title="Add a passkey"
      description="Your browser asks for your fingerprint, your face, the PIN of this device, or a security key."
      submit="Continue"
      form={form}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} hint="What you will know it by, such as My laptop" />
    </FormDialog>
  );
}

/** The viewer's passkeys: adding, and removing them. */
export function Passkeys({ passkeys: key }: { passkeys: Passkeys_passkeys$key }) {
  const passkeys = useFragment(
    graphql`
      fragment Passkeys_passkeys on Passkey @relay(plural: true) {
        id
        databaseId
        name
        createdAt
        lastUsedAt
      }
    `,
    key,
  );
  const [isAdding, setAdding] = useState(false);
  const [remove] = useMutation(removePasskey);
  const removal = useConfirm<Passkey>(async ({ databaseId }, options) => {
    const removed = await remove({ passkeyId: databaseId }, options);
    if (removed) void refreshSession();
    return removed;
  });
  return (
    <>
      <Card
        flush
        title="Passkeys"
        description="Sign in without a password, by your fingerprint, your face, or a security key."
        actions={
          <Button size="sm" onClick={() => setAdding(true)}>
            Add a passkey
          </Button>
        }
      >
        {passkeys.length > 0 ? (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => removal.ask(passkey)} />
            ))}
          </ul>
        ) : (
          <p className="px-5 pt-1 pb-4 text-sm text-muted">You have no passkeys yet.</p>
        )}
      </Card>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
      <ConfirmDialog
        {...removal.dialog}
        title="Remove this passkey?"
        subject={removal.asked?.name}
        message="It no longer signs you in. Your device may still offer it: delete it there too."
        confirmLabel="Remove"
      />
    </>
  );
}
