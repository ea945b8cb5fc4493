import { KeyRound } from "lucide-react";
import { useState } from "react";
import { signInCodeMinutes } from "#gateway/domains/accounts/contract";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";
import { showToast } from "~/ui/toasts";
import { copyText, useSignInLink } from "../useSignInLink";
import type { Imported } from "./ImportedUsers";

/** How many links a person may make in an hour. */
const most = 100;
const linkNoun = { one: "sign-in link", many: "sign-in links" } as const;

/** Makes a sign-in link for each of the new users, and copies them as lines of name, address and link. */
export function AllSignInLinks({ users }: { users: Imported }) {
  const { make } = useSignInLink();
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<string>();
  const linked = users.slice(0, most);
  const makeAll = async () => {
    setMaking(true);
    const lines: string[] = [];
    for (const user of linked) {
      const link = await make(user);
      // The reason was told; what was made until then is still of use.
      if (link === null) break;
      lines.push([user.name, user.email, link].join("\t"));
    }
    setMaking(false);
    if (lines.length === 0) return;
    if (!(await copyText(lines.join("\n")))) return setShown(lines.join("\n"));
    const message = `${formatQuantity(lines.length, linkNoun)} copied. Each works once, within ${signInCodeMinutes} minutes.`;
    showToast({ tone: "success", message });
  };
  return (
    <>
      <Button icon={<KeyRound />} busy={isMaking} onClick={makeAll}>
        {users.length > most ? `Copy the first ${most} sign-in links` : "Copy all sign-in links"}
      </Button>
      <Dialog
        open={shown !== undefined}
        size="lg"
        title="Sign-in links"
        description={`Each signs its person in once, within ${signInCodeMinutes} minutes.`}
        onClose={() => setShown(undefined)}
      >
        <TextArea label="Links" value={shown ?? ""} readOnly rows={12} onChange={() => undefined} />
      </Dialog>
    </>
  );
}
