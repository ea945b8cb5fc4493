import { Share2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShareResult_attempt$key } from "~/__generated__/ShareResult_attempt.graphql";
import { shareAttempt } from "~/commands/learnerCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { copyText } from "~/ui/copyText";
import { ReadOnlyInput } from "~/ui/ReadOnlyInput";
import { showToast } from "~/ui/toasts";

const fragment = graphql`
  fragment ShareResult_attempt on Attempt {
    databaseId
    shareToken
  }
`;

/** Returns the public address of a shared result. */
export const sharedAddress = (token: string): string =>
  `${location.origin}/results/${encodeURIComponent(token)}`;

interface ShareResultProps {
  attempt: ShareResult_attempt$key;
  /** The other actions of the result, in the same row. */
  children: ReactNode;
}

/** Makes the result public and copies its link. The link stays visible for browsers that do not copy. */
export function ShareResult({ attempt: key, children }: ShareResultProps) {
  const { databaseId, shareToken } = useFragment(fragment, key);
  const [commit, busy] = useMutation(shareAttempt);
  const field = useRef<HTMLInputElement>(null);
  const uncopied = useRef(false);
  useEffect(() => {
    if (shareToken && uncopied.current) field.current?.select();
  }, [shareToken]);
  const share = async () => {
    const token = shareToken ?? (await commit({ attemptId: databaseId }))?.attempt.shareToken;
    if (!token) return;
    const copied = await copyText(sharedAddress(token));
    uncopied.current = !copied;
    if (copied) return showToast({ tone: "success", message: "Link copied" });
    showToast({ tone: "info", message: "Your browser doesn't allow copying. Copy the link from the field." });
    field.current?.select();
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap justify-center gap-2">
        {children}
        <Button icon={<Share2 />} busy={busy} onClick={() => void share()}>
          Share
        </Button>
      </div>
      {shareToken && (
        <ReadOnlyInput
          ref={field}
          label="Link to your result"
          hint="Anyone with this link can see your name, course, score and date."
          value={sharedAddress(shareToken)}
        />
      )}
    </div>
  );
}
