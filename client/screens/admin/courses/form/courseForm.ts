import { z } from "zod";
import { courseLabels, courseSchema } from "#gateway/domains/courses/formContract";
import { outlineSchema } from "#gateway/domains/outlines/contract";
import { currentSession } from "~/session/sessionStore";
import type { Outline } from "~/ui/sorting/outline";
import type { CourseState } from "../courseState";

/** The whole editor as one form: the course's details and its outline. */
export const editorSchema = courseSchema.extend({ modules: outlineSchema.shape.modules });

/** The details, in the order in which they stand on screen. */
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

/** The names of the fields, as messages use them. */
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
  modules: "Outline",
} as const;

/** What is typed in the editor. */
export type EditorValues = Record<Exclude<DetailName, "duration" | "objectives">, string> & {
  /** What the picker shows of the trainer. */
  trainerName: string;
  objectives: readonly string[];
  /** Undefined is empty: the course then keeps the duration that it has. */
  duration: string | undefined;
  modules: Outline;
};

/** What the editor shows at first: the course's own values, or those of a new one. */
export function toCourseValues(course: CourseState | null): EditorValues {
  return {
    code: course?.code ?? "",
    title: course?.title ?? "",
    description: course?.description ?? "",
    categoryId: course ? String(course.categoryId) : "",
    imageUrl: course?.imageUrl ?? "",
    price: course?.price == null ? "" : String(course.price),
    level: course?.level ?? "BEGINNER",
    // A course without a length has 0, which the form does not take.
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

/** The step on which a field stands. */
export const findStep = (field: string): StepName => (field === "modules" ? "outline" : "details");

const topic = z.object({ key: z.string(), id: z.int().nullable(), name: z.string() });
const text = z.string();
const draftSchema = z.object({
  savedAt: text,
  /** The course's version that the editing began from; null for a new course. */
  version: text.nullable(),
  values: z.object({
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
  }),
});

/** What was typed and not saved, as this browser keeps it. */
interface CourseDraft {
  savedAt: string;
  version: string | null;
  values: EditorValues;
}

/** The place of a draft: a browser can be shared by people, and by organizations. */
function keyOf(courseId: number | null): string {
  const { account } = currentSession();
  return `course-draft:${account?.tenantId ?? 0}:${account?.id ?? 0}:${courseId ?? "new"}`;
}

/** The draft of a course, or of the new one; null when there is none that can be read. */
export function readDraft(courseId: number | null): CourseDraft | null {
  try {
    const { values, ...draft } = draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(courseId)) ?? ""));
    return { ...draft, values: { ...values, duration: values.duration } };
  } catch {
    return null;
  }
}

/** Keeps what is typed; a full storage keeps nothing, and the question before leaving still guards it. */
export function writeDraft(courseId: number | null, draft: Omit<CourseDraft, "savedAt">): void {
  try {
    const kept: CourseDraft = { ...draft, savedAt: new Date().toISOString() };
    localStorage.setItem(keyOf(courseId), JSON.stringify(kept));
  } catch {
    return;
  }
}

export const dropDraft = (courseId: number | null): void => localStorage.removeItem(keyOf(courseId));
