import { useRef, useState } from "react";
import { submitAttempt } from "~/commands/learnerCommands";
import { findUploadProblem } from "~/files/uploadProblem";
import type { QueuedUpload } from "~/files/uploadQueue";
import type { AskedQuestion } from "~/questions/answers";
import { useMutation } from "~/relay/useMutation";
import type { AnswerAutosave } from "./AnswerAutosave";
import { findUnsaved } from "./shownAnswer";

const unsent = "Some answers are not saved yet. Submit again when the connection is back.";
const unsaved = (number: number, reason: string) =>
  `Question ${number} isn't saved: ${reason}. Change its answer, then submit.`;

interface AttemptToSubmit {
  attempt: { readonly databaseId: number; readonly questions: ReadonlyArray<AskedQuestion> };
  sitting: { readonly keeper: AnswerAutosave };
  /** The files of the open question that are not uploaded yet, or could not be. */
  uploads: readonly QueuedUpload[];
  /** The number of unanswered questions. */
  missing: number;
  /** Opens the question with this number, from 1. */
  onGo: (number: number) => void;
}

/** Submitting, with its confirmation. */
export interface Submission {
  asking: boolean;
  busy: boolean;
  error: string | null;
  ask: () => Promise<void>;
  confirm: () => Promise<void>;
  cancel: () => void;
}

/**
 * Submits once the server has every answer as the screen shows it, and confirms first if some are missing. A refused
 * answer stops it, and is opened. The attempt's end opens the result.
 */
export function useSubmission(options: AttemptToSubmit): Submission {
  const { attempt, sitting, uploads, missing, onGo } = options;
  const [commit] = useMutation(submitAttempt);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A second press may come before the first one has changed the screen.
  const running = useRef(false);
  const submit = async () => {
    const { keeper } = sitting;
    const uploadProblem = findUploadProblem(uploads);
    if (uploadProblem) {
      setAsking(false);
      setError(uploadProblem);
      return false;
    }
    await keeper.settle();
    const stuck = findUnsaved(attempt.questions, keeper.kept.read());
    if (!stuck) return (await commit({ attemptId: attempt.databaseId }, { onFailure: setError })) !== null;
    const { number, reason } = stuck;
    setError(reason === null ? unsent : unsaved(number, reason));
    if (reason !== null) {
      setAsking(false);
      onGo(number);
    }
    return false;
  };
  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    let isSubmitted = false;
    try {
      isSubmitted = await submit();
    } finally {
      // A submission is final: the result is about to be shown.
      running.current = isSubmitted;
      setBusy(isSubmitted);
    }
  };
  const ask = async () => {
    setError(null);
    if (missing > 0) setAsking(true);
    else await confirm();
  };
  return { asking, busy, error, ask, confirm, cancel: () => setAsking(false) };
}
