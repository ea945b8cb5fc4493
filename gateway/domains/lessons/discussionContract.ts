import { z } from "zod";
import { messages, requiredText } from "../contract";
import { isMisleading } from "../hiddenTextContract";
import { discussionLabels, lessonLimits } from "./readerContract";

export const discussionMessages = {
  notMember: "Only learners of this course can ask and answer",
  questionNotFound: "Question not found",
  answerNotFound: "Answer not found",
  notYours: "Only the asker or staff can accept an answer",
  chooseOne: "Choose a question or an answer",
  noteChanged: "These notes were changed on another device",
} as const;

/** A learner's notes; white space is kept, and an empty text means none. */
export const noteSchema = z.object({
  markdown: z
    .string(messages.invalid(discussionLabels.note))
    .max(lessonLimits.note, { error: messages.tooLong(discussionLabels.note, lessonLimits.note) })
    .refine((text) => !isMisleading(text), messages.hidden(discussionLabels.note)),
});

/** A question under a lesson, or an answer to one. */
export const postSchema = z.object({
  markdown: requiredText(discussionLabels.markdown, { max: lessonLimits.post }),
});

/** Why a post is hidden. */
export const hidingSchema = z.object({
  reason: requiredText(discussionLabels.reason, { max: lessonLimits.reason }),
});
