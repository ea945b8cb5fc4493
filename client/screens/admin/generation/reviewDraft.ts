import { z } from "zod";
import { questionTypes } from "#gateway/domains/courses/contract";
import { currentSession } from "~/session/sessionStore";
import type { Review } from "./review";

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
export interface ReviewDraft {
  savedAt: string;
  review: Review;
}

/** The place of a draft: a browser can be shared by people, and by organizations. */
function keyOf(runId: number): string {
  const { account } = currentSession();
  return `review-draft:${account?.tenantId ?? 0}:${account?.id ?? 0}:${runId}`;
}

/** The draft of a generation's review; null when there is none that can be read. */
export function readReview(runId: number): ReviewDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(runId)) ?? ""));
  } catch {
    return null;
  }
}

/** Keeps a review; a full storage keeps nothing, and the question before leaving still guards it. */
export function writeReview(runId: number, review: Review): void {
  try {
    const kept: ReviewDraft = { savedAt: new Date().toISOString(), review };
    localStorage.setItem(keyOf(runId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const dropReview = (runId: number): void => localStorage.removeItem(keyOf(runId));
