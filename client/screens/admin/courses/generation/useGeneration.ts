import { useEffect, useRef, useState } from "react";
import { type GenerationKind, generationNouns } from "#gateway/domains/generation/contract";
import { cancelGeneration, continueGeneration, startGeneration } from "~/commands/lessonCommands";
import { useMutation } from "~/relay/useMutation";
import { endToast, showToast } from "~/ui/toasts";
import { type Run, readRunPayload, useRunEvents } from "../run";
import { type TargetKey, targetArguments } from "./target";
import { dropReview } from "./useReview";

interface Options extends TargetKey {
  kind: GenerationKind;
  /** The person's generation that is running or under review. */
  run: Run | null;
}

/** Starts, follows and cancels a screen's generation. A failure shows a toast, and its reason on the screen. */
export function useGeneration({ kind, run, ...target }: Options) {
  const { info, fallback } = generationNouns[kind];
  const texts = { fallback, fallbackOnly: true };
  const [begin, starting] = useMutation({ ...startGeneration, ...texts });
  const [go, continuing] = useMutation({ ...continueGeneration, ...texts });
  const [end, cancelling] = useMutation(cancelGeneration);
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
    /** Why the generation did not start. */
    refused,
    /** Returns whether the generation started. */
    async start(instruction: string): Promise<boolean> {
      setRefused(undefined);
      showInfo();
      const scope = { kind, ...targetArguments(target) };
      const begun = await begin(
        { ...scope, instruction },
        {
          onFailure: setRefused,
          updater(store) {
            const made = store.getRootField("startGeneration")?.getLinkedRecord("run");
            if (made) store.getRoot().setLinkedRecord(made, "openGeneration", scope);
          },
        },
      );
      // The replaced proposal can no longer be opened, so its draft is deleted too.
      if (begun && run) dropReview(run.databaseId);
      return begun !== null;
    },
    /** Requests the rest of an incomplete proposal. */
    async resume(): Promise<void> {
      if (!run) return;
      setRefused(undefined);
      showInfo();
      await go({ runId: run.databaseId }, { onFailure: setRefused });
    },
    async cancel(): Promise<void> {
      const ended = run && (await end({ runId: run.databaseId }));
      if (ended && readRunPayload(ended).status === "CANCELLED") dropReview(run.databaseId);
    },
  };
}

/** The minimum duration of a toast in milliseconds, so that it can be read even if the work was quick. */
const readingMs = 4_000;

/**
 * Returns the function that shows the toast. The toast disappears when its work ends, so that it does not contradict
 * the outcome.
 */
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

/** Reports once that the followed generation has failed. */
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
