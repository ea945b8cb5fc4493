import { z } from "zod";
import { requiredText } from "../contract";

export const topicStatuses = ["PENDING", "COMPLETED"] as const;
export type TopicStatus = (typeof topicStatuses)[number];

export const enrolmentSources = ["SELF", "STAFF", "BATCH"] as const;

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

export const enrolmentMessages = {
  courseNotFound: "Course not found",
  topicNotFound: "Topic not found",
  questionNotFound: "Question not found",
  resourceNotFound: "Resource not found",
  learnersOnly: "Only learners enrol in courses",
  notFree: "This course has a price. Please ask the institute to enrol you.",
  notEnrolled: "You are not enrolled in this course",
  enrolled: "You are enrolled",
  reviewSaved: "Thank you for your review",
  enrolFailed: "Unable to enrol",
  topicFailed: "Unable to update topic status",
  markFailed: "Unable to save your mark",
  reviewFailed: "Unable to save your review",
} as const;
