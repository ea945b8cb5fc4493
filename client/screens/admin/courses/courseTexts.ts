import type { PublishStatus } from "../../../../gateway/domains/courses/contract";
import { courseMessages } from "../../../../gateway/domains/courses/formContract";
import { loadTexts } from "../loadTexts";

export const courseNoun = { one: "course", many: "courses" } as const;

export const statusLabels: Record<PublishStatus, string> = { PUBLISHED: "Published", DRAFT: "Draft" };

/** The status that the gateway names; one that this client does not know yet is no publication. */
export const statusOf = (status: string): PublishStatus => (status === "PUBLISHED" ? "PUBLISHED" : "DRAFT");

/** What a person may do to a course after a question. */
export type CourseAct = "publish" | "unpublish" | "delete";

/** The words of each act: the question, the answers, and what is said afterwards. */
export const actTexts: Record<
  CourseAct,
  { title: string; question: string; yes: string; done: string; fallback: string }
> = {
  publish: {
    title: "Publish the course",
    question: "Are you sure you want to publish this course?",
    yes: "Yes, publish it!",
    done: "Course published successfully",
    fallback: "Unable to publish course",
  },
  unpublish: {
    title: "Unpublish the course",
    question: "Are you sure you want to unpublish this course?",
    yes: "Yes, unpublish it!",
    done: "Course unpublished successfully",
    fallback: "Unable to unpublish course",
  },
  delete: {
    title: "Delete the course",
    question: "Are you sure you want to delete this course?",
    yes: "Yes, delete it!",
    done: "Successfully Deleted Course",
    fallback: "Unable to delete course",
  },
};

export const syncTexts = { done: "Courses synced successfully", fallback: loadTexts.courses } as const;

export const enrolledMessage = courseMessages.enrolled;
