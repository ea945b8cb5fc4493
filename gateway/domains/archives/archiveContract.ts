import { z } from "zod";
import { booleanField, enumField, messages, nameText, optionalText, requiredText } from "../contract";
import { practisedTypes } from "../courses/contract";
import { courseLabels, courseSchema } from "../courses/formContract";
import { fileLimits, fileNameSchema } from "../files/contract";
import { blockLabels } from "../lessons/blockContract";
import {
  blockKinds,
  calloutTones,
  lessonLimits,
  topicLabels,
  topicSettingsSchema,
} from "../lessons/contract";
import { wholeNumber } from "../numberFieldContract";
import { objectivesSchema, outlineLabels, outlineLimits } from "../outlines/contract";
import { questionLabels, questionLimits } from "../questions/contract";
import { resourceLabels, resourceSchema } from "../resources/contract";
import { archiveLimits } from "./contract";

export const archiveFormat = "lectern-course";
export const archiveVersion = 1;

/** Tells a course's archive from other JSON. */
export const archiveHeadSchema = z.object({ format: z.literal(archiveFormat), version: z.int() });

/** The key of a row inside the archive, such as "f1". */
const key = z
  .string("A key is required")
  .regex(/^[a-z]{1,2}\d{1,6}$/, "A key is one or two letters and a number");

const block = z.strictObject({
  key,
  kind: enumField(blockLabels.kind, blockKinds),
  /** The entry with its text. */
  text: z.string().optional(),
  language: z.string().optional(),
  tone: z.enum(calloutTones).optional(),
  url: z.string().optional(),
  caption: z.string().optional(),
  altText: z.string().optional(),
  /** Keys of files. */
  file: key.optional(),
  captions: key.optional(),
  /** The key of a question. */
  question: key.optional(),
});
export type ArchivedBlock = z.output<typeof block>;

const blocks = z
  .array(block)
  .max(lessonLimits.blocks, `A lesson has at most ${lessonLimits.blocks} blocks`)
  .refine(
    (list) => new Set(list.map((item) => item.key)).size === list.length,
    "Two blocks have the same key",
  );

const topic = z.strictObject({
  ...topicSettingsSchema.required().shape,
  isPublished: booleanField(topicLabels.isPreview),
  draft: blocks,
  /** The version that readers see, if it differs from the draft. */
  published: blocks.optional(),
});
export type ArchivedTopic = z.output<typeof topic>;

const question = z.strictObject({
  key,
  title: requiredText(questionLabels.title, { max: questionLimits.title }),
  type: enumField(questionLabels.type, practisedTypes),
  explanation: optionalText(questionLabels.explanation, { max: 1_000 }),
  acceptedAnswers: z
    .array(requiredText("Accepted answer", { max: questionLimits.option }))
    .max(questionLimits.answers),
  options: z
    .array(
      z.strictObject({
        text: requiredText("Option", { max: questionLimits.option }),
        isCorrect: z.boolean(),
      }),
    )
    .max(questionLimits.options),
});

const questions = z.array(question).max(archiveLimits.questions);

const module = z.strictObject({
  name: nameText(outlineLabels.section, { max: outlineLimits.name }),
  topics: z.array(topic).max(outlineLimits.topics, `A module has at most ${outlineLimits.topics} topics`),
  questions,
});

const resource = z.strictObject({
  ...resourceSchema.shape,
  tags: z.array(z.string().max(500, messages.tooLong(resourceLabels.tags, 500))).max(100),
});

const file = z.strictObject({
  key,
  /** The entry with its bytes. */
  path: z.string(),
  name: fileNameSchema,
  mime: z.string().max(fileLimits.name),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, "Must be a SHA-256 hash"),
});
export type ArchivedFile = z.output<typeof file>;

const { code, title, description, price, imageUrl, level, authorName } = courseSchema.shape;

/** course.json: everything of a course but the texts of its blocks and the bytes of its files. */
export const archiveSchema = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.literal(archiveVersion),
  course: z.strictObject({
    code,
    title,
    description,
    price,
    imageUrl,
    authorName,
    level: level.unwrap(),
    duration: wholeNumber(courseLabels.duration, { min: 0, max: 100_000 }),
    /** The name of its category. */
    category: requiredText(courseLabels.categoryId),
    objectives: objectivesSchema,
  }),
  modules: z
    .array(module)
    .max(outlineLimits.modules, `An outline has at most ${outlineLimits.modules} modules`),
  /** Those that belong to no module. */
  questions,
  resources: z.array(resource).max(archiveLimits.resources),
  files: z.array(file).max(archiveLimits.files),
});
export type Archive = z.output<typeof archiveSchema>;
export type ArchiveInput = z.input<typeof archiveSchema>;
