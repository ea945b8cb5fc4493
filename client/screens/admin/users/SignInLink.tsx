import { KeyRound } from "lucide-react";
import { useCallback, useState } from "react";
import { signInCodeMinutes } from "#gateway/domains/accounts/contract";
import { createSignInCode } from "~/commands/userCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { copyText } from "~/ui/copyText";
import { Dialog } from "~/ui/Dialog";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { showToast } from "~/ui/toasts";

/** The person that a link is for. */
interface LinkedUser {
  readonly databaseId: number;
  readonly tenantId: number;
}

/** Creates single-use sign-in links; null after the reason of a refusal was shown. */
export function useSignInLink() {
  const [commit, busy] = useMutation(createSignInCode);
  const make = useCallback(
    async ({ databaseId: userId, tenantId }: LinkedUser): Promise<string | null> => {
      const made = await commit({ userId });
      if (!made) return null;
      const link = new URL("/auth/login", window.location.origin);
      link.searchParams.set("tenantId", String(tenantId));
      link.searchParams.set("token", made.token);
      return link.href;
    },
    [commit],
  );
  return { make, busy };
}

interface Props {
  userId: number;
  name: string;
  tenantId: number;
  size?: "sm" | "md" | undefined;
}

/** Creates a single-use sign-in link for a person and copies it, or shows it if copying fails. */
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
        <ReadOnlyInput label="Link" value={shown ?? ""} />
      </Dialog>
    </>
  );
}
