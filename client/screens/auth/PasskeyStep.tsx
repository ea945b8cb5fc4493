import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { SessionKey } from "~/session/readSession";
import { Button } from "~/ui/Button";
import { Notice } from "./Notice";
import { useSignInByPasskey } from "./useSignInByPasskey";

interface Props {
  /** Called with the new session. */
  onSession: (session: SessionKey) => void;
  /** Whether passkeys are offered in the address field, too. */
  isOffered: boolean;
}

/** Signs in without a password, by a passkey that the browser has for this host. */
export function PasskeyStep({ onSession, isOffered }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = useSignInByPasskey({ onSession, isOffered, onFailure: setFailure });
  const press = async () => {
    setBusy(true);
    setFailure(null);
    await signIn(false);
    setBusy(false);
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button className="w-full" icon={<KeyRound />} busy={busy} onClick={() => void press()}>
        Sign in with a passkey
      </Button>
    </div>
  );
}
