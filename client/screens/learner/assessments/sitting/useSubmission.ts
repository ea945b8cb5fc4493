import { useRef, useState } from "react";
import { assessmentMessages } from "#gateway/domains/assessments/contract";
import { submitAttempt } from "~/commands/learnerCommands";
import type { AskedQuestion } from "~/questions/answers";
import { useMutation } from "~/relay/useMutation";
import { findWaitingFile } from "./attemptUploads";
import { findUnsaved } from "./shownAnswer";
import type { Sitting } from "./sitting";

const unsent = "Some answers are not saved yet. Submit again when the connection is back.";
const crossed = (number: number) =>
  `You answered question ${number} elsewhere, too. Choose which answer to keep, then submit.`;
const unsaved = (number: number, reason: string) =>
  reason === assessmentMessages.answerChanged
    ? crossed(number)
    : `Question ${number} isn't saved: ${reason}. Change its answer, then submit.`;

interface AttemptToSubmit {
  attempt: { readonly databaseId: number; readonly questions: ReadonlyArray<AskedQuestion> };
  sitting: Sitting;
  /** Whether the learner is at the end with every question answered and none flagged: nothing is asked then. */
  isComplete: boolean;
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
 * Submits once the server has every answer as the screen shows it, and confirms first if something is left. A refused
 * answer stops it, and is opened. The attempt's end opens the result.
 */
export function useSubmission(options: AttemptToSubmit): Submission {
  const { attempt, sitting, isComplete, onGo } = options;
  const [commit] = useMutation(submitAttempt);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A second press may come before the first one has changed the screen.
  const running = useRef(false);
  const submit = async () => {
    const { keeper } = sitting.answers;
    const file = findWaitingFile(attempt.questions, sitting.uploads.waiting.read());
    if (file) {
      setAsking(false);
      setError(file.problem);
      onGo(file.number);
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
    if (isComplete) await confirm();
    else setAsking(true);
  };
  return { asking, busy, error, ask, confirm, cancel: () => setAsking(false) };
}
