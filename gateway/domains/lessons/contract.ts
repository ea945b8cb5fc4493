import { z } from "zod";
import { booleanField, enumField, messages, nameText, optionalText } from "../contract";
import { defineLabels, getValues } from "../labelsContract";
import { getCommandMessages } from "../messagesContract";
import { wholeNumber } from "../numberFieldContract";
import { lessonLimits } from "./readerContract";

export { calloutToneLabels, calloutTones, lessonLimits } from "./readerContract";

export const blockKinds = [
  "TEXT",
  "CODE",
  "CALLOUT",
  "IMAGE",
  "VIDEO",
  "AUDIO",
  "FILE",
  "EMBED",
  "QUESTION",
] as const;
export type BlockKind = (typeof blockKinds)[number];
export const blockKindLabels = defineLabels(...blockKinds);

export const topicCompletionLabels = defineLabels({
  MANUAL: "When the learner marks it complete",
  VIEWED: "When every block was viewed",
  WATCHED: "When the videos were watched",
  ANSWERED: "When every question was answered",
});
export type TopicCompletion = keyof typeof topicCompletionLabels;

export const topicOpeningLabels = defineLabels({
  ALWAYS: "Always",
  IN_ORDER: "After the topic before it",
  WITH_PLAN: "With the batch's plan",
});
export type TopicOpening = keyof typeof topicOpeningLabels;

/** Whether a viewer may read a lesson, or the reason why not. */
export const lessonAccesses = ["READ", "NOT_OPEN", "ENROL", "SIGN_IN"] as const;
export type LessonAccess = (typeof lessonAccesses)[number];

export const blockChanges = ["ADDED", "CHANGED", "MOVED", "DELETED"] as const;
export type BlockChange = (typeof blockChanges)[number];

export const topicLabels = {
  name: "Name",
  summary: "Summary",
  minutes: "Minutes",
  isPreview: "Preview",
  completion: "Completion",
  threshold: "Threshold",
  opening: "Opening",
} as const;

export const lessonMessages = {
  notFound: "Lesson not found",
  changed: "Someone else changed this lesson",
  blockNotFound: "Block not found",
  blockChanged: "Someone else changed this block",
  tooMany: `A lesson can have at most ${lessonLimits.blocks} blocks`,
  fileNotFound: "File not found",
  wrongFile: (kind: BlockKind) => `${blockKindLabels[kind]} blocks need a file of that kind`,
  captionsOnly: "Captions must be a WebVTT file",
  questionNotFound: "This question isn't part of the course",
  revisionNotFound: "Revision not found",
  notDeleted: "This block is not deleted",
  nothingToPublish: "There is nothing to publish yet",
  notOpen: "This lesson is not open yet",
  notManual: "This topic is completed by its lesson",
  notVideo: "Only videos can be watched",
  notQuestion: "This block is not a question",
  importMarkdown: {
    success: "Markdown imported",
    fallback: "Unable to import the Markdown",
  },
  ...getCommandMessages("lesson", "publish"),
  saveSettings: {
    success: "Lesson settings saved",
    fallback: "Unable to save the settings",
  },
} as const;

const given = <Schema extends z.ZodType>(schema: Schema) => schema.optional();

/** The settings of a topic; those that are left out are unchanged. */
export const topicSettingsSchema = z.object({
  name: given(nameText(topicLabels.name, { max: 150 })),
  summary: given(optionalText(topicLabels.summary, { max: lessonLimits.summary })),
  minutes: given(wholeNumber(topicLabels.minutes, { min: 0, max: lessonLimits.minutes })),
  isPreview: given(booleanField(topicLabels.isPreview)),
  completion: given(enumField(topicLabels.completion, getValues(topicCompletionLabels))),
  threshold: given(wholeNumber(topicLabels.threshold, { min: 1, max: 100 })),
  opening: given(enumField(topicLabels.opening, getValues(topicOpeningLabels))),
});

interface TopicSettings<Completion, Opening> {
  name: string;
  summary: string;
  minutes: number;
  isPreview: boolean;
  completion: Completion;
  threshold: number;
  opening: Opening;
}

/** The settings of a topic, without its other columns. */
export const pickSettings = <Completion, Opening>(topic: TopicSettings<Completion, Opening>) => {
  const { name, summary, minutes, isPreview, completion, threshold, opening } = topic;
  return { name, summary, minutes, isPreview, completion, threshold, opening };
};

const seconds = z.number(messages.invalid("Range")).min(0).max(1_000_000);

/** The watched parts of a video, as [from, to] in seconds. */
export const watchedRangesSchema = z.object({
  ranges: z
    .array(z.tuple([seconds, seconds], messages.invalid("Range")).refine(([from, to]) => from <= to))
    .max(lessonLimits.ranges),
});
