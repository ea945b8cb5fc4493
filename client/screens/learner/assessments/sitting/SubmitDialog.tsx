import { formatQuantity } from "~/formats/counts";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import type { Submission } from "./useSubmission";

interface SubmitDialogProps {
  submission: Submission;
  /** The number of questions. */
  count: number;
  /** The numbers of the unanswered questions, from 1. */
  missing: readonly number[];
  /** The numbers of the flagged questions, from 1. */
  flagged: readonly number[];
  onGo: (number: number) => void;
}

/** Asks before submitting early, with unanswered or with flagged questions, and links to these. */
export function SubmitDialog({ submission, count, missing, flagged, onGo }: SubmitDialogProps) {
  const { asking, busy, error, confirm, cancel } = submission;
  const go = (number: number) => {
    cancel();
    onGo(number);
  };
  const link = (number: number) => (
    <button
      key={number}
      type="button"
      onClick={() => go(number)}
      className="touch-square mr-2 font-medium text-brand-ink underline"
    >
      Question {number}
    </button>
  );
  const isMissing = missing.length > 0;
  return (
    <ConfirmDialog
      open={asking}
      tone="primary"
      title={isMissing ? "Submit with answers missing?" : "Submit the assessment?"}
      subject={
        isMissing
          ? `${formatQuantity(missing.length, { one: "question has", many: "questions have" })} no answer yet.`
          : `${count} of ${count} answered. You can't change them afterwards.`
      }
      message={
        <>
          {missing.map(link)}
          {flagged.length > 0 && <span className="mt-2 block">Flagged: {flagged.map(link)}</span>}
        </>
      }
      confirmLabel={isMissing ? "Submit anyway" : "Submit"}
      cancelLabel="Keep answering"
      error={error ?? undefined}
      busy={busy}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}
