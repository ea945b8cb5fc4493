import { useMemo, useRef, useState } from "react";
import { graphql } from "react-relay";
import { submissionMessages } from "#gateway/domains/submissions/contract";
import type { useSubmissionDraftSubscription } from "~/__generated__/useSubmissionDraftSubscription.graphql";
import { handIn } from "~/commands/assignmentCommands";
import { findUploadProblem } from "~/files/uploadProblem";
import type { QueuedUpload } from "~/files/uploadQueue";
import { useVersionedAutosave } from "~/forms/useVersionedAutosave";
import { useLive } from "~/relay/useLive";
import { useMutation } from "~/relay/useMutation";
import { endFailures, showToast } from "~/ui/toasts";
import {
  type Draft,
  type DraftProblems,
  findProblems,
  joinDrafts,
  openKeptDraft,
  parseDraft,
  toText,
} from "./submissionDraft";
import {
  type DraftRefusal,
  type SavedDraft,
  toVersioned,
  useDraftSaves,
  useReadLatest,
} from "./useDraftSaves";

const subscription = graphql`
  subscription useSubmissionDraftSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) {
      text
      link
      updatedAt
      files { databaseId name }
    }
  }
`;

interface Options {
  assignmentId: number;
  /** Undefined before the first words. */
  draft: SavedDraft | undefined;
}

/** The messages of a draft's fields that are known without asking the server. */
function listProblems(typed: Draft, refusal: DraftRefusal, uploads: readonly QueuedUpload[]): DraftProblems {
  const isRefused = typed.files.some(({ databaseId }) => refusal.files.has(databaseId));
  const files = isRefused ? submissionMessages.refusedFiles : findUploadProblem(uploads);
  return { ...(files !== undefined && { files }), ...findProblems(typed) };
}

/** Why the server has not taken a saved draft. */
interface HandInStop {
  /** Empty without a reason. */
  reason: string;
  /** Whether no answer came back, and none can be read now: the server may have taken it. */
  isUnsure: boolean;
}

const unanswered: ReadonlySet<string | undefined> = new Set(["NETWORK", "UNAVAILABLE"]);

/** Hands in a draft once the server has it as the screen shows it. */
function useHandIn(retry: () => Promise<boolean>, readLatest: ReturnType<typeof useReadLatest>) {
  const [send] = useMutation(handIn);
  const [isBusy, setBusy] = useState(false);
  const [stop, setStop] = useState<HandInStop | null>(null);
  const running = useRef(false);
  /** Looks what became of a hand-in that failed: its answer may have been lost, or another window was first. */
  const lookAfter = async ({ reason, code }: { reason: string; code: string | undefined }) => {
    const latest = await readLatest();
    if (latest?.state !== "HANDED_IN") {
      setStop({ reason, isUnsure: latest === null && unanswered.has(code) });
      return false;
    }
    endFailures();
    showToast({ tone: "success", message: submissionMessages.handIn.success });
    return true;
  };
  const run = async (variables: () => Parameters<typeof send>[0]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setStop(null);
    try {
      if (!(await retry())) return false;
      let failure: Parameters<typeof lookAfter>[0] = { reason: "", code: undefined };
      const onFailure = (reason: string, code?: string) => {
        failure = { reason, code };
      };
      return (await send(variables(), { onFailure })) !== null || (await lookAfter(failure));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, stop };
}

/**
 * A draft that is saved while it is typed, and handed in. What is unsaved outlasts the window; where another window or a
 * teammate has written, too, the learner chooses.
 */
export function useSubmissionDraft({ assignmentId, draft }: Options) {
  const kept = useMemo(() => openKeptDraft(assignmentId), [assignmentId]);
  const { refusal, save } = useDraftSaves({ assignmentId, draft });
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const saved = useMemo(() => toVersioned(draft), [draft]);
  const autosave = useVersionedAutosave({ saved, save, kept, join: joinDrafts });
  const { theirs, keepBoth, keepMine, useTheirs } = autosave;
  const handing = useHandIn(autosave.retry, useReadLatest(assignmentId));
  useLive<useSubmissionDraftSubscription>(subscription, {
    variables: { submissionId: draft?.databaseId ?? 0 },
    enabled: draft !== undefined,
  });
  const typed = parseDraft(autosave.text);
  const problems = listProblems(typed, refusal, uploads);
  return {
    typed,
    state: autosave.state,
    refusal,
    /** The draft that was saved elsewhere while this one was typed, with the ways to choose; null without one. */
    other: theirs && { text: theirs.text, keepBoth, keepMine, useTheirs },
    /** The messages of the fields, by the server's last word and what is typed since. */
    problems: { ...refusal.problems, ...problems },
    isHandingIn: handing.isBusy,
    /** Why the server has not taken the last hand-in; null where it was not asked. */
    handInStop: handing.stop,
    setUploads,
    change: (next: Partial<Draft>) => autosave.change(toText({ ...typed, ...next })),
    /** Hands in what is on the screen; returns whether the server has taken it. Nothing older is handed in. */
    async submit(): Promise<boolean> {
      if (Object.keys(problems).length > 0) return false;
      return handing.run(() => ({ assignmentId, version: autosave.getVersion() }));
    },
  };
}
