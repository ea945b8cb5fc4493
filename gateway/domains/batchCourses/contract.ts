import { defineLabels } from "../labelsContract";
export const batchCourseStatuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;
export type BatchCourseStatus = (typeof batchCourseStatuses)[number];

export const courseTypeLabels = defineLabels(
  "INSTRUCTOR_LED",
  { SELF_PACED: "Self-paced" },
  "BLENDED",
  "LIVE_ONLINE",
  "RECORDED",
  "WORKSHOP",
  "SEMINAR",
  "BOOTCAMP",
  "MENTORED",
  "PROJECT_BASED",
  "FLIPPED_CLASSROOM",
  "GAMIFIED",
  "PEER_TO_PEER",
  { MOOC: "MOOC" },
);
export type CourseType = keyof typeof courseTypeLabels;

/** The orders of a batch's courses. */
export const batchCourseSorts = ["START", "TITLE", "STATUS"] as const;
export type BatchCourseSort = (typeof batchCourseSorts)[number];
