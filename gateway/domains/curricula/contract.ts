import { z } from "zod";
import {
  enumField,
  messages,
  nameText,
  optionalId,
  optionalImage,
  optionalPersonName,
  optionalPrice,
  wholeNumber,
} from "../contract";
import { levelLabels, publishStatuses } from "../courses/contract";
import { getValues } from "../labelsContract";
import { getSpecifiedMessages } from "../messagesContract";
import { objectivesSchema } from "../outlines/contract";

export const curriculumLimits = {
  title: 100,
  description: 500,
  duration: { min: 1, max: 1000 },
  authorName: 100,
} as const;

export const curriculumLabels = {
  title: "Title",
  description: "Description",
  price: "Price",
  duration: "Duration",
  imageUrl: "Image URL",
  status: "Status",
  level: "Level",
  trainerId: "Trainer",
  authorName: "Author",
  objectives: "Objectives",
} as const;

/** The defaults of a curriculum. */
export const curriculumDefaults = { duration: 60, status: "DRAFT", level: "BEGINNER" } as const;

/** The curriculum form. An optional field that is left out is unchanged. */
export const curriculumSchema = z.object({
  title: nameText(curriculumLabels.title, { max: curriculumLimits.title }),
  description: z
    .string(messages.invalid(curriculumLabels.description))
    .trim()
    .max(
      curriculumLimits.description,
      messages.tooLong(curriculumLabels.description, curriculumLimits.description),
    )
    .nullish(),
  price: optionalPrice(curriculumLabels.price),
  duration: wholeNumber(curriculumLabels.duration, curriculumLimits.duration),
  imageUrl: optionalImage(curriculumLabels.imageUrl),
  status: enumField(curriculumLabels.status, publishStatuses),
  level: enumField(curriculumLabels.level, getValues(levelLabels)),
  authorName: optionalPersonName(curriculumLabels.authorName, { max: curriculumLimits.authorName }),
  trainerId: optionalId(curriculumLabels.trainerId),
  objectives: objectivesSchema.optional(),
});
export type CurriculumInput = z.output<typeof curriculumSchema>;

export const curriculumMessages = {
  notFound: "Curriculum not found",
  changed: "Someone else changed this curriculum. Review the latest version before you save.",
  titleTaken: "Another curriculum has this title",
  create: {
    success: "Curriculum created successfully",
    fallback: "Failed to create curriculum",
  },
  ...getSpecifiedMessages("curriculum", "update"),
  saveOutline: {
    success: "Curriculum updated successfully",
    fallback: "Unable to save the outline",
  },
  copyLessons: {
    success: "Lessons copied",
    fallback: "Unable to copy the lessons",
  },
  delete: {
    success: "Curriculum deleted successfully",
    fallback: "Error deleting curriculum",
  },
  noSharedTopics: "No topic of this course has the same name and module as one of the curriculum",
} as const;

/** The orders that a list of curricula can have. */
export type CurriculumSort = "TITLE" | "CREATED" | "STATUS";
