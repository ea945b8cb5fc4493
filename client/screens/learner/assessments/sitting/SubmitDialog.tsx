import { formatQuantity } from "~/formats/counts";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { Submission } from "./useSubmission";

interface SubmitDialogProps {
  submission: Submission;
  /** The numbers of the unanswered questions, from 1. */
  missing: readonly number[];
  onGo: (number: number) => void;
}

/** Asks before submitting with unanswered questions, and links to them. */
export function SubmitDialog({ submission, missing, onGo }: SubmitDialogProps) {
  const { asking, busy, error, confirm, cancel } = submission;
  const go = (number: number) => {
    cancel();
    onGo(number);
  };
  const links = missing.map((number) => (
    <button
      key={number}
      type="button"
      onClick={() => go(number)}
      className="touch-square mr-2 font-medium text-brand-ink underline"
    >
      Question {number}
    </button>
  ));
  return (
    <ConfirmDialog
      open={asking}
      tone="primary"
      title="Submit with answers missing?"
      subject={`${formatQuantity(missing.length, { one: "question has", many: "questions have" })} no answer yet.`}
      message={links}
      confirmLabel="Submit anyway"
      cancelLabel="Keep answering"
      error={error ?? undefined}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
