import { KeyRound } from "lucide-react";
import { useState } from "react";
import { signInByPasskey, startPasskey } from "~/commands/passkeyCommands";
import { useMutation } from "~/relay/useMutation";
import { findAccount } from "~/session/findAccount";
import { signWithPasskey } from "~/session/passkeys";
import { useSignIn } from "~/session/useSignIn";
import { Button } from "~/ui/Button";
import { showToast } from "~/ui/toasts";

const failed = "Unable to sign in by passkey";

/** Signs in without a password, by a passkey that the browser has for this host. */
export function PasskeyButton({ next }: { next: string | null }) {
  const [start] = useMutation(startPasskey);
  const [send] = useMutation(signInByPasskey);
  const [busy, setBusy] = useState(false);
  const signIn = useSignIn();
  const attempt = async () => {
    const started = await start({ isNew: false });
    if (!started) return;
    const signed = await signWithPasskey(started.options, false);
    if ("failure" in signed) return showToast({ tone: "danger", title: failed, message: signed.failure });
    const session = await send({ response: signed.response });
    const account = session && findAccount(session.user);
    if (account) signIn(session.accessToken, account, next);
  };
  const press = async () => {
    setBusy(true);
    await attempt();
    setBusy(false);
  };
  return (
    <Button className="w-full" icon={<KeyRound />} busy={busy} onClick={() => void press()}>
      Sign in with a passkey
    </Button>
  );
}
