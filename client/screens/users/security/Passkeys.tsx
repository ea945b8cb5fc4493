import { KeyRound } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { readOwnerProof } from "#gateway/domains/accounts/ownerContract";
import { passkeyLimits } from "#gateway/domains/accounts/passkeyContract";
import type { Passkeys_owner$key } from "~/__generated__/Passkeys_owner.graphql";
import type {
  Passkeys_passkeys$data,
  Passkeys_passkeys$key,
} from "~/__generated__/Passkeys_passkeys.graphql";
import { formatDate } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { hasPasskeys } from "~/session/passkeys";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from "./PasskeyDialogs";

type Passkey = Passkeys_passkeys$data[number];

interface RowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm">
      <KeyRound aria-hidden className="size-5 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted tabular-nums">
          Added {formatDate(createdAt, ownZone())} ·{" "}
          {lastUsedAt ? `Last used ${formatDate(lastUsedAt, ownZone())}` : "Not used yet"}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename the passkey: ${name}`} onClick={onRename}>
          Rename
        </Button>
        <Button size="sm" aria-label={`Remove the passkey: ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Shown where no passkey can be added. */
function findHindrance(count: number): string | null {
  if (!hasPasskeys()) return "This browser doesn't support passkeys, or this address isn't secure (https).";
  if (count >= passkeyLimits.perAccount)
    return `You have ${passkeyLimits.perAccount} passkeys, the most that an account may have.`;
  return null;
}

interface Props {
  passkeys: Passkeys_passkeys$key;
  owner: Passkeys_owner$key;
}

/** The viewer's passkeys: adding, renaming and removing them. */
export function Passkeys({ passkeys: key, owner }: Props) {
  const { ownerProof } = useFragment(
    graphql`
      fragment Passkeys_owner on User {
        ownerProof
      }
    `,
    owner,
  );
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
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const hindrance = findHindrance(passkeys.length);
  return (
    <>
      <Card
        flush
        title="Passkeys"
        description="Sign in without a password: by your fingerprint, your face, a PIN, or a security key."
        actions={
          !hindrance && (
            <Button size="sm" onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          )
        }
      >
        {passkeys.length > 0 && (
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setRenamed(passkey)}
                onRemove={() => setRemoved(passkey)}
              />
            ))}
          </ul>
        )}
        {(hindrance || passkeys.length === 0) && (
          <p className="px-5 pt-1 pb-4 text-sm text-muted">{hindrance ?? "You have no passkeys yet."}</p>
        )}
      </Card>
      {isAdding && <AddPasskeyDialog proof={readOwnerProof(ownerProof)} onClose={() => setAdding(false)} />}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {removed && (
        <RemovePasskeyDialog
          passkey={removed}
          proof={readOwnerProof(ownerProof)}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}
