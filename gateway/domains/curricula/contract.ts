import { z } from "zod";
import { enumField, messages } from "../contract";
import { levelLabels } from "../courses/contract";
import { detailFields, detailLabels, detailLimits } from "../courses/detailsContract";
import { getValues } from "../labelsContract";
import { getSpecifiedMessages } from "../messagesContract";
import { wholeNumber } from "../numberFieldContract";

export const curriculumLimits = { ...detailLimits, duration: { min: 1, max: 1000 } } as const;

/** The defaults of a curriculum. */
export const curriculumDefaults = { duration: 60, status: "DRAFT", level: "BEGINNER" } as const;

/** The curriculum form. An optional field that is left out is unchanged. */
export const curriculumSchema = z.object({
  title: detailFields.title,
  description: z
    .string(messages.invalid(detailLabels.description))
    .trim()
    .max(
      curriculumLimits.description,
      messages.tooLong(detailLabels.description, curriculumLimits.description),
    )
    .nullish(),
  price: detailFields.price,
  duration: wholeNumber(detailLabels.duration, curriculumLimits.duration),
  imageUrl: detailFields.imageUrl,
  status: detailFields.status,
  level: enumField(detailLabels.level, getValues(levelLabels)),
  authorName: detailFields.authorName,
  trainerId: detailFields.trainerId,
  objectives: detailFields.objectives,
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
