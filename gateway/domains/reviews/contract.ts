import { z } from "zod";
import { requiredText } from "../contract";

export const reviewLimits = { min: 1, max: 5, text: 2_000 } as const;
export const reviewLabels = { rating: "Rating", text: "Review" } as const;

/** A learner's review: one to five stars and a text. */
export const reviewSchema = z.object({
  rating: z
    .int("Please choose one to five stars")
    .min(reviewLimits.min, "Please choose one to five stars")
    .max(reviewLimits.max, "Please choose one to five stars"),
  text: requiredText(reviewLabels.text, { max: reviewLimits.text }),
});

export const reviewMessages = {
  success: "Thank you for your review",
  fallback: "Unable to save your review",
} as const;
