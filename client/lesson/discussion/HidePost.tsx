import { useState } from "react";
import { graphql } from "react-relay";
import { discussionLabels, lessonLimits } from "#gateway/domains/lessons/readerContract";
import type { HidePostMutation } from "~/__generated__/HidePostMutation.graphql";
import { keptTexts } from "~/forms/keptTexts";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useKeptState } from "~/forms/useKeptState";
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

/** Why a post is hidden, until it is. */
const openReason = keptTexts("hide-reason");

/** Hides a post from learners, with a reason, or shows it again. Only staff see it. */
export function HidePost({ isHidden, ...post }: Props) {
  const { account } = useSession();
  const [isOpen, setOpen] = useState(false);
  const keptId = post.questionId === null ? `answer:${post.answerId}` : `question:${post.questionId}`;
  const { value: reason, change } = useKeptState({ open: openReason, id: keptId, initial: "" });
  const [error, setError] = useState<string>();
  const [commit, busy] = useMutation(command);
  if (!isStaff(account)) return null;
  const giveUp = () => {
    change("");
    setOpen(false);
  };
  const hide = async () => {
    if (!reason.trim()) return refuseSubmit(setError, `${discussionLabels.reason} is required`);
    if (isTooLong(reason, lessonLimits.reason)) return;
    if (await commit({ ...post, reason }, { onFailure: setError })) giveUp();
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
            <Button onClick={giveUp}>Cancel</Button>
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
            change(typed);
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
