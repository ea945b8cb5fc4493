import { KeyRound } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { signInCodeMinutes } from "../../../../gateway/domains/accounts/contract";
import type { SignInLinkMutation } from "../../../__generated__/SignInLinkMutation.graphql";
import { useMutation } from "../../../relay/useMutation";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { TextInput } from "../../../ui/TextInput";
import { showToast } from "../../../ui/toasts";

const mutation = graphql`
  mutation SignInLinkMutation($userId: Int!) {
    result: createSignInCode(userId: $userId) {
      __typename
      ... on SignInCodePayload {
        token
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { fallback: "Unable to make a sign-in link" };

interface Props {
  userId: number;
  name: string;
  tenantId: number;
  size?: "sm" | "md" | undefined;
}

const linkOf = (token: string, tenantId: number): string => {
  const link = new URL("/auth/login", window.location.origin);
  link.searchParams.set("tenantId", String(tenantId));
  link.searchParams.set("token", token);
  return link.href;
};

/** Whether the clipboard took the text; without a permission or on plain http it does not. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Makes a link that signs a person in once, and copies it; where it cannot be copied, it is shown. */
export function SignInLink({ userId, name, tenantId, size }: Props) {
  const [make, busy] = useMutation<SignInLinkMutation>(mutation, texts);
  const [shown, setShown] = useState<string>();
  const press = async () => {
    const made = await make({ userId });
    if (!made) return;
    const link = linkOf(made.token, tenantId);
    if (!(await copy(link))) return setShown(link);
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
