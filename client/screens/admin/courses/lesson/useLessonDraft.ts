import { useState } from "react";
import { lessonDraftTexts } from "#gateway/domains/generation/contract";
import type { lessonCommandsSaveGeneratedLessonMutation } from "~/__generated__/lessonCommandsSaveGeneratedLessonMutation.graphql";
import {
  cancelGeneration,
  continueGeneration,
  discardGeneration,
  saveGeneratedLesson,
  startLessonDraft,
} from "~/commands/lessonCommands";
import { useMutation } from "~/relay/useMutation";
import { type Run, readRunPayload, useRunEvents } from "../run";

/** A block of a proposal as it may be saved. */
export type KeptBlock = lessonCommandsSaveGeneratedLessonMutation["variables"]["blocks"][number];

/** Starts, follows and ends the draft of a lesson by AI. Nothing is saved before `save`. */
export function useLessonDraft(topicId: number, open: Run | null) {
  const { fallback } = lessonDraftTexts;
  const [run, setRun] = useState(open);
  const [reason, setReason] = useState<string | null>(null);
  const [start, isStarting] = useMutation(startLessonDraft);
  const [goOn, isContinuing] = useMutation({ ...continueGeneration, fallback });
  const [cancel, isCancelling] = useMutation(cancelGeneration);
  const [discard] = useMutation({ ...discardGeneration, fallback });
  const [save, isSaving] = useMutation(saveGeneratedLesson);
  const isRunning = run?.status === "RUNNING";
  useRunEvents(isRunning ? run : null, setRun);
  const runId = run?.databaseId ?? 0;
  const failing = { onFailure: setReason };
  return {
    run,
    /** Why the last step was refused. */
    reason,
    isBusy: isStarting || isContinuing || isRunning,
    ...{ isRunning, isCancelling, isSaving },
    async start(instruction: string): Promise<void> {
      setReason(null);
      const begun = await start({ topicId, instruction }, failing);
      if (begun) setRun(readRunPayload(begun));
    },
    async resume(): Promise<void> {
      setReason(null);
      const begun = await goOn({ runId }, failing);
      if (begun) setRun(readRunPayload(begun));
    },
    async cancel(): Promise<void> {
      const ended = await cancel({ runId });
      if (ended) setRun(readRunPayload(ended));
    },
    async discard(): Promise<void> {
      if (await discard({ runId })) setRun(null);
    },
    /** Returns whether the blocks were added. */
    async save(blocks: readonly KeptBlock[]): Promise<boolean> {
      setReason(null);
      return (await save({ runId, blocks }, failing)) !== null;
    },
  };
}
