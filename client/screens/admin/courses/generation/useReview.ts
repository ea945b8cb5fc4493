import { useEffect, useState } from "react";
import { z } from "zod";
import { questionTypes } from "#gateway/domains/courses/contract";
import { currentSession } from "~/session/sessionStore";
import { emptyReview, type Review, takeIn } from "./review";
import type { Run } from "./run";

const item = z.object({
  key: z.string(),
  text: z.string(),
  question: z
    .object({
      title: z.string(),
      type: z.enum(questionTypes),
      options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
      acceptedAnswers: z.array(z.string()),
      explanation: z.string(),
    })
    .nullable(),
  dropped: z.boolean(),
});

const draftSchema = z.object({
  savedAt: z.string(),
  review: z.object({
    objectives: z.array(item),
    modules: z.array(
      z.object({
        key: z.string(),
        moduleId: z.number().nullable(),
        name: z.string(),
        dropped: z.boolean(),
        items: z.array(item),
      }),
    ),
  }),
});

/** What a person made of a proposal, as this browser keeps it until it is saved or discarded. */
interface ReviewDraft {
  savedAt: string;
  review: Review;
}

/** The place of a draft: a browser can be shared by people, and by organizations. */
function keyOf(runId: number): string {
  const { account } = currentSession();
  return `review-draft:${account?.tenantId ?? 0}:${account?.id ?? 0}:${runId}`;
}

/** The draft of a generation's review; null when there is none that can be read. */
function readReview(runId: number): ReviewDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(runId)) ?? ""));
  } catch {
    return null;
  }
}

/** Keeps a review; a full storage keeps nothing, and the question before leaving still guards it. */
function writeReview(runId: number, review: Review): void {
  try {
    const kept: ReviewDraft = { savedAt: new Date().toISOString(), review };
    localStorage.setItem(keyOf(runId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const dropReview = (runId: number): void => localStorage.removeItem(keyOf(runId));

interface Reviewing {
  review: Review;
  /** When the changes were made that a reload brought back; null when there were none. */
  restoredAt: string | null;
}

function begin(run: Run): Reviewing {
  const draft = readReview(run.databaseId);
  return { review: takeIn(draft?.review ?? emptyReview, run), restoredAt: draft?.savedAt ?? null };
}

/**
 * The review of a proposal while it still arrives. What is done to it by hand is kept by the browser until it is saved
 * or discarded; `onEdited` hears of it.
 */
export function useReview(run: Run, onEdited: (edited: boolean) => void) {
  const [{ review, restoredAt }, setReviewing] = useState(() => begin(run));
  const [edited, setEdited] = useState(false);
  const { databaseId, objectives, modules } = run;
  useEffect(() => {
    setReviewing((before) => ({ ...before, review: takeIn(before.review, { objectives, modules }) }));
  }, [objectives, modules]);
  useEffect(() => {
    if (edited) writeReview(databaseId, review);
  }, [edited, databaseId, review]);
  const tell = (by: boolean) => {
    setEdited(by);
    onEdited(by);
  };
  return {
    review,
    restoredAt,
    change(by: (review: Review) => Review): void {
      setReviewing((before) => ({ ...before, review: by(before.review) }));
      tell(true);
    },
    /** Shows the proposal as it came. */
    startOver(): void {
      dropReview(databaseId);
      setReviewing({ review: takeIn(emptyReview, { objectives, modules }), restoredAt: null });
      tell(false);
    },
    /** Nothing of the review is kept any longer: it was saved or discarded. */
    forget(): void {
      setEdited(false);
      dropReview(databaseId);
    },
  };
}
