import { z } from "zod";
import { currentSession } from "~/session/sessionStore";
import type { EditorValues } from "./courseForm";

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
export interface CourseDraft {
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
