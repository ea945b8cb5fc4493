import { useState } from "react";
import { graphql } from "react-relay";
import { discussionLabels, lessonLimits } from "#gateway/domains/lessons/readerContract";
import type { HidePostMutation } from "~/__generated__/HidePostMutation.graphql";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { type Command, useMutation } from "~/relay/useMutation";
import { isStaff } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";
import { isTooLong } from "~/ui/textLimit";

const command: Command<HidePostMutation> = {
  fallback: "Unable to change the post",
  mutation: graphql`
    mutation HidePostMutation($questionId: Int, $answerId: Int, $reason: String) {
      result: hideTopicPost(questionId: $questionId, answerId: $answerId, reason: $reason) {
        ...AskedQuestion_payload @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

interface Props {
  /** One of the two. */
  questionId: number | null;
  answerId: number | null;
  isHidden: boolean;
}

/** Hides a post from learners, with a reason, or shows it again. Only staff see it. */
export function HidePost({ isHidden, ...post }: Props) {
  const { account } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation(command);
  if (!isStaff(account)) return null;
  const hide = async () => {
    if (!reason.trim()) return refuseSubmit(setError, `${discussionLabels.reason} is required`);
    if (isTooLong(reason, lessonLimits.reason)) return;
    if (await commit({ ...post, reason }, { onFailure: setError })) setOpen(false);
  };
  if (isHidden)
    return (
      <Button size="sm" variant="ghost" busy={busy} onClick={() => void commit({ ...post, reason: null })}>
        Show again
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        Hide
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Hide this post"
        description="Learners no longer see it. Its author sees the reason."
        size="sm"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger" busy={busy} onClick={() => void hide()}>
              Hide
            </Button>
          </>
        }
      >
        <TextInput
          label={discussionLabels.reason}
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setError(undefined);
          }}
          limit={lessonLimits.reason}
          error={error}
          required
        />
      </Dialog>
    </>
  );
}
