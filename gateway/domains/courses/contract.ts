import { defineLabels } from "../labelsContract";
import { pageSizes } from "../lists/contract";

export const publishStatuses = ["DRAFT", "PUBLISHED"] as const;
export type PublishStatus = (typeof publishStatuses)[number];
export const publishStatusLabels = defineLabels("DRAFT", "PUBLISHED");

export const levelLabels = defineLabels("BEGINNER", "INTERMEDIATE", "ADVANCED");
export type Level = keyof typeof levelLabels;

/** The orders of the catalogue; each falls back on the id, so that pages never overlap. */
export const courseSorts = ["TITLE", "NEWEST", "SHORTEST", "LONGEST", "CREATED"] as const;
/** The orders that only the tables of staff offer. */
export const tableCourseSorts = ["UPDATED", "CATEGORY", "STATUS"] as const;
export type CourseSort = (typeof courseSorts | typeof tableCourseSorts)[number];
/** The orders that the catalogue offers. */
export const courseSortLabels: Record<Exclude<(typeof courseSorts)[number], "CREATED">, string> = {
  TITLE: "Title",
  NEWEST: "Newest first",
  SHORTEST: "Shortest first",
  LONGEST: "Longest first",
};

/** Reasons why a course is not ready to be published. */
export const courseLacks = ["TOPICS", "QUESTIONS"] as const;
export type CourseLack = (typeof courseLacks)[number];

/** The refusal of a course's material to others than its learners. */
export const notEnrolledMessage = "You are not enrolled in this course";

export const catalogueLimits = { page: pageSizes.cards } as const;

/** The types that curricula have, that learners practise and that the AI proposes. */
export const practisedTypes = ["SINGLE", "MULTIPLE", "TRUE_FALSE", "SHORT_TEXT"] as const;
export const questionTypes = [
  ...practisedTypes,
  "NUMERIC",
  "MATCHING",
  "ORDERING",
  "FILL",
  "ESSAY",
  "FILE",
] as const;
export type QuestionTypeName = (typeof questionTypes)[number];
const practised: ReadonlySet<QuestionTypeName> = new Set(practisedTypes);
export const isPractised = (type: QuestionTypeName): boolean => practised.has(type);
