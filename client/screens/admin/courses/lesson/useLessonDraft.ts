import { useState } from "react";
import { graphql } from "react-relay";
import { generationMessages, lessonDraftTexts } from "#gateway/domains/generation/contract";
import type { useLessonDraftCancelMutation } from "~/__generated__/useLessonDraftCancelMutation.graphql";
import type { useLessonDraftContinueMutation } from "~/__generated__/useLessonDraftContinueMutation.graphql";
import type { useLessonDraftDiscardMutation } from "~/__generated__/useLessonDraftDiscardMutation.graphql";
import type { useLessonDraftSaveMutation } from "~/__generated__/useLessonDraftSaveMutation.graphql";
import type { useLessonDraftStartMutation } from "~/__generated__/useLessonDraftStartMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { type Run, readRun, useRunEvents } from "../run";

const starting = graphql`
  mutation useLessonDraftStartMutation($topicId: Int!, $instruction: String!) {
    result: startGeneration(kind: LESSON, topicId: $topicId, instruction: $instruction) {
      ... on GenerationPayload @alias(as: "payload") {
        run {
          ...run_run
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const continuing = graphql`
  mutation useLessonDraftContinueMutation($runId: Int!) {
    result: continueGeneration(runId: $runId) {
      ... on GenerationPayload @alias(as: "payload") {
        run {
          ...run_run
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const cancelling = graphql`
  mutation useLessonDraftCancelMutation($runId: Int!) {
    result: cancelGeneration(runId: $runId) {
      ... on GenerationPayload @alias(as: "payload") {
        run {
          ...run_run
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const discarding = graphql`
  mutation useLessonDraftDiscardMutation($runId: Int!) {
    result: discardGeneration(runId: $runId) {
      ... on GenerationPayload @alias(as: "payload") {
        run {
          id
          status
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const saving = graphql`
  mutation useLessonDraftSaveMutation($runId: Int!, $blocks: [KeptBlockInput!]!) {
    result: saveGeneratedLesson(runId: $runId, blocks: $blocks) {
      ... on SavedLessonPayload @alias(as: "payload") {
        topic {
          ...lessonDraft_topic
        }
      }
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

/** A block of a proposal as it may be saved. */
export type KeptBlock = useLessonDraftSaveMutation["variables"]["blocks"][number];

/** Starts, follows and ends the draft of a lesson by AI. Nothing is saved before `save`. */
export function useLessonDraft(topicId: number, open: Run | null) {
  const { fallback, saved: success } = lessonDraftTexts;
  const [run, setRun] = useState(open);
  const [reason, setReason] = useState<string | null>(null);
  const [start, isStarting] = useMutation<useLessonDraftStartMutation>(starting, { fallback });
  const [goOn, isContinuing] = useMutation<useLessonDraftContinueMutation>(continuing, { fallback });
  const [cancel, isCancelling] = useMutation<useLessonDraftCancelMutation>(cancelling, {
    fallback: generationMessages.notRunning,
  });
  const [discard] = useMutation<useLessonDraftDiscardMutation>(discarding, { fallback });
  const [save, isSaving] = useMutation<useLessonDraftSaveMutation>(saving, { success, fallback });
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
      if (begun) setRun(readRun(begun.run));
    },
    async resume(): Promise<void> {
      setReason(null);
      const begun = await goOn({ runId }, failing);
      if (begun) setRun(readRun(begun.run));
    },
    async cancel(): Promise<void> {
      const ended = await cancel({ runId });
      if (ended) setRun(readRun(ended.run));
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
