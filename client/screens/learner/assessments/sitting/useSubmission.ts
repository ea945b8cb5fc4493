import { useRef, useState } from "react";
import { submitAttempt } from "~/commands/learnerCommands";
import { useMutation } from "~/relay/useMutation";
import type { AnswerAutosave } from "./AnswerAutosave";

const unsaved = "Some answers are not saved yet. Submit again when the connection is back.";

interface AttemptToSubmit {
  attempt: { readonly databaseId: number };
  sitting: { readonly keeper: AnswerAutosave };
  /** The number of unanswered questions. */
  missing: number;
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

/** Submits once all answers are saved, and confirms first if some are missing. The attempt's end opens the result. */
export function useSubmission({ attempt, sitting, missing }: AttemptToSubmit): Submission {
  const [commit] = useMutation(submitAttempt);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A second press may come before the first one has changed the screen.
  const running = useRef(false);
  const submit = async () => {
    if (await sitting.keeper.settle()) {
      return (await commit({ attemptId: attempt.databaseId }, { onFailure: setError })) !== null;
    }
    setError(unsaved);
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
