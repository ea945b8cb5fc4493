import { useEffect, useState } from "react";
import { emptyReview, type Review, takeIn } from "./review";
import { dropReview, readReview, writeReview } from "./reviewDraft";
import type { Run } from "./run";

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
