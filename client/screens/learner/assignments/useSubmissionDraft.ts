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
import {
  type Draft,
  type DraftProblems,
  findProblems,
  joinDrafts,
  openKeptDraft,
  parseDraft,
  toText,
} from "./submissionDraft";
import { type DraftRefusal, type SavedDraft, toVersioned, useDraftSaves } from "./useDraftSaves";

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

/** Hands in a draft once the server has it as the screen shows it. */
function useHandIn(retry: () => Promise<boolean>) {
  const [send] = useMutation(handIn);
  const [isBusy, setBusy] = useState(false);
  /** Why the server took nothing of a saved draft; empty without a reason. */
  const [reason, setReason] = useState("");
  const running = useRef(false);
  const run = async (variables: () => Parameters<typeof send>[0]): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setReason("");
    try {
      return (await retry()) && (await send(variables(), { onFailure: setReason })) !== null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, reason };
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
  const handing = useHandIn(autosave.retry);
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
    /** Why the server did not take the last hand-in; empty without a reason. */
    handInReason: handing.reason,
    setUploads,
    change: (next: Partial<Draft>) => autosave.change(toText({ ...typed, ...next })),
    /** Hands in what is on the screen; returns whether the server has taken it. Nothing older is handed in. */
    async submit(): Promise<boolean> {
      if (Object.keys(problems).length > 0) return false;
      return handing.run(() => ({ assignmentId, version: autosave.getVersion() }));
    },
  };
}
