import { z } from "zod";
import { courseLabels, courseSchema } from "#gateway/domains/courses/formContract";
import { outlineSchema } from "#gateway/domains/outlines/contract";
import { keptForms } from "~/forms/keptForms";
import { isWithin } from "~/forms/paths";
import { outlineFormLabels } from "~/outline/outlineRows";
import type { Outline } from "~/ui/sorting/outline";
import type { CourseState } from "../courseState";

/** The whole editor as one form: details and outline. */
export const editorSchema = courseSchema.extend({ modules: outlineSchema.shape.modules });

/** The details, in the order on screen. */
export const detailNames = [
  "code",
  "categoryId",
  "title",
  "description",
  "price",
  "duration",
  "level",
  "status",
  "trainerId",
  "authorName",
  "objectives",
  "imageUrl",
] as const;
export type DetailName = (typeof detailNames)[number];

/** The fields' labels in messages. */
export const editorLabels = {
  code: courseLabels.code,
  title: courseLabels.title,
  description: courseLabels.description,
  categoryId: courseLabels.categoryId,
  imageUrl: courseLabels.imageUrl,
  price: courseLabels.price,
  level: courseLabels.level,
  duration: courseLabels.duration,
  status: courseLabels.status,
  trainerId: courseLabels.trainerId,
  trainerName: courseLabels.trainerId,
  authorName: courseLabels.authorName,
  objectives: courseLabels.objectives,
  ...outlineFormLabels,
} as const;

/** The form's values. */
export type EditorValues = Record<Exclude<DetailName, "duration" | "objectives">, string> & {
  /** The chosen trainer's name, for the picker. */
  trainerName: string;
  objectives: readonly string[];
  /** Undefined is empty: the course has none. */
  duration: string | undefined;
  modules: Outline;
};

/** The initial values: the course's own, or those of a new one. */
export function toCourseValues(course: CourseState | null): EditorValues {
  return {
    code: course?.code ?? "",
    title: course?.title ?? "",
    description: course?.description ?? "",
    categoryId: course ? String(course.categoryId) : "",
    imageUrl: course?.imageUrl ?? "",
    price: course?.price == null ? "" : String(course.price),
    level: course?.level ?? "BEGINNER",
    // A course without a duration has 0, which the form does not accept.
    duration: course?.duration ? String(course.duration) : undefined,
    status: course?.status ?? "DRAFT",
    trainerId: course?.trainer ? String(course.trainer.databaseId) : "",
    trainerName: course?.trainer?.name ?? "",
    authorName: course?.authorName ?? "",
    objectives: course?.objectives ?? [],
    modules: course?.outline ?? [],
  };
}

export const steps = ["details", "outline", "review"] as const;
export type StepName = (typeof steps)[number];

/** Returns the step that contains a field or a part of one. */
export const findStep = (path: string): StepName => (isWithin(path, "modules") ? "outline" : "details");

const topic = z.object({ key: z.string(), id: z.int().nullable(), name: z.string() });
const text = z.string();
const draftSchema = z.object({
  savedAt: text,
  /** The version that the edit began from; null for a new course. */
  version: text.nullable(),
  values: z
    .object({
      code: text,
      title: text,
      description: text,
      categoryId: text,
      imageUrl: text,
      price: text,
      level: text,
      duration: text.optional(),
      status: text,
      trainerId: text,
      trainerName: text,
      authorName: text,
      objectives: z.array(text),
      modules: z.array(topic.extend({ topics: z.array(topic) })),
    })
    .transform((values): EditorValues => ({ ...values, duration: values.duration })),
});

/** Unsaved input. */
interface CourseDraft {
  savedAt: string;
  version: string | null;
  values: EditorValues;
}

const openKeptCourse = keptForms<CourseDraft>({ name: "course-form", schema: draftSchema });

/** The unsaved input of a course or of the new one, kept in this browser: each window has its own. */
export const openDraft = (courseId: number | null) => openKeptCourse(courseId ?? "new");
