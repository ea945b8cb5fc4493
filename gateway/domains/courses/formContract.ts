import { z } from "zod";
import { addressName, chosenId, enumField, requiredText } from "../contract";
import { getValues } from "../labelsContract";
import { getSpecifiedMessages } from "../messagesContract";
import { clearableWhole } from "../numberFieldContract";
import { levelLabels } from "./contract";
import { detailFields, detailLabels, detailLimits } from "./detailsContract";

export const courseLimits = {
  ...detailLimits,
  code: 10,
  duration: { min: 1, max: 100_000 },
} as const;

export const courseLabels = { ...detailLabels, code: "Code", categoryId: "Category" } as const;

/**
 * The course form. The specification requires code, title and so on; a field that is left out is unchanged.
 * The order of the fields is that of the form, and of what is wrong with it.
 */
export const courseSchema = z.object({
  code: addressName(courseLabels.code, { max: courseLimits.code }),
  title: detailFields.title,
  description: requiredText(courseLabels.description, { max: courseLimits.description }),
  categoryId: chosenId(courseLabels.categoryId),
  status: detailFields.status,
  price: detailFields.price,
  imageUrl: detailFields.imageUrl,
  level: enumField(courseLabels.level, getValues(levelLabels)).optional(),
  duration: clearableWhole(courseLabels.duration, courseLimits.duration),
  authorName: detailFields.authorName,
  trainerId: detailFields.trainerId,
  objectives: detailFields.objectives,
});
export type CourseInput = z.output<typeof courseSchema>;

export const courseMessages = {
  notFound: "Course not found",
  moduleNotFound: "Module not found",
  topicNotFound: "Topic not found",
  categoryNotFound: "Category not found",
  trainerNotFound: "Trainer not found",
  trainersAreStaff: "Only staff can be trainers",
  codeTaken: "Another course has this code",
  enrolled: "Failed to delete the course. Users are already enrolled courses",
  inBatches: "The course is part of a batch and can't be deleted",
  paidFor: "Payments name this course, so it can't be deleted",
  topicCompleted: (name: string) =>
    `“${name}” has been completed by learners or batches. Keep it, or delete it on its own on the course's Curriculum page.`,
  outlineChanged: "Someone else changed this course. You now see the latest version.",
  emptyOutline: "Add a module with a topic before you publish the course",
  ...getSpecifiedMessages("course", "create", "update", "publish", "unpublish"),
  delete: {
    success: "Successfully Deleted Course",
    fallback: "Unable to delete course",
  },
  addModule: {
    success: "Module Added Successfully",
    fallback: "Unable to add module",
  },
  deleteModule: {
    success: "Module Deleted Successfully",
    fallback: "Unable to delete module",
  },
  addTopic: {
    success: "Topic Added Successfully",
    fallback: "Unable to add topic",
  },
  deleteTopic: {
    success: "Topic Deleted Successfully",
    fallback: "Unable to delete topic",
  },
} as const;

/** The fields of a course that its curriculum does not provide. */
export const fromCurriculumSchema = z.object({
  code: addressName(courseLabels.code, { max: courseLimits.code }),
  categoryId: chosenId(courseLabels.categoryId),
});
