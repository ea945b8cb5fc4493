import { useEffect, useState } from "react";
import { z } from "zod";
import { practisedTypes, type QuestionTypeName } from "#gateway/domains/courses/contract";
import { currentSession } from "~/session/sessionStore";
import type { Run } from "../run";
import { emptyReview, type Review, takeIn } from "./review";

const item = z.object({
  key: z.string(),
  text: z.string(),
  question: z
    .object({
      title: z.string(),
      type: z.enum(practisedTypes).transform((type): QuestionTypeName => type),
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

/** The person's changes to a proposal, stored in this browser until it is saved or discarded. */
interface ReviewDraft {
  savedAt: string;
  review: Review;
}

/** The storage key of a draft, by account and organization, since people may share a browser. */
function getStorageKey(runId: number): string {
  const { account } = currentSession();
  return `review-draft:${account?.tenantId ?? 0}:${account?.id ?? 0}:${runId}`;
}

/** Returns the draft of a generation's review; null if there is none or it is invalid. */
function readReview(runId: number): ReviewDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(getStorageKey(runId)) ?? ""));
  } catch {
    return null;
  }
}

/** Stores a review. If the storage is full, the confirmation before leaving still protects it. */
function writeReview(runId: number, review: Review): void {
  try {
    const kept: ReviewDraft = { savedAt: new Date().toISOString(), review };
    localStorage.setItem(getStorageKey(runId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const dropReview = (runId: number): void => localStorage.removeItem(getStorageKey(runId));

interface Reviewing {
  review: Review;
  /** When the restored changes were made; null without any. */
  restoredAt: string | null;
}

function begin(run: Run): Reviewing {
  const draft = readReview(run.databaseId);
  return { review: takeIn(draft?.review ?? emptyReview, run), restoredAt: draft?.savedAt ?? null };
}

/**
 * The review of a proposal while it still arrives. The person's changes are stored in the browser until they are saved
 * or discarded; each one calls `onEdited`.
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
    /** Shows the original proposal. */
    startOver(): void {
      dropReview(databaseId);
      setReviewing({ review: takeIn(emptyReview, { objectives, modules }), restoredAt: null });
      tell(false);
    },
    /** Deletes the stored review after it was saved or discarded. */
    forget(): void {
      setEdited(false);
      dropReview(databaseId);
    },
  };
}
