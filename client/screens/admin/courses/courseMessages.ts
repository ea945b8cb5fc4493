import type { PublishStatus } from "#gateway/domains/courses/contract";
import { loadErrorMessages } from "../loadErrorMessages";

export const courseNoun = { one: "course", many: "courses" } as const;

/** Parses the gateway's status; an unknown one counts as unpublished. */
export const toPublishStatus = (status: string): PublishStatus =>
  status === "PUBLISHED" ? "PUBLISHED" : "DRAFT";

/** The actions for a course that need confirmation. */
export type CourseAct = "publish" | "unpublish" | "delete";

/** The texts of each action's confirmation. */
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

export const syncMessages = {
  success: "Courses synced successfully",
  fallback: loadErrorMessages.courses,
} as const;
