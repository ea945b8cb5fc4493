import { KeyRound } from "lucide-react";
import { useState } from "react";
import { signInCodeMinutes } from "#gateway/domains/accounts/contract";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { copyText, useSignInLink } from "./useSignInLink";

interface Props {
  userId: number;
  name: string;
  tenantId: number;
  size?: "sm" | "md" | undefined;
}

/** Makes a link that signs a person in once, and copies it; where it cannot be copied, it is shown. */
export function SignInLink({ userId, name, tenantId, size }: Props) {
  const { make, busy } = useSignInLink();
  const [shown, setShown] = useState<string>();
  const press = async () => {
    const link = await make({ databaseId: userId, tenantId });
    if (link === null) return;
    if (!(await copyText(link))) return setShown(link);
    const message = `Sign-in link of ${name} copied. It works once, within ${signInCodeMinutes} minutes.`;
    showToast({ tone: "success", message });
  };
  return (
    <>
      <Button icon={<KeyRound />} size={size} busy={busy} onClick={press}>
        Copy sign-in link
      </Button>
      <Dialog
        open={shown !== undefined}
        title="Sign-in link"
        description={`Signs ${name} in once, within ${signInCodeMinutes} minutes.`}
        onClose={() => setShown(undefined)}
      >
        <TextInput label="Link" value={shown ?? ""} readOnly onChange={() => undefined} />
      </Dialog>
    </>
  );
}
