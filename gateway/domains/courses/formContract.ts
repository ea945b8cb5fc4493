import { z } from "zod";
import {
  chosenId,
  imageAddress,
  messages,
  optionalPrice,
  optionalText,
  requiredText,
  wholeNumber,
} from "../contract";
import { levels, publishStatuses } from "./contract";

export const courseLimits = {
  code: 10,
  title: 100,
  description: 500,
  duration: { min: 1, max: 100_000 },
} as const;
export const outlineLimits = { modules: 100, topics: 200, name: 150 } as const;

export const courseLabels = {
  code: "Code",
  title: "Title",
  description: "Description",
  categoryId: "Category",
  status: "Status",
  price: "Price",
  imageUrl: "Image URL",
  level: "Level",
  duration: "Duration",
  authorName: "Author",
  trainerId: "Trainer",
} as const;

/** The course form. Code, title and so on are what the specification asks; level, duration and people may be left out. */
export const courseSchema = z.object({
  code: requiredText(courseLabels.code, { max: courseLimits.code }),
  title: requiredText(courseLabels.title, { max: courseLimits.title }),
  description: requiredText(courseLabels.description, { max: courseLimits.description }),
  categoryId: chosenId(courseLabels.categoryId),
  status: z.enum(publishStatuses, messages.required(courseLabels.status)),
  price: optionalPrice(courseLabels.price),
  imageUrl: imageAddress(courseLabels.imageUrl),
  level: z.enum(levels, messages.required(courseLabels.level)).optional(),
  duration: wholeNumber(courseLabels.duration, courseLimits.duration).optional(),
  authorName: optionalText(courseLabels.authorName, { max: 100 }),
  trainerId: chosenId(courseLabels.trainerId).nullish(),
});
export type CourseInput = z.output<typeof courseSchema>;

export const outlineLabels = { section: "Section Name", topic: "Topic Name" } as const;

/** The name of a module. */
export const sectionSchema = z.object({
  name: requiredText(outlineLabels.section, { max: outlineLimits.name }),
});
/** The name of a topic. */
export const topicSchema = z.object({ name: requiredText(outlineLabels.topic, { max: outlineLimits.name }) });

/** A course's whole outline, in order: a row without a number is new, one that is missing goes. */
export const outlineSchema = z.object({
  modules: z
    .array(
      sectionSchema.extend({
        id: z.int().nullish(),
        topics: z.array(topicSchema.extend({ id: z.int().nullish() })).max(outlineLimits.topics),
      }),
    )
    .max(outlineLimits.modules),
});
export type OutlineInput = z.output<typeof outlineSchema>;

export const courseMessages = {
  notFound: "Course not found",
  moduleNotFound: "Module not found",
  topicNotFound: "Topic not found",
  categoryNotFound: "Category not found",
  trainerNotFound: "Only staff can be trainers",
  codeTaken: "Another course has this code",
  enrolled: "Failed to delete the course. Users are already enrolled courses",
  inBatches: "The course is part of a batch and cannot be deleted",
  outlineChanged: "Somebody else has changed this course. The screen now shows the newest state.",
  emptyOutline: "Add a module with a topic before you publish the course",
} as const;

/** What a course needs beside what its curriculum says. */
export const fromCurriculumSchema = z.object({
  code: requiredText(courseLabels.code, { max: courseLimits.code }),
  categoryId: chosenId(courseLabels.categoryId),
});
