import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import {
  type GenerationKind,
  generationMessages,
  generationNouns,
} from "#gateway/domains/generation/contract";
import type { useGenerationCancelMutation } from "~/__generated__/useGenerationCancelMutation.graphql";
import type { useGenerationContinueMutation } from "~/__generated__/useGenerationContinueMutation.graphql";
import type { useGenerationStartMutation } from "~/__generated__/useGenerationStartMutation.graphql";
import { useMutation } from "~/relay/useMutation";
import { endToast, showToast } from "~/ui/toasts";
import { type Run, readRun, useRunEvents } from "./run";
import { type TargetKey, targetArguments } from "./target";
import { dropReview } from "./useReview";

const start = graphql`
  mutation useGenerationStartMutation(
    $kind: InstructionKind!
    $courseId: Int
    $curriculumId: Int
    $instruction: String!
  ) {
    result: startGeneration(
      kind: $kind
      courseId: $courseId
      curriculumId: $curriculumId
      instruction: $instruction
    ) {
      __typename
      ... on GenerationPayload {
        run {
          ...run_run
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const goOn = graphql`
  mutation useGenerationContinueMutation($runId: Int!) {
    result: continueGeneration(runId: $runId) {
      __typename
      ... on GenerationPayload {
        run {
          ...run_run
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const cancel = graphql`
  mutation useGenerationCancelMutation($runId: Int!) {
    result: cancelGeneration(runId: $runId) {
      __typename
      ... on GenerationPayload {
        run {
          ...run_run
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

interface Options extends TargetKey {
  kind: GenerationKind;
  /** The person's generation that goes on or waits for its review. */
  run: Run | null;
}

/** Begins, follows and cancels the generation of a screen; a fault is told in the toast, and its reason in place. */
export function useGeneration({ kind, run, ...target }: Options) {
  const { info, fallback } = generationNouns[kind];
  const [begin, starting] = useMutation<useGenerationStartMutation>(start, { fallback, fallbackOnly: true });
  const [go, continuing] = useMutation<useGenerationContinueMutation>(goOn, { fallback, fallbackOnly: true });
  const [end, cancelling] = useMutation<useGenerationCancelMutation>(cancel, {
    fallback: generationMessages.notRunning,
  });
  const [refused, setRefused] = useState<string>();
  const running = run?.status === "RUNNING";
  const busy = starting || continuing || running;
  const showInfo = useToastWhile(busy, info);
  useRunEvents(running ? run : null, () => undefined);
  useFaultToast(run, fallback);
  return {
    running,
    busy,
    cancelling,
    /** Why nothing was begun. */
    refused,
    /** Answers whether it was begun. */
    async start(instruction: string): Promise<boolean> {
      setRefused(undefined);
      showInfo();
      const of = { kind, ...targetArguments(target) };
      const begun = await begin(
        { ...of, instruction },
        {
          onFailure: setRefused,
          updater(store) {
            const made = store.getRootField("startGeneration")?.getLinkedRecord("run");
            if (made) store.getRoot().setLinkedRecord(made, "openGeneration", of);
          },
        },
      );
      // The proposal that the new one replaces is out of reach, and so is what was made of it.
      if (begun && run) dropReview(run.databaseId);
      return begun !== null;
    },
    /** Asks for the rest of a proposal that was cut off. */
    async resume(): Promise<void> {
      if (!run) return;
      setRefused(undefined);
      showInfo();
      await go({ runId: run.databaseId }, { onFailure: setRefused });
    },
    async cancel(): Promise<void> {
      const ended = run && (await end({ runId: run.databaseId }));
      if (ended && readRun(ended.run).status === "CANCELLED") dropReview(run.databaseId);
    },
  };
}

/** How long a toast stays at least, so that one can read it though its work was quick. */
const readingMs = 4_000;

/** Answers what shows the toast; it leaves after the work that it tells of, so that it does not contradict the outcome. */
function useToastWhile(busy: boolean, message: string): () => void {
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (busy || since.current === null) return;
    const left = since.current + readingMs - Date.now();
    since.current = null;
    setTimeout(() => endToast({ tone: "info", message }), Math.max(0, left));
  }, [busy, message]);
  return () => {
    since.current = Date.now();
    showToast({ tone: "info", message });
  };
}

/** Tells once that the generation which was followed has failed. */
function useFaultToast(run: Run | null, fallback: string): void {
  const followed = useRef<number | null>(null);
  useEffect(() => {
    if (!run) return;
    if (run.status === "RUNNING") followed.current = run.databaseId;
    else if (followed.current === run.databaseId) {
      followed.current = null;
      if (run.status === "FAILED" || run.status === "INTERRUPTED")
        showToast({ tone: "danger", message: fallback });
    }
  }, [run, fallback]);
}
