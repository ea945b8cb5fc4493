import type { Right } from "../rightsContract";

/** The path at which a course is downloaded as an archive. */
export const courseArchivePath = (courseId: number): string => `/export/courses/${courseId}.zip`;

/** The rights to what an archive contains: drafts of lessons, answers of questions, and every resource. */
export const archiveParts = [
  "courses.read",
  "lessons.write",
  "questions.write",
] as const satisfies readonly Right[];
