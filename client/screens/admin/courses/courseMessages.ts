import type { PublishStatus } from "#gateway/domains/courses/contract";
import { loadErrorMessages } from "../loadErrorMessages";

export const courseNoun = { one: "course", many: "courses" } as const;

/** The status that the gateway names; one that this client does not know yet is no publication. */
export const toPublishStatus = (status: string): PublishStatus =>
  status === "PUBLISHED" ? "PUBLISHED" : "DRAFT";

/** What a person may do to a course after a question. */
export type CourseAct = "publish" | "unpublish" | "delete";

/** The words of each act's question and of its answer. */
export const actionMessages: Record<CourseAct, { title: string; question: string; yes: string }> = {
  publish: {
    title: "Publish the course",
    question: "Are you sure you want to publish this course?",
    yes: "Publish",
  },
  unpublish: {
    title: "Unpublish the course",
    question: "Are you sure you want to unpublish this course?",
    yes: "Unpublish",
  },
  delete: {
    title: "Delete the course",
    question: "Are you sure you want to delete this course?",
    yes: "Yes, delete it!",
  },
};

/** What is said after a publication was changed, or could not be. */
export const publicationMessages = {
  publish: { success: "Course published successfully", fallback: "Unable to publish course" },
  unpublish: { success: "Course unpublished successfully", fallback: "Unable to unpublish course" },
} as const;

export const syncMessages = {
  success: "Courses synced successfully",
  fallback: loadErrorMessages.courses,
} as const;
