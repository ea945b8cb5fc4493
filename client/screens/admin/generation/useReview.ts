import { useEffect, useState } from "react";
import { emptyReview, type Review, takeIn } from "./review";
import type { Run } from "./run";

/** The review of a proposal while it still arrives; `onEdited` hears of the first change by hand. */
export function useReview(run: Run, onEdited: (edited: boolean) => void) {
  const [review, setReview] = useState(() => takeIn(emptyReview, run));
  const { objectives, modules } = run;
  useEffect(() => {
    setReview((before) => takeIn(before, { objectives, modules }));
  }, [objectives, modules]);
  const change = (by: (review: Review) => Review) => {
    setReview(by);
    onEdited(true);
  };
  return [review, change] as const;
}
