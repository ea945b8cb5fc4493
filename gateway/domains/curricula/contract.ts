import { z } from "zod";
import { imageAddress, messages, optionalPrice, optionalText, requiredText, wholeNumber } from "../contract";
import { levels, publishStatuses } from "../courses/contract";

export const curriculumLimits = {
  title: 100,
  description: 500,
  duration: { min: 1, max: 1000 },
  modules: 100,
  topics: 200,
  objectives: 20,
  name: 150,
} as const;

export const curriculumLabels = {
  title: "Title",
  description: "Description",
  price: "Price",
  duration: "Duration",
  imageUrl: "Image URL",
  status: "Status",
  level: "Level",
} as const;

/** The curriculum form. */
export const curriculumSchema = z.object({
  title: requiredText(curriculumLabels.title, { max: curriculumLimits.title }),
  description: optionalText(curriculumLabels.description, { max: curriculumLimits.description }),
  price: optionalPrice(curriculumLabels.price),
  duration: wholeNumber(curriculumLabels.duration, curriculumLimits.duration),
  imageUrl: imageAddress(curriculumLabels.imageUrl),
  status: z.enum(publishStatuses, messages.required(curriculumLabels.status)),
  level: z.enum(levels, messages.required(curriculumLabels.level)),
});

const moduleName = requiredText("Section Name", { max: curriculumLimits.name });
const topicName = requiredText("Topic Name", { max: curriculumLimits.name });

/** The outline of a curriculum: what is saved takes the place of what was there. */
export const curriculumOutlineSchema = z.object({
  modules: z
    .array(z.object({ name: moduleName, topics: z.array(topicName).max(curriculumLimits.topics) }))
    .min(1, "The outline has no module")
    .max(curriculumLimits.modules),
});
export type CurriculumOutline = z.output<typeof curriculumOutlineSchema>;

export const curriculumMessages = {
  notFound: "Curriculum not found",
  moduleGone: "Module not found",
  changed: "Somebody else has changed this curriculum. Look at the newest state before you save.",
  titleTaken: "Another curriculum has this title",
  created: "Curriculum created successfully",
  updated: "Curriculum updated successfully",
  deleted: "Curriculum deleted successfully",
  deleteFailed: "Error deleting curriculum",
  createFailed: "Failed to create curriculum",
} as const;

/** The orders that a list of curricula can have. */
export type CurriculumSort = "TITLE" | "CREATED" | "STATUS";
